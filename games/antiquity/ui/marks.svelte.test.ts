import { beforeEach, expect, test } from "vitest";
import { Marks } from "./marks.svelte";

beforeEach(() => localStorage.clear());

test("marks stay for this table until the card leaves the hand", () => {
  const marks = new Marks("/room/a");
  marks.toggle(5, [5, 7]);
  marks.toggle(7, [5, 7]);
  expect([5, 7, 8].filter((it) => marks.has(it))).toEqual([5, 7]);
  expect(new Marks("/room/a").has(7)).toBe(true);
  expect(new Marks("/room/b").has(7)).toBe(false);
  // 5 was played.
  marks.toggle(8, [7, 8]);
  expect([5, 7, 8].filter((it) => new Marks("/room/a").has(it))).toEqual([7, 8]);
  marks.toggle(8, [7, 8]);
  expect(marks.has(8)).toBe(false);
});
