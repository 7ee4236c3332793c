import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Offer } from "$board/table";
import { parse } from "smol-toml";
import type { Action, Hexagon, Player, Public, Table, Task } from "../view";

const game = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The content pack, as the server tells it. */
export const content: Record<string, any> = Object.fromEntries(
  readdirSync(`${game}/content`).map((name) => [
    name.replace(".toml", ""),
    parse(readFileSync(`${game}/content/${name}`, "utf8")),
  ]),
);

/** The texts of the game in a language. */
export function gameTexts(language: "fr" | "en"): string {
  return readFileSync(`${game}/texts/${language}.ftl`, "utf8");
}

/** The texts of the board in a language. */
export function texts(language: "fr" | "en"): string {
  return readFileSync(`${game}/ui/texts/${language}.ftl`, "utf8");
}

function player(civ: number, capital: number, held: number[]): Player {
  return {
    civ,
    capital,
    gold: 2,
    culture: 1,
    production_tokens: 1,
    city: [0, 1, 2, 3, 4, 9, 0, 1, 2].map((card, nth) => ({ card, knowledge: nth === 5 ? 24 : null })),
    hidden: [0, 1],
    top: [],
    discard: [0, 3],
    archived: [],
    construction: 29,
    knowledge: 1,
    wonders: 0,
    policies: [0],
    held: [capital, ...held],
    outposts: [],
    outposts_left: 2,
    warlord: capital,
    explorers: [capital, capital],
    markets: ["hidden", "none", "none", "none"],
    barbarians: 0,
    towns: 0,
  };
}

function hexagon(tile: number, terrain: string, more: Partial<Hexagon> = {}): Hexagon {
  const [q, r] = [(tile % 8) - 3, Math.floor(tile / 8) - 3];
  return { tile, q, r, terrain, value: 1, soldiers: 0, production: false, market_left: 0, ...more };
}

/** A small board between two players: capitals 24 and 30, and three provinces. */
export function view(agenda: readonly Task[] = []): Public {
  return {
    with: { players: 2, automaton: false, full: false, first_development: 18 },
    turn: {
      who: 0,
      phase: "act",
      stock: [3, 2, 1],
      restricted: [0, 0, 0],
      siege: 0,
      reinforce: 0,
      active: 0b111,
      reinforced: 0,
      left: Array.from({ length: 18 }, () => 0x1111),
      drawn: [{ card: 3, left: 0x1111 }],
    },
    agenda,
    players: [player(2, 24, [25]), player(1, 30, [])],
    board: [
      hexagon(24, "capital", { soldiers: 5 }),
      hexagon(25, "plains", { soldiers: 3, production: true }),
      hexagon(26, "forest", { token: { barbarian: 2 } }),
      hexagon(27, "hills", { token: { town: [1, 0, 1, 0, 0] }, market: 1, market_left: 2 }),
      hexagon(30, "capital", { soldiers: 9 }),
    ],
    track: [18, 23, 28, 33, null, 42],
    unseen: 0b1011,
    era: 1,
    basics: [10, 9, 0, 0],
    first: 0,
    round: 2,
    last_round: null,
    solo: { left: 0, shown: null, reading: "as_printed", cards: 0 },
  };
}

/** An offer whose label is its own action. */
export function offer(action: Action, code = 0): Offer {
  const text = JSON.stringify(action);
  return { code, text, label: `offer ${text}`, action } as unknown as Offer;
}

/** A table as the first player sees it. */
export function table(offers: readonly Offer[], shown: Public = view(), more: Partial<Table> = {}): Table {
  return {
    view: { public: shown, mine: { tokens: [1, null, null, null] } },
    open: [],
    seat: 0,
    seats: [
      { name: "Ada", kind: "person", me: true, turn: true, signs: [] },
      { name: "Bo", kind: "bot", me: false, turn: false, signs: [] },
    ],
    offers,
    awaited: "turn",
    prompt: "what now",
    news: [],
    content,
    say: (id) => id,
    language: "en",
    still: true,
    take: () => {},
    whyNot: () => {},
    read: (text) => [{ text }],
    showRule: () => {},
    ...more,
  };
}
