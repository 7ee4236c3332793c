import type { Table } from "$board/table";
import type { Catalogue, Hand, Power, Public, Symbol, TableFacts } from "./generated";

export type {
  Action,
  Card,
  Catalogue,
  Facts,
  Hand as Mine,
  HandEvent,
  Holdings,
  Plan,
  Power,
  Public,
  PublicEvent,
  ScoreNow,
  Share,
  Story,
  Symbol,
} from "./generated";

/** What the board is given. */
export type Antiquity = Table<Public, Hand, Catalogue, TableFacts>;
/** What it takes to name and draw a card. */
export type Library = Pick<Antiquity, "catalogue" | "say">;

export const COLOURS = ["red", "blue", "green", "yellow"] as const;
export const POWERS: readonly Power[] = ["scribe", "naute", "hero"];
export const SYMBOLS: readonly Symbol[] = ["scroll", "ship", "helmet"];
