import { expect, test } from "vitest";
import { pause } from "./comeback";

const SOON = () => 0;
const LATE = () => 1;

test("whoever was sent away by a server that stops comes back soon, and not with all the others", () => {
  expect(pause(1, "stopping", SOON)).toBe(0);
  expect(pause(1, "stopping", LATE)).toBe(2000);
});

test("a room that is read anew is there again at once", () => {
  expect(pause(1, "reload", LATE)).toBeLessThan(500);
});

test("whoever finds nobody waits longer each time, whatever was said at first, and never for ever", () => {
  for (const why of ["stopping", "reload", "too_slow", null] as const) {
    const pauses = [2, 3, 4, 5, 6, 20].map((breaks) => pause(breaks, why, SOON));
    expect(pauses).toEqual([400, 800, 1600, 3200, 5000, 5000]);
  }
});
