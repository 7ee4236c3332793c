import { gameAssets } from "../shell/gameAssets";
import { canPlayHere } from "../shell/here";
import type { Language } from "../shell/i18n";
import { modules } from "./modules";

/** The game that is being fetched. */
let current: { game: string; abort: AbortController } | null = null;
/** The game of a match that is about to begin. */
let begins: string | null = null;

/** Fetches modules, boards and texts of these games, one game after another, unless the browser is set to save data. */
export async function prefetch(games: readonly string[], language: Language) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || current) return;
  for (const game of games) {
    const address = modules[game];
    if (!address || !(await canPlayHere(game))) continue;
    if (begins && begins !== game) return;
    const abort = new AbortController();
    current = { game, abort };
    try {
      const answer = await fetch(address, { priority: "low", signal: abort.signal });
      await Promise.all([answer.arrayBuffer(), gameAssets(game, language)]);
    } catch {
      return;
    } finally {
      current = null;
    }
  }
}

/** Stops fetching other games while the match of this game begins, so that it has the network for itself. */
export function stopPrefetch(game: string, begun: Promise<unknown>) {
  begins = game;
  void begun.finally(() => (begins = null));
  // A fetch of the same game goes on: the match needs its result.
  if (current && current.game !== game) current.abort.abort();
}
