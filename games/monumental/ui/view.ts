import type { Table as AnyTable } from "$board/table";

/** What the board of Monumental is given. */
export type Table = AnyTable<Public, Private>;

export const RESOURCES = ["production", "science", "military", "gold", "culture"] as const;
export type Resource = (typeof RESOURCES)[number];
/** So much of each resource, in the order of `RESOURCES`. */
export type Amount = readonly number[];
export type Kind = "building" | "knowledge" | "wonder";
export type Unit = "soldier" | "warlord";

/** What everyone sees. Cards, tiles and players are numbers. */
export interface Public {
  with: { players: number; automaton: boolean; full: boolean; first_development: number };
  turn: Turn;
  /** What is under way; the last one is next. */
  agenda: readonly Task[];
  players: readonly Player[];
  board: readonly Hexagon[];
  track: readonly (number | null)[];
  /** Development cards still in the deck, one bit each. */
  unseen: number;
  era: number;
  basics: readonly number[];
  first: number;
  round: number;
  last_round: number | null;
  solo: { left: number; shown: number | null; reading: Reading; cards: number };
}

/** How the lines of the automaton's card on show are read. */
export type Reading = "as_printed" | "typed" | "common_twice" | "passed_over";

export interface Turn {
  who: number;
  phase: Phase;
  /** Production, science and military to be spent. */
  stock: readonly number[];
  /** Military against barbarians, free towns and enemies only. */
  restricted: readonly number[];
  siege: number;
  reinforce: number;
  /** One bit for each active place. */
  active: number;
  reinforced: number;
  /** How often each step can be used, four bits each, by place. */
  left: readonly number[];
  drawn: readonly { card: number; left: number }[];
}

export type Phase = "setup" | "row" | { column: number } | "act" | { automaton: number } | "over";

export interface Player {
  civ: number | null;
  capital: number | null;
  gold: number;
  culture: number;
  production_tokens: number;
  city: readonly Slot[];
  hidden: readonly number[];
  top: readonly number[];
  discard: readonly number[];
  archived: readonly number[];
  construction: number | null;
  knowledge: number;
  wonders: number;
  policies: readonly number[];
  held: readonly number[];
  outposts: readonly number[];
  outposts_left: number;
  warlord: number | null;
  explorers: readonly number[];
  markets: readonly ("none" | "hidden" | { used: number })[];
  barbarians: number;
  towns: number;
}

export interface Slot {
  knowledge: number | null;
  card: number | null;
}

export interface Hexagon {
  tile: number;
  q: number;
  r: number;
  terrain: string;
  value: number;
  token?: { barbarian: number } | { town: Amount };
  wonder?: number;
  soldiers: number;
  production: boolean;
  market?: number;
  market_left: number;
}

/** What one seat knows besides. */
export interface Private {
  /** Its token of each market. */
  tokens: readonly (number | null)[];
}

/** What is under way, as far as the board draws it. */
export interface Task {
  task: string;
  who?: number;
  tile?: number;
  from?: number;
  unit?: Unit;
  left?: number;
  soldiers?: number;
  warlord?: boolean;
  token?: number;
  place?: number;
  old?: number;
  new?: number;
  slot?: number;
  card?: number;
  market?: number;
}

/** An action, as offers carry it. */
export interface Action {
  do: string;
  row?: number;
  column?: number;
  place?: number;
  step?: number;
  nth?: number;
  slot?: number;
  pile?: number;
  policy?: number;
  tile?: number;
  unit?: Unit;
  explorer?: number;
  market?: number;
  civ?: number;
  resource?: Resource;
  from?: Resource;
  to?: Resource;
  card?: number;
  token?: number;
}

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
