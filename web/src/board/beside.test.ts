import { expect, it } from "vitest";
import { beside, clear, scrollFor } from "./beside";

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

it("a box leaves what it speaks of visible, if there is a place", () => {
  const place = beside(at(190, 10), BOX, SCREEN, "below");
  const covered = (left: number, top: number, width: number, height: number) =>
    clear(place, BOX, SCREEN, [at(left, top, width, height)]);
  expect(covered(0, 300, 50, 50), "it covers nothing here").toBe(place);
  expect(covered(120, 60, 50, 50), "it moves to the side").toMatchObject({ left: 194, top: 40 });
  expect(covered(0, 50, 400, 50), "it moves down").toEqual({ left: 100, top: 494, arrow: null });
  expect(covered(0, 0, 400, 600), "it covers something anywhere").toBe(place);
});

it("a board is scrolled to show what a box covers, below it or above it", () => {
  const box = { left: 100, top: 50, ...BOX };
  const room = { top: 40, bottom: 560, up: 500, down: 500 };
  const scroll = (part: DOMRect, more = {}) => scrollFor(part, box, SCREEN, { ...room, ...more });
  expect(scroll(at(120, 200)), "it is visible").toBe(0);
  expect(scroll(at(320, 60)), "the box is beside it").toBe(0);
  expect(scroll(at(120, 100)), "it moves down").toBe(-60);
  expect(scroll(at(120, 110, 20, 440), { up: 0 }), "it moves up, and the box to the foot of the screen").toBe(
    66,
  );
  expect(scroll(at(120, 110, 20, 440), { up: 0, down: 0 }), "the board cannot be scrolled").toBe(0);
});
