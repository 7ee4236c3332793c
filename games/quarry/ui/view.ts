import type { Table } from "$board/table";

/** A colour of bricks. */
export type Colour = "violet" | "red" | "neutral" | "orange";
/** A kind of piece: a brick of a colour, the jewel (blue) or the black piece. */
export type Kind = Colour | "blue" | "black";
/** How many pieces of each kind there are somewhere. */
export type Pieces = Partial<Record<Kind, number>>;

/** What everyone sees. */
export interface Public {
  with: { seats: number; monument: number; show_taken: boolean };
  /** Counted from 1. */
  round: number;
  phase: Phase;
  first: number;
  turn: Turn;
  /** Where the worker stands; nowhere while it waits in front of a screen. */
  worker: number | null;
  /** What lies in the quarry, by space. */
  quarry: Record<string, Pieces>;
  /** The positions where a brick lies. */
  built: readonly number[];
  players: readonly Holdings[];
}

export type Phase = "quarry" | "building" | { over: "complete" | "last_round" };

export interface Turn {
  seat: number;
  number: number;
  paces_left: number;
  entered: readonly number[];
  took: number;
}

export interface Holdings {
  /** What was seen going behind the screen; shown only where the table wants it. */
  seen: Pieces;
  passed: boolean;
  earned: Record<"start" | "black" | "bricks" | "left_before" | "left_now" | "jewels", number>;
}

/** What one seat sees besides. */
export interface Mine {
  pieces: Pieces;
}

/** What a touch can mean. */
export type Action =
  { do: "enter"; space: number; take?: Kind } | { do: "lay"; position: number } | { do: "pass" };

/** What everyone is told. */
export type PublicEvent =
  | { event: "round_begun"; round: number; first: number; paces: number }
  | { event: "placed"; space: number; piece: Kind }
  | { event: "entered"; seat: number; space: number; take: Kind | null }
  | { event: "walk_begun"; seat: number; number: number; paces: number }
  | { event: "black_returned"; seat: number; points: number }
  | { event: "laid"; seat: number; position: number; colour: Colour; points: number }
  | { event: "builder_called"; seat: number }
  | { event: "passed"; seat: number; shown: Pieces | null; points: number }
  | { event: "given_back"; seat: number; points: number }
  | { event: "jewels_counted"; seat: number; jewels: number; points: number }
  | { event: "ended"; ending: "complete" | "last_round" };

export type QuarryTable = Table<Public, Mine>;

/** The pack, as far as it is drawn. */
export interface Pack {
  rules: { rounds: number; paces: readonly number[]; jewel: number; black: number };
  level: readonly { points: number }[];
  quarry: { outer: number; middle: number; centre: number; neighbours: readonly string[] };
  monument: readonly MonumentEntry[];
}

export interface MonumentEntry {
  key: string;
  rounds: readonly (Pieces & { origin: string })[];
  /** Level, x, y, colour. */
  plan: readonly (readonly [number, number, number, Colour])[];
}

export function packOf(table: QuarryTable): Pack {
  return table.content["quarry"] as Pack;
}

export function monumentOf(table: QuarryTable): MonumentEntry | undefined {
  return packOf(table).monument[table.view.public.with.monument];
}

/** The public events of what was heard last. */
export function lately(table: QuarryTable): PublicEvent[] {
  return table.news.flatMap((heard) => heard.public as readonly PublicEvent[]);
}
