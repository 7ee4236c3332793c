import type { GameInfo } from "$protocol";
import { quick } from "../../shell/boards";

/** What a match of one click is like; without a level the bots are for beginners. */
export interface Wanted {
  seats: number;
  level?: string;
}

/** What the reader chose for a game the last time, or what the game proposes. */
export function lastWanted({ game, least, most }: Pick<GameInfo, "game" | "least" | "most">): Wanted {
  const usual = quick(game)?.seats ?? Math.min(most, Math.max(least, 3));
  try {
    const kept = JSON.parse(localStorage.getItem(`play ${game}`) ?? "{}") as Partial<Wanted>;
    const seats = kept.seats !== undefined && kept.seats >= least && kept.seats <= most ? kept.seats : usual;
    return { seats, ...(kept.level ? { level: kept.level } : {}) };
  } catch {
    return { seats: usual };
  }
}

/** Keeps the choice for the next visit. */
export function rememberWanted(game: string, wanted: Wanted) {
  try {
    localStorage.setItem(`play ${game}`, JSON.stringify(wanted));
  } catch {
    // A browser that keeps nothing proposes the usual again.
  }
}
