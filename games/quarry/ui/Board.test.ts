import { momentWith, unlit } from "$board/fixture";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { moments, table } from "./tests/fixture";
import type { Action, QuarryTable } from "./view";

const drawn = (it: QuarryTable) => render(Board, { props: { table: it } }).container;
const lit = (root: Element) => [...root.querySelectorAll(".lit[role=button], button.lit")];
const touch = (spot: Element) => spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const walking = momentWith(moments, "enter");
/** What everyone sees where nothing taken is shown. */
const closed = {
  ...walking.view.public,
  with: { ...walking.view.public.with, show_taken: false },
};

afterEach(cleanup);

describe("the board", () => {
  it.each(moments)("lights every offer of $seats: $prompt", (moment) => {
    const root = drawn(table(moment));
    expect(unlit(root, moment.offers)).toEqual([]);
    if (moment.offers.length === 0) expect(lit(root)).toEqual([]);
  });

  it.each(["enter", "lay", "pass"])("hands an offer back: %s", (kind) => {
    const it = table(momentWith(moments, kind), { take: vi.fn() });
    const offer = it.offers.find((offer) => (offer.action as Action).do === kind)!;
    const spots = lit(drawn(it));
    touch(spots.find((spot) => spot.getAttribute("aria-label")?.includes(offer.label ?? ""))!);
    expect(it.take).toHaveBeenCalledWith([offer], expect.anything(), undefined);
  });

  it("answers why a space cannot be entered", () => {
    const it = table(walking, { offers: walking.offers.slice(0, 1), whyNot: vi.fn() });
    const wanted = walking.offers[1]!.action as Action;
    const space = wanted.do === "enter" ? wanted.space : -1;
    touch(drawn(it).querySelector(`[data-at="space-${space}"] .spot`)!);
    expect(it.whyNot).toHaveBeenCalledWith(
      expect.objectContaining({ do: "enter", space }),
      expect.anything(),
    );
  });

  it("shows a spectator every screen closed and nothing to touch", () => {
    const view = { public: closed };
    const root = drawn(table(walking, { seat: null, view, offers: [], news: [] }));
    expect(root.querySelectorAll('[aria-label="board-hidden"]')).toHaveLength(walking.seats);
    expect(root.querySelectorAll("[role=button]")).toHaveLength(0);
  });

  it("opens every screen in a replay with all pieces shown", () => {
    const open = walking.view.public.players.map(() => ({ pieces: { red: 2 } }));
    const view = { public: closed };
    const root = drawn(table(walking, { seat: null, view, offers: [], open }));
    expect(root.querySelectorAll('[aria-label="board-hidden"]')).toHaveLength(0);
    expect(root.querySelectorAll('[aria-label="board-behind"]')).toHaveLength(walking.seats);
  });
});
