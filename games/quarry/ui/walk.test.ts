import { expect, it } from "vitest";
import { walkOn, type Ahead, type Entering } from "./walk";

const enter = (space: number, take: Entering["take"] = "red"): Entering => ({ do: "enter", space, take });
const drawn = (worker: number | null, most: number, ...cells: Entering[]) =>
  drawnBy([], worker, most, ...cells);
const drawnBy = (ahead: Ahead, worker: number | null, most: number, ...cells: Entering[]) =>
  cells.reduce<readonly Entering[]>((walk, next) => walkOn(walk, next, worker, most, () => ahead), []);

it("a walk goes from space to space, and has no more paces than are left", () => {
  expect(drawn(0, 2, enter(0), enter(1), enter(2), enter(3))).toEqual([enter(1), enter(2)]);
});

it("coming back takes a pace back", () => {
  expect(drawn(0, 3, enter(1), enter(2), enter(1))).toEqual([enter(1)]);
  expect(drawn(0, 3, enter(1), enter(0), enter(5))).toEqual([enter(5)]);
});

it("another cell of the last space takes another piece there", () => {
  expect(drawn(0, 3, enter(1), enter(2, "blue"), enter(2, "red"))).toEqual([enter(1), enter(2, "red")]);
});

it("what the walk cannot reach is passed over", () => {
  const ahead = [[2, 3], [4]];
  expect(drawnBy(ahead, 0, 3, enter(1), enter(5), enter(2), enter(3), enter(4))).toEqual([
    enter(1),
    enter(2),
    enter(4),
  ]);
});
