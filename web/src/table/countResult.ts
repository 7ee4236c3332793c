import type { BotLevels } from "$protocol";
import { adaptiveLevel, keptResults, resultsKey, type Result, type Results } from "../shell/adaptive";

/** Two of the last three results move the level. */
const RECENT = 3;
const ENOUGH = 2;
const MOST_COUNTED = 30;

/**
 * Counts the end of a match against bots of one level, once. After two wins in three matches the next opponents are one level
 * stronger, after two last places one level weaker, but never weaker than for beginners. Returns the new level, or null if it
 * stays.
 */
export function countResult(game: string, level: string, result: Result, known: BotLevels): string | null {
  const kept = keptResults(game);
  if (level !== adaptiveLevel(game, known) || kept?.counted.includes(result.room)) return null;
  const earlier = kept?.level === level ? kept.recent : [];
  const recent = [...earlier, result].slice(-RECENT);
  const counted = [...(kept?.counted ?? []), result.room].slice(-MOST_COUNTED);
  const weakest = known.levels.indexOf(known.beginner);
  const next = Math.max(weakest, known.levels.indexOf(level) + step(recent));
  const changed = known.levels[next] ?? level;
  keep(game, { level: changed, recent: changed === level ? recent : [], counted });
  return changed === level ? null : changed;
}

function step(recent: readonly Result[]): number {
  if (recent.filter(({ place }) => place === 1).length >= ENOUGH) return 1;
  return recent.filter(({ place, seats }) => place === seats).length >= ENOUGH ? -1 : 0;
}

function keep(game: string, results: Results) {
  try {
    localStorage.setItem(resultsKey(game), JSON.stringify(results));
  } catch {
    // A browser that keeps nothing proposes opponents for beginners again.
  }
}
