import { momentWith, unlit } from "$board/fixture";
import { houseSign } from "$board/signs";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { moments, table } from "./tests/fixture";
import type { Action, Facts, QuarryTable } from "./view";
import { letter } from "./wheel";

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

  it("shows where a walk could go on after the space that is focused", async () => {
    const { offers } = momentWith(moments.slice(1), "enter");
    const [first] = offers;
    const { space } = first!.action as Extract<Action, { do: "enter" }>;
    const { later } = first!.facts as Facts;
    const root = drawn(table(momentWith(moments.slice(1), "enter")));
    const ahead = () => [...root.querySelectorAll("[data-ahead]")].map((it) => it.getAttribute("data-ahead"));
    expect(ahead()).toEqual([]);
    const spot = root.querySelector(`[data-at="space-${space}"] .spot.lit`)!;
    await fireEvent.focusIn(spot);
    expect(later[0]!.length).toBeGreaterThan(0);
    expect(ahead()).toEqual(later[0]!.map(letter));
    await fireEvent.focusOut(spot);
    expect(ahead()).toEqual([]);
  });

  it("marks what a hint proposes: the cell of the wheel, or the brick and its place on plan and monument", () => {
    const hinted = (kind: string) => {
      const at = table(momentWith(moments, kind));
      const { code } = at.offers.find((offer) => (offer.action as Action).do === kind)!;
      return drawn({ ...at, hinted: code });
    };
    const wheel = hinted("enter");
    expect(wheel.querySelectorAll(".wheel path.proposed")).toHaveLength(1);
    expect(wheel.querySelectorAll(".hinted")).toHaveLength(1);
    cleanup();
    const plan = hinted("lay");
    expect(plan.querySelectorAll(".plan .hinted")).toHaveLength(1);
    expect(plan.querySelectorAll(".monument .open.proposed")).toHaveLength(1);
    expect(plan.querySelectorAll(".own .pile.proposed")).toHaveLength(1);
  });

  it("says by a player's sign who has just laid a brick, not by a frame like that of a hint", () => {
    const at = table(momentWith(moments, "lay"));
    const laid = { event: "laid", seat: 1, position: 0 };
    const since = [{ step: 1, seat: 1, mine: [], public: [laid] }];
    const view = { ...at.view, public: { ...at.view.public, built: [0] } };
    const [sign, ...more] = drawn({ ...at, view, since }).querySelectorAll(".plan .fresh");
    expect(more).toEqual([]);
    expect(sign!.querySelector("path")!.getAttribute("d")).toBe(houseSign(1).shape);
  });

  it("leaves room for the largest number of bricks of a level, so that no level moves while it is built", () => {
    const at = table(momentWith(moments, "lay"));
    const width = (built: number[]) => {
      const view = { ...at.view, public: { ...at.view.public, built } };
      const widths = [...drawn({ ...at, view }).querySelectorAll<HTMLElement>(".plan .laid")];
      cleanup();
      return widths.map((it) => it.style.minWidth);
    };
    expect(width([])[0]).toMatch(/ch$/);
    expect(width([0, 1, 2])).toEqual(width([]));
  });

  it("hides the pieces in the quarry by one press, and shows them again", async () => {
    const root = drawn(table(walking));
    const button = root.querySelector("button.bare")!;
    await fireEvent.click(button);
    expect([button.getAttribute("aria-pressed"), root.querySelector("svg.wheel.bare") !== null]).toEqual([
      "true",
      true,
    ]);
    await fireEvent.click(button);
    expect(root.querySelector("svg.wheel.bare")).toBeNull();
  });

  it("has the opponents in the order of their turns after the reader, or after the player who is followed", () => {
    const at = momentWith(moments, "enter");
    const names = at.view.public.players.map((_, seat) => `player ${seat}`);
    const it = table(at);
    const seats = it.seats.map((seat, nth) => ({ ...seat, name: names[nth]! }));
    for (const seat of [1, null]) {
      const root = drawn({ ...it, seat, nearest: 1, seats });
      const shown = [...root.querySelectorAll(".other section")].map((it) => it.getAttribute("aria-label"));
      expect(shown).toEqual([...names.slice(2), names[0]]);
      cleanup();
    }
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
