import { expect, test } from "vitest";
import type { Offer } from "$board/table";
import { commanded } from "./commands";

const offers = [
  "Lay Petra 7",
  "Lay Petra 5",
  "Poser Pétra 7 sur Zeus 5",
  "Poser Zeus 5 sur Pétra 7",
  "End the turn",
].map((text, code) => ({ code, text }) as Offer);
const found = (typed: string) => commanded(offers, typed).map((it) => it.code);

test("a command means the offers that have all its words, or their beginnings", () => {
  expect(found("lay petra 7")).toEqual([0]);
  expect(found("  LAY pet")).toEqual([0, 1]);
  expect(found("end")).toEqual([4]);
  expect(found("nd")).toEqual([]);
  expect(found("lay zeus")).toEqual([]);
});

test("accents need not be typed, and what has the words in their order comes first", () => {
  expect(found("poser petra zeus")).toEqual([2, 3]);
  expect(found("poser zeus petra")).toEqual([3, 2]);
});

test("without a command all offers are listed", () => {
  expect(found(" ")).toEqual([0, 1, 2, 3, 4]);
});
