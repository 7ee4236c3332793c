import { describe, expect, it } from "vitest";
import { meantByHandCard, meantByMonument, offersAt, offersOnHandCard, placesOf } from "./places";
import { holdings, view } from "./tests/fixture";
import type { Action, Antiquity } from "./view";

const ACTIONS: Action[] = [
  { do: "draw_row", slot: 1 },
  { do: "draw_pile" },
  { do: "erect", colour: 0, monument: 5 },
  { do: "improve", colour: 1, monument: 5 },
  { do: "lay", card: 48 },
  { do: "rearrange" },
  { do: "done" },
  { do: "score", colour: 0 },
  { do: "buy" },
  { do: "discard", card: 48 },
  { do: "story", colour: 1 },
  { do: "acquire", colour: 0, power: "hero" },
  { do: "hero_row", slot: 1 },
  { do: "hero_pile" },
  { do: "exchange", slot: 1 },
  { do: "give", card: 48 },
  { do: "end_turn" },
];
const offers = ACTIONS.map((action, code) => ({ action, code, text: action.do }));
const doing = (list: readonly { text: string }[]) => list.map((offer) => offer.text);

describe("places", () => {
  it("are there for every action", () => {
    for (const action of ACTIONS) expect(placesOf(action), action.do).not.toEqual([]);
  });

  it("gather all that can be done there", () => {
    expect(doing(offersAt({ offers }, "row-1"))).toEqual(["draw_row", "hero_row", "exchange"]);
    expect(doing(offersAt({ offers }, "power-hero"))).toEqual(["acquire", "hero_row", "hero_pile"]);
    expect(doing(offersAt({ offers }, "row-0"))).toEqual([]);
  });

  it("let a card in hand begin what its monument allows", () => {
    expect(doing(offersOnHandCard({ offers }, 48))).toEqual(["erect", "improve", "lay", "discard", "give"]);
    expect(doing(offersOnHandCard({ offers }, 50))).toEqual(["erect", "improve"]);
  });
});

describe("what a touch means", () => {
  const table = (seat: number | null, seats: number) =>
    ({
      seat,
      view: {
        public: view({
          with: { seats, cards: [], power_cards: false, power_symbols: false },
          colours: [holdings({}), holdings({ 5: [1, 2] }), holdings({}), holdings({})],
        }),
      },
    }) as unknown as Antiquity;

  it("is to improve what stands, with the colour that built it, else to erect", () => {
    expect(meantByMonument(table(0, 2), 5)).toEqual({ do: "improve", colour: 1, monument: 5 });
    expect(meantByMonument(table(0, 3), 5)).toEqual({ do: "erect", colour: 0, monument: 5 });
  });

  it("is nothing for a spectator", () => {
    expect(meantByMonument(table(null, 3), 5)).toBeUndefined();
  });

  it("follows the plan for a card in hand", () => {
    expect(meantByHandCard(table(0, 3), 48, { plan: "buy", first: null })).toEqual({
      do: "discard",
      card: 48,
    });
    expect(meantByHandCard(table(0, 3), 48, { plan: "exchange", slot: 0 })).toEqual({ do: "give", card: 48 });
  });
});
