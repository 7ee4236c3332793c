import { describe, expect, it } from "vitest";
import { catalogue } from "./tests/fixture";
import { cells, letter, middleOf, outline, polar, sectors, standOf, type Sector } from "./wheel";

const wheel = sectors(catalogue);

/** Whether two spaces have an edge in common as they are drawn. */
function touch(a: Sector, b: Sector): boolean {
  const overlap = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  const across = (a.near === b.far || a.far === b.near) && overlap > 0.01;
  const meet = [a.to - b.from, b.to - a.from].some((gap) => Math.abs(gap % 360) < 0.01);
  return across || (a.ring === b.ring && meet);
}

describe("the wheel", () => {
  it("draws two spaces with a common edge exactly where the content calls them neighbours", () => {
    for (const [space, sector] of wheel.entries()) {
      const drawn = wheel.flatMap((other, nth) => (nth !== space && touch(sector, other) ? [nth] : []));
      expect(drawn, letter(space)).toEqual(catalogue.neighbours[space]);
    }
  });

  it("shares a space out among the kinds that lie there", () => {
    const shared = cells(wheel[12]!, { orange: 1, violet: 2 });
    expect(shared.map((cell) => cell.pile)).toEqual([
      { kind: "violet", many: 2 },
      { kind: "orange", many: 1 },
    ]);
    expect(shared.map((cell) => [cell.sector.from, cell.sector.to])).toEqual([
      [0, 30],
      [30, 60],
    ]);
    expect(cells(wheel[0]!, {})).toEqual([{ sector: wheel[0], pile: null }]);
  });

  it("turns clockwise from the top", () => {
    expect(polar(0, 10)).toEqual({ x: 0, y: -10 });
    expect(polar(90, 10)).toEqual({ x: 10, y: -0 });
  });

  it("lays pieces in the middle of the centre, and the worker clear of them", () => {
    const centre = wheel.at(-1)!;
    expect(middleOf(centre)).toEqual({ x: 0, y: 0 });
    expect(standOf(centre, {})).toEqual({ x: 0, y: 0 });
    expect(standOf(centre, { red: 1 })).not.toEqual({ x: 0, y: 0 });
  });

  it("closes every outline", () => {
    for (const sector of wheel) expect(outline(sector)).toMatch(/^M.*Z$/);
  });
});
