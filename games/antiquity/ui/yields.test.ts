import { momentWith } from "$board/fixture";
import { expect, it } from "vitest";
import { offersAt, placesOf } from "./places";
import { moments, table } from "./tests/fixture";
import type { Action } from "./view";
import { bestYield, earnedNow, scoreNow, sharesOf, yieldOf } from "./yields";

it("takes points and pages from what the rules say of offers", () => {
  const scoring = table(momentWith(moments, "score"));
  const [score] = scoring.offers.filter(({ action }) => (action as Action).do === "score");
  expect(yieldOf(score!)).toBeGreaterThanOrEqual(0);
  const [story] = table(momentWith(moments, "story")).offers.filter(
    ({ action }) => (action as Action).do === "story",
  );
  // A story that is offered has a page at least (ANT-50).
  expect(yieldOf(story!)).toBeGreaterThan(0);
});

it("says nothing of what is not offered or gives neither", () => {
  const { offers } = table(momentWith(moments, "draw_pile"));
  const drawing = offers.filter(({ action }) => placesOf(action as Action).includes("pile"));
  expect([bestYield(drawing), bestYield([])]).toEqual([null, null]);
});

it("takes the best of several offers", () => {
  const offer = { ...momentWith(moments, "score").offers[0]! };
  const giving = (points: number) => ({ ...offer, facts: { is: "points", points } });
  expect(bestYield([giving(1), giving(4), offersAt({ offers: [] }, "pile")].flat())).toBe(4);
});

it("shows the shares of a monument in the order of the colours", () => {
  const facts = {
    shares: [
      [],
      [
        { colour: 2, points: 10 },
        { colour: 1, points: 5 },
      ],
    ],
  };
  const { view } = momentWith(moments, "draw_pile");
  const seen = { ...view, facts: { ...view.facts!, ...facts } };
  const shown = table({ ...momentWith(moments, "draw_pile"), view: seen });
  expect(sharesOf(shown, 1).map((it) => it.colour)).toEqual([1, 2]);
  expect(sharesOf(shown, 0)).toEqual([]);
});

it("has shares for every monument that a player shows", () => {
  for (const moment of moments) {
    const shown = table(moment);
    moment.view.public.colours.forEach(({ exhibition }, colour) => {
      for (const monument of Object.keys(exhibition))
        expect(sharesOf(shown, Number(monument)).map((it) => it.colour)).toContain(colour);
    });
  }
});

it("shows the points of each colour as the list of players does: without what idle historians cost", () => {
  const by_rule = [
    { rule: "ANT-75", points: 18 },
    { rule: "ANT-81", points: -24 },
  ];
  expect(earnedNow({ points: -6, by_rule })).toBe(18);
  for (const moment of moments)
    moment.view.public.colours.forEach((_, colour) => {
      const { points, by_rule } = scoreNow(table(moment), colour)!;
      expect(by_rule.reduce((sum, it) => sum + it.points, 0)).toBe(points);
    });
});
