import { describe, expect, it } from "vitest";
import { behind, gained, score } from "./scores";
import type { Holdings, Mine, Pieces, Public, PublicEvent, QuarryTable } from "./view";

const earned = { start: 10, black: 2, bricks: 9, left_before: -3, left_now: -1, jewels: 6 };
const player = (seen: Pieces): Holdings => ({ seen, passed: false, earned });

function table(parts: {
  seat?: number | null;
  show?: boolean;
  mine?: Mine;
  open?: (Mine | undefined)[];
  told?: PublicEvent[];
}): QuarryTable {
  const view = {
    with: { seats: 2, monument: 0, show_taken: parts.show ?? false },
    players: [player({ red: 1 }), player({ blue: 2 })],
  } as unknown as Public;
  return {
    view: { public: view, ...(parts.mine ? { mine: parts.mine } : {}) },
    seat: parts.seat ?? null,
    open: parts.open ?? [],
    news: [{ step: 1, seat: 1, public: parts.told ?? [], mine: [] }],
  } as unknown as QuarryTable;
}

describe("a score", () => {
  it("is the sum of what was earned and lost", () => {
    expect(score(player({}))).toBe(23);
  });

  it("pops by what was just gained, for its own seat only", () => {
    const told: PublicEvent[] = [
      { event: "laid", seat: 0, position: 3, colour: "red", points: 3 },
      { event: "passed", seat: 1, shown: { red: 2 }, points: -2 },
      { event: "builder_called", seat: 0 },
    ];
    expect([gained(told, 0), gained(told, 1), gained(told, 2)]).toEqual([3, -2, 0]);
  });
});

describe("behind a screen", () => {
  it("one sees one's own pieces, and none of the others'", () => {
    const mine = table({ seat: 0, mine: { pieces: { violet: 3 } } });
    expect(behind(mine, 0)).toEqual({ violet: 3 });
    expect(behind(mine, 1)).toBeNull();
  });

  it("what was taken is shown where the table wants it", () => {
    expect(behind(table({ show: true }), 1)).toEqual({ blue: 2 });
    expect(behind(table({}), 1)).toBeNull();
  });

  it("a pass lifts the screen for the moment", () => {
    const told: PublicEvent[] = [{ event: "passed", seat: 1, shown: { red: 2 }, points: -2 }];
    expect(behind(table({ told }), 1)).toEqual({ red: 2 });
    expect(behind(table({ told }), 0)).toBeNull();
  });

  it("an open replay shows every screen", () => {
    expect(behind(table({ open: [undefined, { pieces: { orange: 1 } }] }), 1)).toEqual({ orange: 1 });
  });
});
