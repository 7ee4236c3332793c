import type { Table } from "./view";

interface Told {
  event?: string;
  solo?: string;
  tile?: number;
}

/** The tiles that were conquered in the last steps. */
export function flashes(table: Pick<Table, "news">): Set<number> {
  const told = table.news.flatMap((it) => it.public as readonly Told[]);
  const taken = told.filter((it) => it.event === "conquered" || it.solo === "conquered");
  return new Set(taken.map((it) => it.tile ?? -1));
}
