import { expect, test } from "vitest";
import { firstThatFits, isNamed, sizesUpTo } from "./fit";

test("the others' cards become smaller before the reader's own, which are never smaller", () => {
  const sizes = sizesUpTo(4.5);
  expect(sizes.slice(0, 4)).toEqual([
    { mine: 4.5, others: 4.5 },
    { mine: 4.5, others: 4.1 },
    { mine: 4.1, others: 4.1 },
    { mine: 4.5, others: 3.7 },
  ]);
  for (const { mine, others } of sizes) expect(others).toBeLessThanOrEqual(mine);
});

test("the largest size that fits is taken, and never a larger one than before", () => {
  const sizes = sizesUpTo(4.5);
  const small = sizes.findIndex((it) => it.others < 3.5);
  expect(firstThatFits(sizes, 0, false, () => true)).toBe(0);
  expect(firstThatFits(sizes, 0, false, (it) => it.others < 3.5)).toBe(small);
  expect(firstThatFits(sizes, small, false, () => true)).toBe(small);
  expect(firstThatFits(sizes, 0, false, () => false)).toBeNull();
});

test("cards grow again only when they may, and only with room to spare", () => {
  const sizes = sizesUpTo(4.5);
  expect(firstThatFits(sizes, 5, false, () => true)).toBe(5);
  expect(firstThatFits(sizes, 5, true, () => true)).toBe(0);
  expect(firstThatFits(sizes, 5, true, (_, spare) => !spare)).toBe(5);
  expect(firstThatFits(sizes, 5, true, ({ mine }, spare) => mine <= (spare ? 4.1 : 4.5))).toBe(2);
  expect(firstThatFits(sizes, 5, true, () => false)).toBeNull();
  expect(
    firstThatFits(sizes, 12, true, () => true),
    "by at most one width of the others at once",
  ).toBe(7);
});

test("cards too small to be read have no names", () => {
  expect(sizesUpTo(9).map((it) => isNamed(it.others))).toContain(true);
  expect(isNamed(sizesUpTo(9).at(-1)!.others)).toBe(false);
});
