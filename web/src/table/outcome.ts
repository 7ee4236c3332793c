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
