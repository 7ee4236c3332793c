import { momentWith } from "$board/fixture";
import { describe, expect, it } from "vitest";
import { behind, gained, score } from "./scores";
import { moments, table as tableOf } from "./tests/fixture";
import type { PublicEvent, QuarryTable, Screen } from "./view";

const laying = momentWith(moments, "lay");
const [reader, other] = [laying.seat!, (laying.seat! + 1) % laying.seats];

/** The screens as somebody sees them: the reader, or a spectator. */
function table(parts: { show?: boolean; open?: (Screen | undefined)[]; told?: PublicEvent[] }): QuarryTable {
  const { public: shown } = laying.view;
  return tableOf(laying, {
    view: { public: { ...shown, with: { ...shown.with, show_taken: parts.show ?? false } } },
    seat: null,
    open: parts.open ?? [],
    news: [{ step: 1, seat: other, public: parts.told ?? [], mine: [] }],
  });
}

describe("a score", () => {
  it("is the sum of what was earned and lost", () => {
    const earned = { start: 10, black: 2, bricks: 9, left_before: -3, left_now: -1, jewels: 6 };
    expect(score({ ...laying.view.public.players[0]!, earned })).toBe(23);
  });

  it("pops by what was just gained, for its own seat only", () => {
    const told: PublicEvent[] = [
      { event: "laid", seat: 0, position: 3, colour: "red", points: 3 },
      { event: "passed", seat: 1, shown: { red: 2 }, points: -2 },
      { event: "builder_called", seat: 0 },
    ];
    const step = (step: number) => ({ step, seat: 0, public: told, mine: [] });
    const by = (...steps: number[]) => [0, 1, 2].map((seat) => gained(steps.map(step), seat));
    expect(by(1)).toEqual([3, -2, 0]);
    expect(by(7, 8)).toEqual([6, -4, 0]);
  });
});

describe("behind a screen", () => {
  it("one sees one's own pieces, and none of the others'", () => {
    const { public: shown, mine } = laying.view;
    const closed = { ...shown, with: { ...shown.with, show_taken: false } };
    const own = tableOf(laying, { view: { public: closed, mine: mine! }, news: [] });
    expect(behind(own, reader)).toEqual(laying.view.mine!.pieces);
    expect(behind(own, other)).toBeNull();
  });

  it("what was taken is shown where the table wants it", () => {
    expect(behind(table({ show: true }), other)).toEqual(laying.view.public.players[other]!.seen);
    expect(behind(table({}), other)).toBeNull();
  });

  it("a pass lifts the screen for the moment", () => {
    const told: PublicEvent[] = [{ event: "passed", seat: other, shown: { red: 2 }, points: -2 }];
    expect(behind(table({ told }), other)).toEqual({ red: 2 });
    expect(behind(table({ told }), reader)).toBeNull();
  });

  it("an open replay shows every screen", () => {
    const open = laying.view.public.players.map(() => ({ pieces: { orange: 1 } }));
    expect(behind(table({ open }), other)).toEqual({ orange: 1 });
  });
});
