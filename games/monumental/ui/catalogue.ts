import type { Passive, Step } from "./effect";
import type { Amount, Kind, Table } from "./view";
import { RESOURCES } from "./view";

/** What is printed on a card. */
export interface Card {
  key: string;
  kind: Kind;
  /** 0 for the cards of the start and for basic buildings. */
  era: number;
  /** One number, or two stages of a wonder; none for the cards of the start. */
  cost: readonly number[];
  effect: readonly Step[];
  complete: readonly Step[];
}

export interface Policy {
  key: string;
  develop: readonly Step[];
  passive: readonly Passive[];
}

export interface Civ {
  key: string;
  type: string;
  building: number;
  knowledge: number;
  warlord: { key: string; effect: readonly Step[] };
  policies: readonly Policy[];
}

export interface Market {
  key: string;
  tokens: readonly (readonly Step[])[];
}

/** An automaton's card. */
export interface SoloCard {
  key: string;
  steps: readonly { do: string; gold?: number; type?: string }[];
}

/** The content pack in the order of the numbers that views use. */
export interface Catalogue {
  cards: readonly Card[];
  basics: readonly number[];
  civs: readonly Civ[];
  /** The two rewards of each exploration token. */
  rewards: readonly (readonly (readonly Step[])[])[];
  markets: readonly Market[];
  solo: readonly SoloCard[];
  figures: { progress: number; outpostUnits: number };
}

interface Entry {
  id: string;
  kind?: Kind;
  era?: number;
  cost?: number | number[];
  effect?: Step[];
  on_complete?: Step[];
}

const known = new WeakMap<object, Catalogue>();

export function catalogue(table: Pick<Table, "content">): Catalogue {
  const found = known.get(table.content) ?? read(table.content);
  known.set(table.content, found);
  return found;
}

function read(content: Record<string, any>): Catalogue {
  const { civilizations, development, tokens, solo, rules } = content;
  const cards: Card[] = [];
  const add = (entry: Entry) => cards.push(card(entry)) - 1;
  civilizations.starter.forEach(add);
  const civs = civilizations.civ.map((entry: any) => civ(entry, add));
  const basics = development.basic.map(add);
  development.card.forEach(add);
  return {
    cards,
    civs,
    basics,
    rewards: [...tokens.barbarian, ...tokens.free_town].map((it: any) => it.rewards),
    markets: markets(tokens.market),
    solo: solo.card.map((it: any) => ({ key: it.id, steps: it.steps })),
    figures: { progress: rules.costs.progress, outpostUnits: rules.costs.outpost_units },
  };
}

function card(entry: Entry): Card {
  const cost = entry.cost ?? [];
  return {
    key: entry.id,
    kind: entry.kind ?? "building",
    era: entry.era ?? 0,
    cost: typeof cost === "number" ? [cost] : cost,
    effect: entry.effect ?? [],
    complete: entry.on_complete ?? [],
  };
}

function civ(entry: any, add: (entry: Entry) => number): Civ {
  return {
    key: entry.id,
    type: entry.type,
    building: add(entry.building),
    knowledge: add(entry.knowledge),
    warlord: { key: entry.warlord.id, effect: entry.warlord.effect },
    policies: entry.policy.map((it: any) => ({ key: it.id, develop: it.on_develop, passive: it.passive })),
  };
}

function markets(entries: { market: string; effect: Step[] }[]): Market[] {
  const keys = [...new Set(entries.map((it) => it.market))];
  return keys.map((key) => ({
    key,
    tokens: entries.filter((it) => it.market === key).map((it) => it.effect),
  }));
}

/** The parts of an amount, such as a town's price. */
export function parts(amount: Amount): { resource: (typeof RESOURCES)[number]; n: number }[] {
  return RESOURCES.map((resource, idx) => ({ resource, n: amount[idx] ?? 0 })).filter((it) => it.n > 0);
}
