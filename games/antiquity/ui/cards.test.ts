import { describe, expect, it } from "vitest";
import {
  buildersOf,
  byMonument,
  cardOf,
  coloursOf,
  monumentOf,
  ownerOf,
  handGroups,
  pagesNow,
  pilesOf,
  primaryOf,
  scoreNow,
  scoreOf,
  symbolCounts,
  valueOf,
} from "./cards";
import { catalogue, holdings, view } from "./tests/fixture";

describe("what the board says of points", () => {
  const shares = (...shown: number[][]) =>
    view({ colours: shown.map((values) => holdings(values.length > 0 ? { 3: values } : {})) });

  it("gives the larger share to more cards, and then to the highest card (ANT-76)", () => {
    expect(primaryOf(shares([1, 2], [9]), 3)).toBe(0);
    expect(primaryOf(shares([5], [8], []), 3)).toBe(1);
    expect(primaryOf(shares([5], [8]), 4)).toBeUndefined();
  });

  it("counts the symbols on show of which the hand has two cards (ANT-45)", () => {
    const cards = catalogue.cards.map((_, card) => card);
    const ships = cards.filter((card) => catalogue.cards[card]!.symbol === "ship");
    const [one, two, shown] = ships as [number, number, number];
    const shows = holdings({ [monumentOf(shown)]: [valueOf(shown)] });
    expect(scoreNow(catalogue, [one, two], shows)).toBe(1);
    expect(scoreNow(catalogue, [one], shows)).toBe(0);
    expect(scoreNow(catalogue, [one, two], holdings({}))).toBe(0);
    expect([scoreOf(catalogue, one, shows), scoreOf(catalogue, one, holdings({}))]).toEqual([1, 0]);
  });

  it("counts the pages of a story: the monuments of two cards and more that others show (ANT-51)", () => {
    const shown = view({
      colours: [holdings({ 1: [2, 5] }), holdings({ 3: [4] }), holdings({ 3: [1, 9], 5: [2, 3, 4] })],
    });
    expect([0, 1, 2].map((colour) => pagesNow(shown, colour))).toEqual([2, 3, 1]);
  });

  it("lays the hand by monument, by value or by symbol", () => {
    const hand = [cardOf(2, 7), cardOf(0, 1), cardOf(1, 7)];
    expect(handGroups(hand, "monument", catalogue).map((it) => it.cards)).toEqual([
      [cardOf(0, 1)],
      [cardOf(1, 7)],
      [cardOf(2, 7)],
    ]);
    expect(handGroups(hand, "value", catalogue).map((it) => it.cards)).toEqual([
      [cardOf(0, 1)],
      [cardOf(1, 7), cardOf(2, 7)],
    ]);
    expect(
      handGroups(hand, "symbol", catalogue)
        .flatMap((it) => it.cards)
        .sort(),
    ).toEqual([...hand].sort());
  });
});

describe("cards", () => {
  it("know their monument and value", () => {
    catalogue.cards.forEach(({ monument, value }, card) => {
      expect([monumentOf(card), valueOf(card), cardOf(monument, value)]).toEqual([monument, value, card]);
    });
  });

  it("lie in groups of one monument, the highest first", () => {
    expect(byMonument([50, 6, 48, 7])).toEqual([
      { monument: 0, cards: [7, 6] },
      { monument: 5, cards: [50, 48] },
    ]);
  });

  it("keep their order in an exhibition", () => {
    expect(pilesOf(holdings({ 1: [9, 2, 5] }))).toEqual([{ monument: 1, cards: [17, 10, 13] }]);
  });

  it("are counted by symbol, covered ones too", () => {
    const cards = (["scroll", "ship", "ship"] as const).map((symbol, card) => ({
      ...catalogue.cards[card]!,
      symbol,
    }));
    const shown = symbolCounts({ cards }, holdings({ 0: [1, 2, 3] }));
    expect(shown.map(({ symbol, count }) => `${symbol} ${count}`)).toEqual([
      "scroll 1",
      "ship 2",
      "helmet 0",
    ]);
  });
});

describe("colours", () => {
  it("are two for each of two players", () => {
    expect([coloursOf(1, 2), coloursOf(1, 3)]).toEqual([[2, 3], [1]]);
    expect([ownerOf(3, 2), ownerOf(3, 4)]).toEqual([1, 3]);
  });

  it("are the builders of what they show", () => {
    const table = view({ colours: [holdings({ 4: [2] }), holdings({}), holdings({ 4: [1, 3] })] });
    expect(buildersOf(table, 4)).toEqual([0, 2]);
  });
});
