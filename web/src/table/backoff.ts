import type { CloseReason } from "$protocol";

/** A server that stops disconnects all its clients at once: they reconnect spread over this many milliseconds. */
const STOPPED = 2000;
/** A room that is reloaded is back at once and has few clients. */
const RELOADED = 300;
/** The first delay after a connection that broke without a reason. It doubles with each further break. */
const FIRST = 400;
const LONGEST = 10_000;

/**
 * How long to wait before reconnecting, in milliseconds. `breaks` counts the broken connections since the last welcome.
 * The delay is random, so that clients do not reconnect at the same moment.
 */
export function reconnectDelay(
  breaks: number,
  why: CloseReason | null,
  random: () => number = Math.random,
): number {
  if (breaks <= 1 && why === "stopping") return STOPPED * random();
  if (breaks <= 1 && why === "reload") return RELOADED * random();
  return Math.min(LONGEST, FIRST * 2 ** (breaks - 1)) * (0.5 + random());
}
