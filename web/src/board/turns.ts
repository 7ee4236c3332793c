import type { Deed } from "./deeds";
import type { AnyTable, Offer, StepNews, Table } from "./table";

export type { Deed };

/** How a game tells of turns and of the end to come: `games/NAME/ui/turns.ts`. Each part may be missing. */
export interface Turns<T extends AnyTable = AnyTable> {
  /** What one player did in these steps, each deed in a few words, oldest first. */
  deeds?: (steps: readonly StepNews[], table: T) => Deed[];
  /** What concerns everybody in a step and heads the journal's next lines: how a round ended, which one begins. */
  headlines?: (step: StepNews, table: T) => string[];
  /** A sentence about something that the reader should see before the others go on. */
  moment?: (step: StepNews, table: T) => string | null;
  /** How long a step is shown before the next one, in steps, where the board shows it moment by moment. */
  lasts?: (step: StepNews) => number;
  /** What it means that the only offer is taken for the reader, or null if the reader has to take it. */
  forced?: (offer: Offer, table: T) => Forced | null;
  /** The seat that acts in a step, if another one decides: a player may choose for the house. */
  actor?: (step: StepNews) => number;
  /** What the house is called, where it plays. */
  houseName?: (table: T) => string;
  /** How near the end is, once it is near: the last round, the last cards. */
  nearEnd?: (table: T) => string | null;
  /** The points that nobody but their owner knows of, and between which figures they lie. */
  hiddenPoints?: (seat: number, table: T) => HiddenPoints | null;
  /** What the game counts, if not points. */
  unit?: Unit;
  /** What costs points at the end as long as it is unfinished: it is shown apart from what is earned. */
  penalty?: Penalty<T>;
  /** A shorter prompt than the game's, where the board shows the rest of it. */
  prompt?: (table: T) => string | null;
}

/** Taking the only offer tells nobody anything new and loses nothing, or it shows something that was hidden. */
export type Forced = "safe" | "reveals";

/** What players have at the end. */
export type Unit = "points" | "cards";

/** Points that are lost at the end for what a player has not done by then. */
export interface Penalty<T extends AnyTable = AnyTable> {
  /** The rule that takes them. */
  rule: string;
  /** How they are avoided, as a sentence. */
  why: (table: T) => string;
}

/** Points that are not on the table. */
export interface HiddenPoints {
  /** The rule that gives them. */
  rule: string;
  least: number;
  most: number;
}

/** The events of some steps that everybody was told, as the game's own type. */
export function publicEvents<Event>(steps: readonly StepNews[]): Event[] {
  return steps.flatMap((it) => it.public as readonly Event[]);
}

/** The number that stands for the house among seats. */
export const HOUSE = 255;

/** What a seat is called. */
export function nameOf({ seats }: Pick<Table, "seats">, seat: number): string {
  return seats[seat]?.name ?? "";
}
