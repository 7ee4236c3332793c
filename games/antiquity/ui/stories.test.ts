import { describe, expect, it } from "vitest";
import { cardsTaken, gained, pagesTaken } from "./news";
import { columnsOf, storyTrack } from "./stories";

describe("the story track", () => {
  it("has a dozen spaces, and more for longer stories", () => {
    expect(storyTrack([])).toHaveLength(12);
    expect(storyTrack([{ colour: 0, pages: 15 }])).toHaveLength(16);
  });

  it("puts the older of two equal stories below and first", () => {
    const stories = [
      { colour: 1, pages: 4 },
      { colour: 0, pages: 9 },
      { colour: 2, pages: 9 },
    ];
    const nine = storyTrack(stories)[8];
    expect(nine?.historians).toEqual([
      { colour: 0, nth: 1, place: 0 },
      { colour: 2, nth: 2, place: 1 },
    ]);
  });
});

describe("news", () => {
  const news = [
    {
      step: 4,
      seat: 0,
      mine: [],
      public: [
        { event: "overflowed", colour: 1, points: 2 },
        { event: "page_taken", from: 1, card: 7 },
      ],
    },
    {
      step: 5,
      seat: 0,
      mine: [],
      public: [
        { event: "hero_called", colour: 1 },
        { event: "scored", colour: 0, points: 5 },
      ],
    },
  ];

  it("tells what a colour has gained", () => {
    expect([gained(news, 0), gained(news, 1), gained(news, 2)]).toEqual([5, 1, 0]);
  });

  it("tells the pages that were taken", () => {
    expect(pagesTaken(news)).toEqual([7]);
  });

  it("tells which cards a player took from the row", () => {
    const taken = [
      { step: 6, seat: 2, mine: [], public: [{ event: "took_from_row", seat: 2, slot: 0, card: 9 }] },
    ];
    expect([0, 2].map((seat) => cardsTaken([...news, ...taken], seat))).toEqual([[], [9]]);
  });
});

it("makes a space wider where several historians stand, in whichever row", () => {
  const story = (pages: number) => ({ colour: 0, pages });
  const spaces = storyTrack([story(2), story(2), story(2), story(9)]);
  const wide = (inARow: number) =>
    columnsOf(spaces, inARow)
      .split(") ")
      .map((it) => parseFloat(it.slice("minmax(0, ".length)));
  expect(wide(6)).toEqual([1, 2.2, 1, 1, 1, 1]);
  expect(wide(12).slice(0, 3)).toEqual([1, 2.2, 1]);
});
