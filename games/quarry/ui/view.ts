import type { Table } from "$board/table";
import type { Catalogue, MonumentEntry, Public, PublicEvent, Screen } from "./generated";

export type {
  Action,
  Catalogue,
  Colour,
  Holdings,
  MonumentEntry,
  Piece as Kind,
  Pieces,
  Public,
  PublicEvent,
  Screen,
} from "./generated";

/** What the board is given. */
export type QuarryTable = Table<Public, Screen, Catalogue>;

export function monumentOf(table: QuarryTable): MonumentEntry | undefined {
  return table.catalogue.monuments[table.view.public.with.monument];
}

/** The public events of what was heard last. */
export function lately(table: QuarryTable): PublicEvent[] {
  return table.news.flatMap((heard) => heard.public as readonly PublicEvent[]);
}
