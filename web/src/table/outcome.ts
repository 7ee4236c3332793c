import type { Say } from "../shell/i18n";

/** How a match ended for one seat, as the engine says it. */
export interface Standing {
  place: number;
  points: number;
  scores: { name?: string; sources: (Source & { points: number })[] }[];
}

/** What gave points: a rule, or one of the things that it counts. */
export interface Source {
  rule: string;
  /** The message that names what they are for, where the rule counts several things. */
  part?: string;
}

/** One column of the table of points: a score of a seat, by what gave it. */
export interface Column {
  seat: number;
  /** The message that names it, where the seat has several. */
  name?: string;
  points: ReadonlyMap<string, number>;
  sum: number;
}

const keyOf = ({ rule, part }: Source) => (part ? `${rule} ${part}` : rule);

/** The order of the columns of the table of points. */
export type By = "place" | "seat";

/** The scores of all seats, the best placed first unless they stand in the order of the seats. */
export function columns(standings: readonly Standing[], by: By = "place"): Column[] {
  const seats = standings.map((_, seat) => seat);
  if (by === "place") seats.sort((one, other) => standings[one]!.place - standings[other]!.place);
  return seats.flatMap((seat) =>
    standings[seat]!.scores.map(({ name, sources }) => {
      const points = new Map<string, number>();
      for (const it of sources) points.set(keyOf(it), (points.get(keyOf(it)) ?? 0) + it.points);
      return {
        seat,
        ...(name ? { name } : {}),
        points,
        sum: sources.reduce((sum, it) => sum + it.points, 0),
      };
    }),
  );
}

/** One row of the table of points: what a source gave, by column. */
export interface Row extends Source {
  key: string;
  points: readonly (number | undefined)[];
}

/**
 * The rows of the table of points. Parts of rules stand in the order that the game gives, the rest in the order in which all
 * scores name them: a score names only what gave points.
 */
export function rowsOf(
  standings: readonly Standing[],
  order: readonly string[] = [],
  by: By = "place",
): Row[] {
  const all = columns(standings, by);
  const found: Source[] = [];
  const place = (source: Source) => found.findIndex((it) => keyOf(it) === keyOf(source));
  for (const { sources } of standings.flatMap((it) => it.scores)) {
    const own = [...new Map(sources.map((it) => [keyOf(it), it])).values()];
    for (const [nth, source] of own.entries()) {
      if (place(source) >= 0) continue;
      const next = own.slice(nth + 1).find((it) => place(it) >= 0);
      found.splice(next ? place(next) : found.length, 0, source);
    }
  }
  const rank = ({ part }: Source) => (part && order.includes(part) ? order.indexOf(part) : order.length);
  found.sort((one, other) => rank(one) - rank(other));
  return found.map(({ rule, part }) => {
    const key = keyOf({ rule, ...(part ? { part } : {}) });
    return { key, rule, ...(part ? { part } : {}), points: all.map((it) => it.points.get(key)) };
  });
}

/** What is said of the end: who won, whether it is a draw, or that a lone player lost. */
export type Ending =
  | { is: "won"; seats: number[] }
  | { is: "shared"; seats: number[] }
  | { is: "solo-won" }
  | { is: "solo-lost" };

export function ending(standings: readonly Standing[]): Ending {
  const seats = standings.flatMap((it, seat) => (it.place === 1 ? [seat] : []));
  if (standings.length === 1) return { is: seats.length === 1 ? "solo-won" : "solo-lost" };
  return { is: seats.length > 1 ? "shared" : "won", seats };
}

/** Who has won, as a sentence. A player alone at a device is addressed. */
export function resultOf(
  standings: readonly Standing[],
  players: readonly { name: string; me: boolean }[],
  say: Say,
): string {
  const end = ending(standings);
  if (!("seats" in end)) return say(`end-${end.is}`);
  const iWon = end.is === "won" && end.seats.every((seat) => players[seat]?.me);
  if (iWon && players.filter((it) => it.me).length === 1) return say("end-you-won");
  return say(`end-${end.is}`, { names: end.seats.map((seat) => players[seat]?.name ?? "").join(", ") });
}

/**
 * How long the points of one source are counted at the end of a match, in milliseconds, when the first begins, and how long the
 * sums stand before the places are shown.
 */
export const COUNTING = { each: 700, from: 500, hold: 700 };

/** The message that names a source. */
export function messageOf({ rule, part }: Source): string {
  return part ?? `points-${rule}`;
}

/**
 * What each seat has in each of its scores after so many sources were counted; a fraction counts a part of the next one. The rows
 * have their columns in the order of the seats.
 */
export function countedUp(standings: readonly Standing[], rows: readonly Row[], sources: number): number[][] {
  const counted: number[][] = standings.map(() => []);
  for (const [column, { seat }] of columns(standings, "seat").entries())
    counted[seat]!.push(
      rows.reduce(
        (sum, { points }, nth) => sum + (points[column] ?? 0) * Math.max(0, Math.min(1, sources - nth)),
        0,
      ),
    );
  return counted;
}
