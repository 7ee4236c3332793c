import type { Offer } from "$protocol";
import type { Reader } from "./glossary";
import type { Sign } from "./signs";

export type { Offer };

/**
 * All that a board is given, and all that it can do. A board contains no rules: it draws what a seat sees, lights what is
 * offered, and takes offers for the reader.
 */
export interface Table<Public = unknown, Mine = unknown, Catalogue = unknown, Facts = unknown> {
  /**
   * What the seat sees, as the game's own data; `mine` is missing for a spectator. `facts` is what the rules reckon from what
   * everybody sees.
   */
  view: { public: Public; mine?: Mine; facts?: Facts | undefined };
  /** After the end, with all cards open: every seat's own part of the view. Empty otherwise. */
  open: readonly (Mine | undefined)[];
  /** The seat whose view is shown; null for a spectator. */
  seat: number | null;
  /** The seat whose place lies nearest: the reader's own, or the one that a spectator follows; null if they follow none. */
  nearest: number | null;
  /** The players, by seat. */
  seats: readonly Player[];
  /** The offers of this seat. */
  offers: readonly Offer[];
  /** The kind of decision that the match waits for, as the game's status names it; null once the match is over. */
  awaited: string | null;
  /** The decision that this seat has to make, as a sentence. */
  prompt: string;
  /** The events of the last steps, oldest first; replaced at every step, and empty when the reader has just come to the table. */
  news: readonly StepNews[];
  /** When the reader has just come to the table: the events before that, oldest first. */
  missed: readonly StepNews[];
  /** The game's content, by the numbers that views use, with names and texts in the reader's language. */
  catalogue: Catalogue;
  /** A message of the game's texts, or of the board's own, in the reader's language. */
  say: (id: string, args?: Record<string, string | number>) => string;
  /** Splits a sentence, so that words that a rule explains can be links: `RuleLinks` draws it. */
  read: Reader;
  /** The reader's language. */
  language: string;
  /** Whether animations are off. */
  still: boolean;
  /** How long animations take: 1 is normal, 2 takes twice as long. */
  tempo: number;
  /** The steps of others before the reader's turn, oldest first: they are marked on the board until that turn is over. */
  since: readonly StepNews[];
  /** The code of the offer that a hint proposes, while it is shown. */
  hinted: number | null;
  /** Whether the table is paused until the reader goes on; it has no offers meanwhile. */
  paused: boolean;
  /** Whether more actions follow the last one in the same gesture: what is asked between them is answered already. */
  planned: boolean;
  /** Takes an offer, and the actions that follow it: at once if there is one offer, from a small menu if there are several. */
  take: (offers: readonly Offer[], near: Element, then?: Then) => void;
  /** Takes several actions one after another, as parts of one gesture. It stops at the first one that is not offered. */
  play: (actions: readonly unknown[]) => void;
  /** Asks why an action (its fields, as in an offer) is not possible now, and shows the rule; null where nobody chooses: in a replay. */
  whyNot: ((action: unknown, near: Element) => void) | null;
  /** Shows a rule by its id. */
  showRule: (rule: string) => void;
}

/** The actions that follow an offer in the same gesture. */
export type Then = (offer: Offer) => readonly unknown[];

/** The table of any game, for code that is common to all games. A board has the types of its own game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- with `unknown`, no board would fit
export type AnyTable = Table<any, any, any, any>;

/** The player of a seat, as the reader sees them. */
export interface Player {
  name: string;
  kind: "nobody" | "person" | "bot";
  /** Whether this is the reader. */
  me: boolean;
  /** Whether the match waits for them. */
  turn: boolean;
  /** The signs of their seat, on the board and beside it. */
  signs: readonly Sign[];
}

/** The events of one step, as far as the reader may know them. */
export interface StepNews {
  step: number;
  /** The seat that acted; 255 is the house. */
  seat: number;
  public: readonly unknown[];
  mine: readonly unknown[];
}

/** Whether the reader sits at this seat. A replay may show what another player saw: then nobody is called "you". */
export function isReader({ seat, seats }: Pick<AnyTable, "seat" | "seats">, of: number): boolean {
  return of === seat && seats[of]?.me === true;
}

/** The offers whose action has these fields, such as `{ do: "draw_row", slot: 2 }`. */
export function offersOf(table: Pick<Table, "offers">, parts: Record<string, unknown>): Offer[] {
  return table.offers.filter((offer) => matches(offer.action, parts));
}

/** Whether two actions are the same. */
export function sameAction(one: unknown, other: unknown): boolean {
  return matches(one, other) && matches(other, one);
}

function matches(action: unknown, parts: unknown): boolean {
  if (typeof parts !== "object" || parts === null) return action === parts;
  if (typeof action !== "object" || action === null) return false;
  const fields = action as Record<string, unknown>;
  return Object.entries(parts).every(([name, part]) => matches(fields[name], part));
}
