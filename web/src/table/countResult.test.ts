import { beforeEach, expect, test } from "vitest";
import { adaptiveLevel } from "../shell/adaptive";
import { countResult } from "./countResult";

const known = {
  levels: ["random", "apprentice", "builder", "master", "sage"],
  default: "builder",
  beginner: "apprentice",
  adviser: "master",
};
let room = 0;
/** Ends a match of three at the present level in this place. */
const end = (place: number) =>
  countResult("quarry", adaptiveLevel("quarry", known), { room: `r${room++}`, place, seats: 3 }, known);

beforeEach(() => localStorage.clear());

test("two wins in three matches bring stronger opponents", () => {
  expect(adaptiveLevel("quarry", known)).toBe("apprentice");
  expect([end(1), end(3), end(1)]).toEqual([null, null, "builder"]);
  expect(adaptiveLevel("quarry", known)).toBe("builder");
  expect(adaptiveLevel("antiquity", known), "each game has its own").toBe("apprentice");
  expect([end(1), end(2), end(2), end(1), end(2)], "not two of the last three").toEqual(Array(5).fill(null));
});

test("two last places bring weaker opponents, but none that play at random", () => {
  expect([end(1), end(1)]).toEqual([null, "builder"]);
  expect([end(3), end(3)]).toEqual([null, "apprentice"]);
  expect([end(3), end(3), end(3)]).toEqual([null, null, null]);
});

test("the strongest level is the last", () => {
  for (let wins = 0; wins < 20; wins++) end(1);
  expect(adaptiveLevel("quarry", known)).toBe("sage");
});

test("a match counts once, and only at the present level", () => {
  const win = { room: "same", place: 1, seats: 2 };
  expect([1, 2, 3].map(() => countResult("quarry", "apprentice", win, known))).toEqual([null, null, null]);
  expect(countResult("quarry", "sage", { ...win, room: "other" }, known)).toBeNull();
  expect(countResult("quarry", "apprentice", { ...win, room: "third" }, known)).toBe("builder");
});

test("what an earlier page or another program wrote is replaced", () => {
  localStorage.setItem("adaptive quarry", "not JSON");
  expect(end(1)).toBeNull();
  localStorage.setItem("adaptive quarry", '{"level":"gone","recent":[],"counted":[]}');
  expect(adaptiveLevel("quarry", known)).toBe("apprentice");
});
