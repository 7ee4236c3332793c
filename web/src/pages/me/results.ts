import type { GameStatistics, RoomInfo, TableStatistics } from "$protocol";

/** What this browser keeps of the results at a game: no server counts the matches that are played in a browser. */
interface Kept {
  tables: readonly TableStatistics[];
  /** The last rooms that were counted: a reader may look at the end of a match again. */
  counted: readonly string[];
}

const KEY = "results ";
const MOST_COUNTED = 500;

function kept(game: string): Kept {
  const none = { tables: [], counted: [] };
  try {
    return (JSON.parse(localStorage.getItem(KEY + game) ?? "null") as Kept | null) ?? none;
  } catch {
    return none;
  }
}

/** Counts the end of a match of this browser, once, for the reader's seat. */
export function countHere(
  room: RoomInfo,
  seat: number,
  { place, points }: { place: number; points: number },
) {
  const { game, seats } = room.settings;
  const { tables, counted } = kept(game);
  if (counted.includes(room.id)) return;
  const bots = room.seats.flatMap(({ sitter }) => (sitter.kind === "bot" ? [sitter.level] : []));
  const table = {
    seats,
    people: room.seats.some(({ sitter }, nth) => sitter.kind === "person" && nth !== seat),
    levels: [...new Set(bots)].sort(),
    played: 1,
    won: place === 1 ? 1 : 0,
    best: points,
    points,
  };
  const now: Kept = {
    tables: added([...tables, table]),
    counted: [...counted, room.id].slice(-MOST_COUNTED),
  };
  try {
    localStorage.setItem(KEY + game, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing counts nothing.
  }
}

/** Forgets all results of this browser. */
export function forgetHere() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) localStorage.removeItem(key);
}

/** The server's statistics with the results of this browser, by game. */
export function withResultsHere(found: readonly GameStatistics[]): GameStatistics[] {
  const here = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  const games = new Set([...found.map((it) => it.game), ...here.map((key) => key.slice(KEY.length))]);
  return [...games].sort().flatMap((game) => {
    const there = found.find((it) => it.game === game)?.tables ?? [];
    const tables = added([...there, ...kept(game).tables]);
    const [all] = added(tables.map((it) => ({ ...it, seats: 0, people: false, levels: [] })));
    return all ? [{ ...all, game, tables }] : [];
  });
}

/** Adds up the results at tables with as many seats and the same opponents. Small tables come first. */
function added(tables: readonly TableStatistics[]): TableStatistics[] {
  const sums = new Map<string, TableStatistics>();
  for (const table of tables) {
    const kind = [table.seats, table.people, ...table.levels].join();
    const { played, won, best, points } = sums.get(kind) ?? { ...table, played: 0, won: 0, points: 0 };
    sums.set(kind, {
      ...table,
      played: played + table.played,
      won: won + table.won,
      best: Math.max(best, table.best),
      points: points + table.points,
    });
  }
  return [...sums.values()].sort((one, other) => one.seats - other.seats || other.played - one.played);
}

/** The quantile of the normal distribution for an interval of 95 %. */
const Z = 1.96;

/** Between which numbers of wins in a hundred matches the reader's true share lies, with 95 % confidence (Wilson's interval). */
export function winsOfHundred(won: number, played: number): { low: number; high: number } {
  const share = won / played;
  const middle = share + Z ** 2 / (2 * played);
  const half = Z * Math.sqrt((share * (1 - share)) / played + Z ** 2 / (4 * played ** 2));
  const bound = (value: number) => Math.round((100 * value) / (1 + Z ** 2 / played));
  return { low: bound(middle - half), high: bound(middle + half) };
}
