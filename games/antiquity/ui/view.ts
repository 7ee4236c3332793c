/** What this game's views, actions and events look like on the wire: `src/shelves.rs` and `src/action.rs`, in TypeScript. */
import type { Table } from "$board/table";

export type Antiquity = Table<Public, Mine>;

/** monument × 9 + value − 1 */
export type Card = number;
export type Power = "scribe" | "naute" | "hero";
export type Symbol = "scroll" | "ship" | "helmet";

export interface Public {
  with: { seats: number; cards: Card[]; power_cards: boolean; power_symbols: boolean };
  turn: Turn;
  row: (Card | null)[];
  pile_left: number;
  hand_sizes: number[];
  known: Card[][];
  colours: Holdings[];
  markers: number[];
  stories: Story[];
  discarded: Card[];
  chronicled: Card[];
  powers: (number | null)[];
  over: boolean;
}

export interface Turn {
  seat: number;
  kind: "open" | "monument" | "story";
  actions_left: number;
  acted: boolean;
  bought: boolean;
  used: boolean[];
}

export interface Holdings {
  /** The values of each monument's cards by its number, the last one on top. */
  exhibition: Record<string, number[]>;
  historians: number;
  earned: { scored: number; overflow: number; acquired: number; hero: number };
}

export interface Story {
  colour: number;
  pages: number;
}

export interface Mine {
  cards: Card[];
  plan: Plan;
}

export type Plan =
  | { plan: "none" }
  | { plan: "erect"; colour: number; monument: number; laid: number[] }
  | { plan: "improve"; colour: number; monument: number; laid: number[] }
  | { plan: "rearrange"; colour: number; monument: number; new: Card[]; laid: number[] }
  | { plan: "score"; colour: number; first: Card | null }
  | { plan: "buy"; first: Card | null }
  | { plan: "exchange"; slot: number };

export type Action =
  | { do: "draw_row"; slot: number }
  | { do: "draw_pile" }
  | { do: "erect"; colour: number; monument: number }
  | { do: "improve"; colour: number; monument: number }
  | { do: "lay"; card: Card }
  | { do: "rearrange" }
  | { do: "done" }
  | { do: "score"; colour: number }
  | { do: "buy" }
  | { do: "discard"; card: Card }
  | { do: "story"; colour: number }
  | { do: "acquire"; colour: number; power: Power }
  | { do: "hero_row"; slot: number }
  | { do: "hero_pile" }
  | { do: "exchange"; slot: number }
  | { do: "give"; card: Card }
  | { do: "end_turn" };

/** The events that the board shows apart from the new state: points, and pages that are taken. */
export type Told =
  | { event: "scored" | "overflowed" | "acquired"; colour: number; points: number }
  | { event: "hero_called"; colour: number }
  | { event: "page_taken"; from: number; card: Card }
  | { event: "marker_moved"; monument: number };

/** The part of the content pack that the board reads. */
export interface Pack {
  column: { sole: number; first: number; second: number }[];
  monument: { key: string; colour: string; symbols: Symbol[] }[];
  rules: { first_builder: number; second_builder: number; story_bonus: number[]; unused_historian: number };
}

export const COLOURS = ["red", "blue", "green", "yellow"] as const;
export const POWERS: readonly Power[] = ["scribe", "naute", "hero"];
export const SYMBOLS: readonly Symbol[] = ["scroll", "ship", "helmet"];
