import type { Table } from "$board/table";
import type { Catalogue, Hand, Public } from "./generated";

export type {
  Action,
  Back,
  Card,
  Catalogue,
  Characteristic,
  CollectorEntry,
  Grade,
  Hand as Mine,
  MonumentEntry,
  Public,
  PublicEvent,
  Round,
  Seat,
  What,
} from "./generated";

/** What the board is given. */
export type FabulousTable = Table<Public, Hand, Catalogue>;
