import { expect, it } from "vitest";
import { beside } from "./beside";

const SCREEN = { width: 400, height: 600 };
const BOX = { width: 200, height: 100 };
const at = (left: number, top: number, width = 20, height = 20) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

it("a box is on the preferred side, with its arrow at the middle of the element", () => {
  expect(beside(at(190, 300), BOX, SCREEN, "below")).toEqual({
    left: 100,
    top: 330,
    arrow: { left: 200, top: 330, points: "up" },
  });
  expect(beside(at(190, 300), BOX, SCREEN, "above").arrow).toEqual({ left: 200, top: 290, points: "down" });
});

it("a box is on the other side if there is no space, and stays on the screen", () => {
  expect(beside(at(0, 560), BOX, SCREEN, "below")).toEqual({
    left: 6,
    top: 450,
    arrow: { left: 24, top: 550, points: "down" },
  });
  expect(beside(at(380, 10), BOX, SCREEN, "above")).toEqual({
    left: 194,
    top: 40,
    arrow: { left: 376, top: 40, points: "up" },
  });
});

it("a box that covers the element has no arrow", () => {
  expect(beside(at(0, 0, 400, 600), BOX, SCREEN, "below").arrow).toBeNull();
});
