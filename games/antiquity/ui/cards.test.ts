import { describe, expect, it } from "vitest";
import {
  byMonument,
  cardOf,
  coloursOf,
  monumentOf,
  ownerOf,
  handGroups,
  pilesOf,
  symbolCounts,
  valueOf,
} from "./cards";
import { catalogue, holdings } from "./tests/fixture";

describe("the hand", () => {
  it("lies by monument, by value or by symbol", () => {
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
});
