import { expect, test } from "vitest";
import { nearestThatWay } from "./arrows";

const LEFT = [-1, 0] as const;
const RIGHT = [1, 0] as const;
const DOWN = [0, 1] as const;

test("an arrow goes to what lies straight ahead before what lies aside", () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 60, y: 80 },
    { x: 0, y: 100 },
  ];
  expect(nearestThatWay(grid[0]!, grid, RIGHT)).toBe(1);
  expect(nearestThatWay(grid[0]!, grid, DOWN)).toBe(3);
  expect(nearestThatWay(grid[1]!, grid, LEFT)).toBe(0);
});

test("at the edge of a board an arrow goes nowhere", () => {
  expect(
    nearestThatWay(
      { x: 0, y: 0 },
      [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
      ],
      LEFT,
    ),
  ).toBeNull();
});
