import { describe, expect, it } from "vitest";
import { flightsOf } from "./flights";

describe("pieces fly", () => {
  it("from the space behind the screen of whoever took them", () => {
    const told = flightsOf([
      { event: "entered", seat: 1, space: 4, take: "blue" },
      { event: "entered", seat: 1, space: 5, take: null },
      { event: "walk_begun", seat: 0, number: 2, paces: 2 },
    ]);
    expect(told).toEqual([{ kind: "blue", from: "space-4", to: "screen-1" }]);
  });

  it("from the screen to the position where they are laid", () => {
    const told = flightsOf([{ event: "laid", seat: 0, position: 7, colour: "red", points: 3 }]);
    expect(told).toEqual([{ kind: "red", from: "screen-0", to: "position-7" }]);
  });
});
