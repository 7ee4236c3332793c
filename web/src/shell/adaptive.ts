import type { BotLevels } from "$protocol";

/** The name of the choice that follows the reader's results. It is not a level of bots. */
export const ADAPTIVE = "adaptive";

/** How a match against bots ended for the reader. */
export interface Result {
  room: string;
  place: number;
  seats: number;
}

/** What this browser keeps of the reader's results at a game. */
export interface Results {
  /** The level of the next opponents. */
  level: string;
  /** The last results against bots of this level, oldest first. */
  recent: readonly Result[];
  /** The last rooms that were counted: a reader may look at the end of a match again. */
  counted: readonly string[];
}

export const resultsKey = (game: string) => `adaptive ${game}`;

export function keptResults(game: string): Results | null {
  try {
    return JSON.parse(localStorage.getItem(resultsKey(game)) ?? "null") as Results | null;
  } catch {
    return null;
  }
}

/** The level of the reader's next opponents. The first ones are for beginners. */
export function adaptiveLevel(game: string, { levels, beginner }: BotLevels): string {
  const level = keptResults(game)?.level;
  return level !== undefined && levels.includes(level) ? level : beginner;
}
