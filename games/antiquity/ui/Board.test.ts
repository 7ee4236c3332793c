import { cleanup, render } from "@testing-library/svelte";
import { parse } from "smol-toml";
import { afterEach, describe, expect, it } from "vitest";
import { translator } from "../../../web/src/shell/i18n";
import toml from "../content/antiquity.toml?raw";
import gameEn from "../texts/en.ftl?raw";
import gameFr from "../texts/fr.ftl?raw";
import Board from "./Board.svelte";
import { cardOf } from "./cards";
import { holdings, view } from "./sample";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { Action, Antiquity, Mine, Plan, Public } from "./view";

afterEach(cleanup);

const VOICES = { fr: translator("fr", [gameFr, fr]), en: translator("en", [gameEn, en]) };
const PHAROS = 8;

function table(parts: Partial<Antiquity>, changed: Partial<Public>): Antiquity {
  const monuments = Array.from({ length: 12 }, (_, nth) => nth);
  const shown = view({
    with: { seats: 2, cards: monuments.map((it) => cardOf(it, 1)), power_cards: true, power_symbols: false },
    row: [cardOf(0, 1), null, cardOf(PHAROS, 9)],
    colours: [holdings({ [PHAROS]: [4, 3] }), holdings({}), holdings({ 2: [1, 2] }), holdings({ 3: [5] })],
    hand_sizes: [3, 5],
    markers: Array.from({ length: 14 }, () => 1),
    stories: [{ colour: 2, pages: 4 }],
    chronicled: [cardOf(1, 1)],
    powers: [0, null, 3],
    ...changed,
  });
  return {
    view: { public: shown },
    open: [],
    seat: 0,
    seats: ["Hélène", "Ulysse"].map((name, nth) => ({
      name,
      kind: "person",
      me: nth === 0,
      turn: nth === 0,
      signs: [],
    })),
    offers: [],
    awaited: "turn",
    prompt: "",
    news: [],
    content: { antiquity: parse(toml) },
    say: VOICES.fr,
    language: "fr",
    still: true,
    take: () => {},
    whyNot: () => {},
    read: (text) => [{ text }],
    showRule: () => {},
    ...parts,
  };
}

const HAND = [cardOf(PHAROS, 2), cardOf(PHAROS, 7), cardOf(7, 6)];
const seen = (plan: Plan, changed: Partial<Public> = {}, cards = HAND): Antiquity["view"] => {
  const mine: Mine = { cards, plan };
  return { public: table({}, changed).view.public, mine };
};
const offered = (...actions: Action[]) =>
  actions.map((action, code) => ({ action, code, text: action.do, label: `offer ${code}` }));

const MOMENTS: Record<string, { view: Antiquity["view"]; actions: Action[] }> = {
  "a turn begins": {
    view: seen({ plan: "none" }),
    actions: [
      { do: "draw_row", slot: 0 },
      { do: "draw_pile" },
      { do: "erect", colour: 1, monument: PHAROS },
      { do: "improve", colour: 0, monument: PHAROS },
      { do: "score", colour: 0 },
      { do: "score", colour: 1 },
      { do: "buy" },
      { do: "story", colour: 0 },
      { do: "acquire", colour: 0, power: "naute" },
      { do: "hero_row", slot: 2 },
      { do: "hero_pile" },
      { do: "exchange", slot: 0 },
      { do: "end_turn" },
    ],
  },
  "cards are laid": {
    view: seen({ plan: "improve", colour: 0, monument: PHAROS, laid: [2] }),
    actions: [{ do: "lay", card: cardOf(PHAROS, 7) }, { do: "rearrange" }, { do: "done" }],
  },
  "the Scribe lays all cards again": {
    view: seen({ plan: "rearrange", colour: 0, monument: PHAROS, new: [cardOf(PHAROS, 2)], laid: [4] }),
    actions: [{ do: "lay", card: cardOf(PHAROS, 3) }, { do: "lay", card: cardOf(PHAROS, 2) }, { do: "done" }],
  },
  "cards are given up": {
    view: seen({ plan: "score", colour: 1, first: HAND[0] ?? 0 }),
    actions: [{ do: "discard", card: cardOf(PHAROS, 7) }],
  },
  "a card is exchanged": {
    view: seen({ plan: "exchange", slot: 2 }),
    actions: [{ do: "give", card: cardOf(7, 6) }],
  },
};

describe.each(Object.entries(MOMENTS))("when %s", (_, { view, actions }) => {
  it.each(["fr", "en"] as const)(
    "everything that is offered can be touched, and is named in %s",
    (language) => {
      const unsaid: string[] = [];
      const say: Antiquity["say"] = (id, args) => {
        const text = VOICES[language](id, args);
        if (text === id && id.includes("-")) unsaid.push(id);
        return text;
      };
      const offers = offered(...actions);
      const { container } = render(Board, { table: table({ view, offers, say, language }, {}) });
      const lit = [...container.querySelectorAll(".lit")].map((it) => it.getAttribute("aria-label") ?? "");
      const names = lit.flatMap((name) => name.split(" : "));
      expect(offers.filter((offer) => !names.includes(offer.label))).toEqual([]);
      expect(unsaid).toEqual([]);
    },
  );
});

describe("a spectator", () => {
  const open: Antiquity["open"] = [undefined, { cards: HAND, plan: { plan: "none" } }];

  it("sees the table and can touch nothing", () => {
    const { container } = render(Board, { table: table({ seat: null }, {}) });
    expect(container.querySelectorAll(".track")).toHaveLength(12);
    expect(container.querySelectorAll("button")).toHaveLength(0);
  });

  it("sees the hands once all cards are open", () => {
    const { getByLabelText } = render(Board, { table: table({ seat: null, open }, { over: true }) });
    expect(getByLabelText("Petra 6 (navire)")).toBeTruthy();
  });
});
