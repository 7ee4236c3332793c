import type { Table as AnyTable } from "$board/table";
import type { Amount, Catalogue, Private, Public, Resource, Task } from "./generated";

export type {
  Action,
  Amount,
  CardEntry,
  Catalogue,
  CivEntry,
  Facts,
  Glyph,
  Player,
  Private,
  Public,
  PublicEvent,
  Resource,
  Slot,
  Task,
} from "./generated";

/** One hexagon of the board. */
export type Hexagon = Public["board"][number];
/** What the board of Monumental is given. */
export type Table = AnyTable<Public, Private, Catalogue>;
/** What it takes to name and draw a card. */
export type Library = Pick<Table, "catalogue" | "say">;

export const RESOURCES: readonly Resource[] = ["production", "science", "military", "gold", "culture"];

/** The first place of cards drawn in this turn. */
export const DRAWN = 18;
/** How many places a city has. */
export const SLOTS = 9;

/** What waits for an answer now. */
export function waiting(view: Public): Task | undefined {
  return view.agenda[view.agenda.length - 1];
}

/** Whether no person plays `who`. */
export function isAutomaton(view: Public, who: number): boolean {
  return view.with.automaton && who === view.with.players - 1;
}

/** Whoever holds a tile. */
export function holder(view: Public, tile: number): number | null {
  const who = view.players.findIndex((it) => it.held.includes(tile));
  return who < 0 ? null : who;
}

/** All cards that a player owns, wherever they lie: everybody saw them come. A wonder under construction is none of them. */
export function cardsOf(view: Public, who: number): number[] {
  const player = view.players[who];
  if (!player) return [];
  if (isAutomaton(view, who)) return bits(view.solo.cards).map((it) => it + view.with.first_development);
  const city = player.city.flatMap(({ card, knowledge }) => [card ?? [], knowledge ?? []].flat());
  return [...city, ...player.hidden, ...player.top, ...player.discard, ...player.archived];
}

/** `a1` to `g7`. */
export function tileName(tile: { q: number; r: number }): string {
  return `${"abcdefg"[tile.q + 3]}${tile.r + 4}`;
}

/** How often a step of a card can still be used. */
export function usesLeft(left: number | undefined, step: number): number {
  return ((left ?? 0) >> (4 * step)) & 15;
}

/** How many bits a set has. */
export function size(set: number): number {
  return bits(set).length;
}

/** The numbers in a set of bits, which may be longer than 32. */
export function bits(set: number): number[] {
  const found: number[] = [];
  for (let nth = 0, left = set; left > 0; nth += 1, left = Math.floor(left / 2)) {
    if (left % 2 === 1) found.push(nth);
  }
  return found;
}

/** The parts of an amount, such as a town's price. */
export function parts(amount: Amount): { resource: Resource; n: number }[] {
  return RESOURCES.map((resource, idx) => ({ resource, n: amount[idx] ?? 0 })).filter((it) => it.n > 0);
}

/** `3 production and 1 gold`. */
export function amountText(say: Table["say"], amount: Amount): string {
  const said = parts(amount).map(({ resource, n }) => say(`amount-${resource}`, { n }));
  const last = said.pop() ?? say("nothing");
  return said.length > 0 ? say("board-and", { others: said.join(", "), last }) : last;
}
