import type { PublicEvent, Table } from "./view";

/** The tiles that were conquered in the last steps. */
export function flashes(table: Pick<Table, "news">): Set<number> {
  return conquests(table.news);
}

/** The tiles that others have conquered since the reader's last step. */
export function freshConquests(table: Pick<Table, "since">): Set<number> {
  return conquests(table.since);
}

function conquests(steps: Table["news"]): Set<number> {
  const told = steps.flatMap((it) => it.public as readonly PublicEvent[]);
  return new Set(told.flatMap((it) => conquered(it) ?? []));
}

function conquered(told: PublicEvent): number | null {
  if (told.event === "conquered") return told.tile;
  return told.event === "solo" && told.solo === "conquered" ? told.tile : null;
}
