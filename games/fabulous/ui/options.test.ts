import { expect, test } from "vitest";
import { hasPicture, isOffered, settled } from "./options";

const USUAL = { collectors: 1 };

test("as many Collector cards take part as are named", () => {
  expect(settled({ eclipse: true }, USUAL)).toEqual({ eclipse: true });
  const two = { lowest_wins: true, steal_from: true };
  expect(settled(two, USUAL)).toEqual({ ...two, collectors: 2 });
  expect(settled({ ...two, collectors: 5 }, USUAL)).toEqual({ ...two, collectors: 5 });
});

test("the youngest sits at the table", () => {
  expect(isOffered("youngest", "3", 3)).toBe(true);
  expect(isOffered("youngest", "4", 3)).toBe(false);
  expect(isOffered("youngest", "random", 2)).toBe(true);
  expect(isOffered("minutes", "20", 2)).toBe(true);
});

test("each Collector card has its picture", () => {
  expect(["win_round", "peek_all"].every(hasPicture)).toBe(true);
  expect(hasPicture("rounds")).toBe(false);
});
