import type { Table } from "$board/table";

/** A seat, counted from 0. */
export type Seat = number;
/** What is printed on a card: a monument by its place in the content, or a Collector from 128 on. */
export type Card = number;
/** The back of one card of this match: everybody can follow it. */
export type Back = number;
/** A characteristic, by its place in the content. */
export type Characteristic = number;
/** How endangered a monument is. */
export type Grade = "green" | "yellow" | "orange" | "red";
/** What is decided now. */
export type What = "look" | "name" | "speak" | "victim" | "partner" | "pick" | "nothing";

/** What everybody sees. */
export interface Public {
  with: {
    seats: number;
    pack: number;
    set: number;
    collectors: readonly number[];
    cards: number;
    dealt: number;
    minutes: number | null;
    rounds: number;
  };
  awaited: { seat: Seat; what: What };
  round: Round;
  piles: readonly (readonly Back[])[];
  played: readonly (readonly Back[])[];
  memory: Memory;
  in_game: readonly Seat[];
  careers: readonly { won: number; out: number }[];
  time_up: boolean;
  winners: readonly Seat[];
}

/** The round under way. */
export interface Round {
  number: number;
  deciding: boolean;
  leader: Seat;
  players: readonly Seat[];
  in_play: readonly Seat[];
  sitting_out: readonly Seat[];
  imposer: Seat;
  bar: Grade;
  characteristic: Characteristic | null;
  spoken: readonly Seat[];
  heard: readonly { values: readonly (number | null)[]; grade: Grade | null }[];
  reading: number | null;
  lowest_wins: boolean;
  reversed: boolean;
  locked: boolean;
  counts_as_red: readonly Seat[];
  claimed_by: Seat | null;
  guided: Seat | null;
  storms: number;
  fighters: readonly Seat[];
  turned: readonly Seat[];
}

/** Which faces everybody has seen, from back to card. */
export interface Memory {
  shown: Readonly<Record<string, Card>>;
}

/** What one seat sees besides: its card in play, and what it alone has looked at, from back to card. */
export interface Mine {
  card: Card | null;
  seen: Readonly<Record<string, Card>>;
}

/** A decision, as it is offered. */
export type Action =
  | { do: "look" | "say" | "decline" | "time_up" }
  | { do: "name" | "impose"; characteristic: Characteristic }
  | { do: "target"; seat: Seat }
  | { do: "pick"; nth: number };

/** What everybody is told; only what the board draws is listed. */
export type Told =
  | { event: "round_begun"; number: number; leader: Seat }
  | { event: "deciding_round_begun"; leader: Seat; tied: readonly Seat[] }
  | {
      event: "named" | "imposed" | "said_again";
      seat: Seat;
      characteristic: Characteristic;
      value: number;
      grade: Grade;
    }
  | { event: "said"; seat: Seat; characteristic: Characteristic; value: number }
  | { event: "collector_read"; seat: Seat; collector: number }
  | { event: "comparison_turned" | "nobody_won" }
  | { event: "given"; seat: Seat }
  | { event: "battle_begun" | "battle_goes_on"; fighters: readonly Seat[] }
  | { event: "turned_up" | "shown"; seat: Seat; card: Card }
  | { event: "won"; seat: Seat };

export type FabulousTable = Table<Public, Mine>;
