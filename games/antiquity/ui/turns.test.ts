import { expect, it } from "vitest";
import { turns } from "./turns";
import type { Antiquity } from "./view";

/** What is compared on a tie, with the amounts of a seat whose scores are 20 and 31. */
function compared(seats: number, seat: number) {
  const colours = [
    { exhibition: { 3: [1, 2] } },
    { exhibition: { 5: [2] } },
    { exhibition: { 4: [5], 7: [1] } },
    {},
  ];
  const stories = [
    { colour: 2, pages: 3 },
    { colour: 0, pages: 5 },
    { colour: 2, pages: 4 },
  ];
  const view = { public: { with: { seats }, colours, stories } };
  const table = { view, say: (id: string) => id } as unknown as Antiquity;
  return turns.tieBreaks!(table).map(({ name, of }) => [name, of(seat, [20, 31])]);
}

it("compares monuments and then the longest story on a tie (ANT-90)", () => {
  expect(compared(3, 2)).toEqual([
    ["tie-monuments", 2],
    ["tie-story", 4],
  ]);
});

it("compares the higher score first where two play, and both colours together (ANT-65)", () => {
  expect(compared(2, 0)).toEqual([
    ["tie-higher", 31],
    ["tie-monuments", 2],
    ["tie-story", 5],
  ]);
});
