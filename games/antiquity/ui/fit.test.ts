import { expect, test } from "vitest";
import { isNamed, reservedWidth, widthsUpTo } from "./fit";

const widths = widthsUpTo(5.8);
const begins = (width: number, height: number, monuments = 5) =>
  widths[reservedWidth(widths, { width, height }, monuments)];

test("cards begin so large that five monuments of two or three cards find room", () => {
  expect(begins(25.4, 12.8), "in one row").toBe(4.5);
  expect(begins(17, 27), "in two rows of three").toBe(5.1);
  expect(begins(40, 9), "as high as the place").toBe(4.5);
  expect(begins(90, 90), "no larger than they may be").toBe(5.8);
  expect(begins(5, 5), "the smallest where there is no room").toBe(2.2);
});

test("where the reader may build, a free place has room beside the monuments", () => {
  expect(begins(22.9, 8.7)).toBe(4.1);
  expect(begins(22.9, 8.7, 5.6)).toBe(3.7);
});

test("cards too small to be read have no names", () => {
  expect(widthsUpTo(9).map(isNamed)).toContain(true);
  expect(isNamed(widthsUpTo(9).at(-1)!)).toBe(false);
});
