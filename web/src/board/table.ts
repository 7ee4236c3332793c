import type { Offer } from "$protocol";
import type { Reader } from "./glossary";
import type { Sign } from "./signs";

export type { Offer };

/**
 * What a board is given, and all it may do. A board holds no rules: it draws what a seat sees, lights what is
 * offered, and hands offers back.
 */
export interface Table<Public = unknown, Mine = unknown, Catalogue = unknown> {
  /** What the seat sees, as the game's own data; `mine` is missing for a spectator. */
  view: { public: Public; mine?: Mine };
  /** After the end, with all cards open: every seat's own part of the view. Empty otherwise. */
  open: readonly (Mine | undefined)[];
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** Who sits where. */
  seats: readonly Player[];
  /** What may be done now through these eyes. */
  offers: readonly Offer[];
  /** What is awaited, in the words of the game's status; null once it is over. */
  awaited: string | null;
  /** What this seat has to decide, as a sentence. */
  prompt: string;
  /** What the last steps told, oldest first; new for every step, and empty where the reader has just come. */
  news: readonly StepNews[];
  /** Where the reader has just come: what was told before, oldest first. */
  missed: readonly StepNews[];
  /** What is printed, by the numbers that views use, with names and texts in the reader's language. */
  catalogue: Catalogue;
  /** A message of the game's texts, or of the board's own, in the reader's language. */
  say: (id: string, args?: Record<string, string | number>) => string;
  /** Parts a sentence, so that what a rule explains can be a link: `RuleLinks` draws it. */
  read: Reader;
  /** The reader's language. */
  language: string;
  /** Whether movement is unwanted. */
  still: boolean;
  /** How long movements take: 1 is normal, 2 takes twice as long. */
  tempo: number;
  /** What others did before the reader's turn, oldest first: it stays marked until that turn is over. */
  since: readonly StepNews[];
  /** The code of the offer that a hint proposes, while it is shown. */
  hinted: number | null;
  /** Whether the table waits to be looked at before the others go on; offers are empty meanwhile. */
  paused: boolean;
  /** Takes one of the offers, and what follows it: at once where there is one, by a small menu where there are several. */
  take: (offers: readonly Offer[], near: Element, then?: Then) => void;
  /** Takes several actions one after another, as parts of one gesture: each where it is offered then, and no more after that. */
  play: (actions: readonly unknown[]) => void;
  /** Asks why an action (its parts, as in an offer) is not possible now, and shows the rule. */
  whyNot: (action: unknown, near: Element) => void;
  /** Shows a rule by its id. */
  showRule: (rule: string) => void;
}

/** The actions that follow an offer in the same gesture. */
export type Then = (offer: Offer) => readonly unknown[];

/** The table of a game that is not known before it runs; a board knows the types of its own game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- with `unknown`, no board would fit
export type AnyTable = Table<any, any, any>;

/** Who sits on a seat, as the reader sees them. */
export interface Player {
  name: string;
  kind: "nobody" | "person" | "bot";
  /** Whether the reader sits there. */
  me: boolean;
  /** Whether the table waits for them. */
  turn: boolean;
  /** What stands for them, on the board and beside it. */
  signs: readonly Sign[];
}

/** The events of one step, as far as the reader may know them. */
export interface StepNews {
  step: number;
  /** Who acted; 255 is the house. */
  seat: number;
  public: readonly unknown[];
  mine: readonly unknown[];
}

/** The offers whose action has these parts, such as `{ do: "draw_row", slot: 2 }`. */
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
