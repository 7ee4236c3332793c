import type { Table } from "$board/table";
import type { Action, Catalogue, MonumentEntry, Public, PublicEvent, Screen, TableFacts } from "./generated";

export type {
  Action,
  Catalogue,
  Colour,
  Facts,
  Holdings,
  MonumentEntry,
  Piece as Kind,
  Pieces,
  Public,
  PublicEvent,
  Screen,
} from "./generated";

/** What the board is given. */
export type QuarryTable = Table<Public, Screen, Catalogue, TableFacts>;

export function monumentOf(table: QuarryTable): MonumentEntry | undefined {
  return table.catalogue.monuments[table.view.public.with.monument];
}

/** The action that a hint proposes, while it is shown. */
export function proposedAction({ offers, hinted }: Pick<QuarryTable, "offers" | "hinted">): Action | null {
  const offer = hinted === null ? undefined : offers.find((it) => it.code === hinted);
  return (offer?.action as Action | undefined) ?? null;
}

/** The public events of what was heard last. */
export function lately(table: QuarryTable): PublicEvent[] {
  return table.news.flatMap((heard) => heard.public as readonly PublicEvent[]);
}
