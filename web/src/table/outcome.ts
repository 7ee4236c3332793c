import type { PointsPart } from "$board/turns";

/** How a match ended for one seat, as the engine says it. */
export interface Standing {
  place: number;
  points: number;
  scores: { name?: string; sources: { rule: string; points: number }[] }[];
}

/** One column of the table of points: a score of a seat, by the rules that gave it. */
export interface Column {
  seat: number;
  /** The message that names it, where the seat has several. */
  name?: string;
  points: ReadonlyMap<string, number>;
  sum: number;
}

/** The scores of all seats, the best placed first. */
export function columns(standings: readonly Standing[]): Column[] {
  const seats = standings.map((_, seat) => seat);
  seats.sort((one, other) => standings[one]!.place - standings[other]!.place);
  return seats.flatMap((seat) =>
    standings[seat]!.scores.map(({ name, sources }) => {
      const points = new Map<string, number>();
      for (const source of sources) points.set(source.rule, (points.get(source.rule) ?? 0) + source.points);
      return {
        seat,
        ...(name ? { name } : {}),
        points,
        sum: sources.reduce((sum, it) => sum + it.points, 0),
      };
    }),
  );
}

/** The rules that gave points, in the order in which the seats name them. */
export function sources(standings: readonly Standing[]): string[] {
  const named = standings.flatMap(({ scores }) => scores.flatMap((score) => score.sources));
  return [...new Set(named.map((source) => source.rule))];
}

/** One row of the table of points: what one rule gave, or a part of it, by column. */
export interface Row {
  key: string;
  rule: string;
  /** What it is called, where it is a part of what the rule gave. */
  name: string | null;
  points: readonly (number | undefined)[];
}

/**
 * The rows of the table of points. What a rule gave is told in parts where `partsOf` names some for every column, and they
 * add up to it; it counts a seat's scores from its own number on.
 */
export function rowsOf(
  standings: readonly Standing[],
  partsOf: (rule: string, who: number) => readonly PointsPart[] | null,
): Row[] {
  const all = columns(standings);
  const nth = all.map((it, at) => at - all.findIndex((other) => other.seat === it.seat));
  return sources(standings).flatMap((rule): Row[] => {
    const whole = { key: rule, rule, name: null, points: all.map((it) => it.points.get(rule)) };
    const parts = all.map((it, at) => partsOf(rule, it.seat + nth[at]!));
    const sums = parts.map((it) => it?.reduce((sum, part) => sum + part.points, 0));
    const fits = sums.every((sum, at) => sum === (whole.points[at] ?? 0));
    if (!fits) return [whole];
    return (parts[0] ?? []).map(({ name }, part) => ({
      key: `${rule} ${part}`,
      rule,
      name,
      points: parts.map((it) => it?.[part]?.points),
    }));
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
