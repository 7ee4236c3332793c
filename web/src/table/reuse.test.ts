import { describe, expect, it } from "vitest";
import { reuse, reusing } from "./reuse";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("reuse", () => {
  const before = { hands: [{ cards: [1, 2] }, { cards: [3] }], turn: { seat: 0, left: [2, 3] }, name: "a" };

  it("is the earlier value if nothing has changed", () => {
    expect(reuse(before, copy(before))).toBe(before);
  });

  it("keeps the parts that have not changed, and is equal to the later value", () => {
    const later = { ...copy(before), turn: { seat: 1, left: [2, 3] } };
    const found = reuse(before, copy(later));
    expect(found).toEqual(later);
    expect(found).not.toBe(before);
    expect(found.hands).toBe(before.hands);
    expect(found.turn.left).toBe(before.turn.left);
  });

  it("finds items again before and after one that was added or removed", () => {
    const items = [{ code: 1 }, { code: 2 }, { code: 3 }, { code: 4 }];
    const fewer = reuse(items, copy([items[0], items[2], items[3]]));
    expect(fewer).toEqual([{ code: 1 }, { code: 3 }, { code: 4 }]);
    for (const [nth, from] of [0, 2, 3].entries()) expect(fewer[nth]).toBe(items[from]);
    const more = reuse(fewer, copy(items));
    expect(more).toEqual(items);
    for (const [nth, from] of [0, -1, 1, 2].entries()) if (from >= 0) expect(more[nth]).toBe(fewer[from]);
  });

  it("sees fields that come and go, and values of another kind", () => {
    for (const [one, other] of [
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: undefined }, { b: undefined }],
      [[1, 2], [1]],
      [[1], [1, undefined]],
      [{ a: [] }, { a: {} }],
      [{ a: null }, { a: {} }],
    ] as const) {
      expect(reuse(one, structuredClone(other))).toStrictEqual(other);
      expect(reuse(other, structuredClone(one))).toStrictEqual(one);
    }
  });

  it("computes again and reuses the last value", () => {
    let seat = 0;
    const turn = reusing(() => ({ seat, all: [1, 2] }));
    const first = turn();
    expect(turn()).toBe(first);
    seat = 1;
    expect(turn()).toEqual({ seat: 1, all: [1, 2] });
    expect(turn().all).toBe(first.all);
  });
});
