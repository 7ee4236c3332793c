/** How a match ended for one seat, as the engine says it. */
export interface Standing {
  place: number;
  points: number;
  scores: { name?: string; sources: { rule: string; points: number }[] }[];
}

/** One row of the table of points: a rule, and what it gave each seat. */
export interface SourceRow {
  rule: string;
  points: (number | null)[];
}

/** The points by source, one row a rule, in the order in which the seats name them. */
export function sourceRows(standings: readonly Standing[]): SourceRow[] {
  const rows = new Map<string, (number | null)[]>();
  for (const [seat, standing] of standings.entries())
    for (const source of standing.scores.flatMap((score) => score.sources)) {
      const row = rows.get(source.rule) ?? standings.map(() => null);
      row[seat] = (row[seat] ?? 0) + source.points;
      rows.set(source.rule, row);
    }
  return [...rows].map(([rule, points]) => ({ rule, points }));
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
