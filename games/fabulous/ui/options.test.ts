import { expect, test } from "vitest";
import { catalogue } from "./fixture";
import { hasPicture, isOffered, PACKS, SETS, settled } from "./options";

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

test("each pack and each set has its picture, and each Collector card", () => {
  expect(Object.keys(PACKS)).toHaveLength(catalogue.packs.length);
  const [keys, drawn] = [catalogue.monuments.map((it) => it.key), Object.values(PACKS)];
  expect(
    drawn.map((all, nth) => all.filter((it) => !catalogue.packs[nth]!.includes(keys.indexOf(it)))).flat(),
  ).toEqual([]);
  const sets = catalogue.sets.map((set) => set.map((it) => catalogue.characteristics[it]!.key));
  expect(Object.values(SETS)).toEqual(sets);
  expect(["win_round", "peek_all"].every(hasPicture)).toBe(true);
  expect(hasPicture("rounds")).toBe(false);
});
