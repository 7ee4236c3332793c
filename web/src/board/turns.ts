import type { Deed } from "./deeds";
import type { AnyTable, Offer, StepNews, Table } from "./table";

export type { Deed };

/** How a game describes turns, points and the end of a match: `games/NAME/ui/turns.ts`. Each field may be missing. */
export interface Turns<T extends AnyTable = AnyTable> {
  /** The deeds of one player in these steps, oldest first. */
  deeds?: (steps: readonly StepNews[], table: T) => Deed[];
  /** The steps that are still told beside the players: a game may leave out what is over, such as the round before. */
  current?: (steps: readonly StepNews[], table: Pick<T, "paused">) => readonly StepNews[];
  /** The headlines of a step, above the next lines of the journal: how a round ended, which one begins. */
  headlines?: (step: StepNews, table: T) => string[];
  /** A sentence about something that the reader should see: the table is then paused until the reader goes on. */
  moment?: (step: StepNews, table: T) => string | null;
  /** Whether the board still shows the last step part by part: what is told beside it, and what may be chosen, waits. */
  showing?: (table: T) => boolean;
  /** How long a step is shown, in times of a normal step, if the board shows it in several parts. */
  lasts?: (step: StepNews) => number;
  /** How long a moment is still shown after the reader has gone on, in times of a normal step; 0 if missing. */
  lastsAfter?: (step: StepNews) => number;
  /** Whether the only offer may be taken for the reader, and what that reveals; null if the reader has to take it. */
  forced?: (offer: Offer, table: T) => Forced | null;
  /** Whether an offer ends the reader's turn, and what is lost by that, as a sentence; null if it does not end the turn. */
  ends?: (offer: Offer, table: T) => TurnEnd | null;
  /** Whether an offer does nothing but end the turn, or what was begun in it: a key takes it. */
  onlyEnds?: (offer: Offer) => boolean;
  /** What a mouse can do on the board besides clicking, in sentences for the list of keys. */
  gestures?: (table: T) => string[];
  /** Whether an offer costs nothing, asks nothing, shows nothing hidden and is worth the same at any moment of the turn. */
  onlyGives?: (offer: Offer) => boolean;
  /** The seat that acts in a step, if it is not the one that decides: a player may choose for the house. */
  actor?: (step: StepNews) => number;
  /** The name of the house, if it plays. */
  houseName?: (table: T) => string;
  /** How near the end is, once it is near: the last round, the last cards. */
  nearEnd?: (table: T) => string | null;
  /** The points of a seat that only its player knows: the least and the most that they can be. */
  hiddenPoints?: (seat: number, table: T) => HiddenPoints | null;
  /** What the game counts; points by default. */
  unit?: Unit;
  /** The parts of rules that give points, as messages, in the order of the rows that list them. */
  pointsOrder?: readonly string[];
  /** Points that are lost at the end for unfinished things. They are shown apart from the points that are earned. */
  penalty?: Penalty<T>;
  /** Whether the end of a turn says which player has taken the lead. */
  tellsLead?: boolean;
  /** A shorter prompt than the game's, if the board shows the rest of it. */
  prompt?: (table: T) => string | null;
}

/** `safe`: taking the only offer reveals nothing and loses nothing. `reveals`: it shows something that was hidden. */
export type Forced = "safe" | "reveals";

/** The end of a turn: what the player could still have done, as a sentence; null if nothing is lost. */
export interface TurnEnd {
  lost: string | null;
}

/** What the game counts. */
export type Unit = "points" | "cards";

/** Points that are lost at the end for what a player has not done by then. */
export interface Penalty<T extends AnyTable = AnyTable> {
  /** The rule that takes them. */
  rule: string;
  /** How they are avoided, as a sentence. */
  why: (table: T) => string;
}

/** Points that other players cannot see. */
export interface HiddenPoints {
  /** The rule that gives them. */
  rule: string;
  least: number;
  most: number;
}

/** The public events of some steps, as the game's own type. */
export function publicEvents<Event>(steps: readonly StepNews[]): Event[] {
  return steps.flatMap((it) => it.public as readonly Event[]);
}

/** The number that stands for the house among seats. */
export const HOUSE = 255;

/** The name of the player of a seat. */
export function nameOf({ seats }: Pick<Table, "seats">, seat: number): string {
  return seats[seat]?.name ?? "";
}
