import { expect, test } from "vitest";
import { eyesOf } from "./reel";

test("an address says through whose eyes", () => {
  expect(eyesOf("all")).toBe("all");
  expect(eyesOf("2")).toBe(2);
  for (const nobody of [null, "", "-1", "x", "1.5", "none"]) expect(eyesOf(nobody)).toBe("none");
});
