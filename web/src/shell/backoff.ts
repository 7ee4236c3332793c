import type { CloseReason } from "$protocol";

/** A server that stops has sent everybody away at one moment: they come back over so many milliseconds. */
const STOPPED = 2000;
/** A room that is read anew is there again at once, and has few people in it. */
const RELOADED = 300;
/** The first pause after a break for which nobody gave a reason; each further one is twice as long, up to the longest. */
const BREAK = 400;
const LONGEST = 10_000;

/**
 * How long to wait before coming back, in milliseconds, after so many breaks since the last greeting. Everybody's pause is
 * another, so that not all come at one moment.
 */
export function pause(breaks: number, why: CloseReason | null, luck: () => number = Math.random): number {
  if (breaks <= 1 && why === "stopping") return STOPPED * luck();
  if (breaks <= 1 && why === "reload") return RELOADED * luck();
  return Math.min(LONGEST, BREAK * 2 ** (breaks - 1)) * (0.5 + luck());
}
