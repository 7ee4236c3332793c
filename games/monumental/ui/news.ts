import { waiting, type PublicEvent, type Table } from "./view";

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

/** An exploration token that was just turned over, and where. */
export interface Turned {
  tile: number;
  token: number;
}

/** The tokens that the last steps have turned over. */
export function turnedTokens(table: Pick<Table, "news">): Turned[] {
  const told = table.news.flatMap((it) => it.public as readonly PublicEvent[]);
  return told.flatMap((it) => {
    if (it.event === "token_turned") return [{ tile: it.tile, token: it.token }];
    return it.event === "solo" && it.solo === "token_turned" ? [{ tile: it.tile, token: it.token }] : [];
  });
}

/** The token whose reward is to be chosen, as long as it is known where it lies: a page that comes later is not told. */
export function rewardAt(table: Pick<Table, "news" | "view">): Turned | null {
  const task = waiting(table.view.public);
  if (task?.task !== "reward") return null;
  return turnedTokens(table).find((it) => it.token === task.token) ?? null;
}
