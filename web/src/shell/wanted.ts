import type { GameInfo } from "$protocol";
import { ADAPTIVE, adaptiveLevel } from "./adaptive";
import { quick } from "./boards";
import { bots } from "./gameAssets";

/** What a match of one click is like; without a level the bots are for beginners. */
export interface Wanted {
  seats: number;
  /** A level of bots, or `ADAPTIVE`. */
  level?: string;
  /** The options that are for this number of seats alone. */
  options?: Readonly<Record<string, unknown>>;
}

/** What the reader chose for a game the last time, or what the game proposes. */
export function lastWanted({ game, least, most }: Pick<GameInfo, "game" | "least" | "most">): Wanted {
  const usual = quick(game)?.seats ?? Math.min(most, Math.max(least, 3));
  const { seats = usual, level, options } = kept(game);
  return {
    seats: seats >= least && seats <= most ? seats : usual,
    ...(level ? { level } : {}),
    ...(options ? { options } : {}),
  };
}

/** Whether the reader's opponents in this game follow the reader's results. */
export function wantsAdaptive(game: string): boolean {
  return kept(game).level === ADAPTIVE;
}

/** The level of the bots in a match that begins now. */
export async function levelOf({ level }: Wanted, game: string): Promise<string> {
  const known = await bots();
  return level === ADAPTIVE ? adaptiveLevel(game, known) : (level ?? known.beginner);
}

/** Keeps the choice for the next visit. */
export function rememberWanted(game: string, wanted: Wanted) {
  try {
    localStorage.setItem(`play ${game}`, JSON.stringify(wanted));
  } catch {
    // A browser that keeps nothing proposes the usual again.
  }
}

function kept(game: string): Partial<Wanted> {
  try {
    return JSON.parse(localStorage.getItem(`play ${game}`) ?? "{}") as Partial<Wanted>;
  } catch {
    return {};
  }
}
