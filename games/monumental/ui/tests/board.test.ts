import { kindOf, momentWith, unlit } from "$board/fixture";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "../Board.svelte";
import { mapOffers } from "../offers";
import { catalogue, moments, table, watched } from "./fixture";

afterEach(cleanup);

/** What can be taken on the board, by its name. */
function lit(): string[] {
  const found = document.querySelectorAll(".monumental .lit[aria-label]");
  return [...found].map((it) => it.getAttribute("aria-label") ?? "");
}

describe("every offer can be taken on the board", () => {
  it.each(moments)("of $seats: $prompt", (moment) => {
    const laid = table(moment);
    const { container } = render(Board, { table: laid });
    expect(unlit(container, mapOffers(moment.offers, laid.view.public))).toEqual([]);
  });

  // Seldom offered in matches of chance: the moment is one in which such a thing is chosen.
  it.each([
    ["buy", { do: "pick", slot: 0 }],
    ["buy_basic", { do: "pick_basic", pile: 0 }],
    ["use", { do: "again", place: 0 }],
  ])("where %s is offered, %o", (kind, action) => {
    const moment = momentWith(moments, kind);
    const offers = [{ code: 0, text: "seldom", action }];
    const { container } = render(Board, { table: table(moment, { offers }) });
    expect(unlit(container, offers)).toEqual([]);
  });

  it.each(["row", "column"])("a %s, by its handle and by its cards", (line) => {
    const moment = momentWith(moments, line);
    const [offer] = moment.offers.filter((it) => kindOf(it) === line);
    render(Board, { table: table(moment, { offers: [offer!] }) });
    expect(lit().filter((it) => it.includes(offer!.label ?? ""))).toHaveLength(4);
  });
});

describe("who looks", () => {
  const moment = momentWith(moments, "market");

  it("shows a spectator everything and lights nothing", () => {
    render(Board, { table: watched(moment) });
    expect(lit()).toEqual([]);
    expect(document.body.textContent).toContain(catalogue.cards[0]!.name);
    expect(document.querySelectorAll(".monumental button.press")).toHaveLength(0);
  });

  it("keeps another's market token hidden until all cards are open", () => {
    const icons = () =>
      document.querySelector('.purse [aria-label*="board-labelled"]')?.querySelectorAll(".pair").length;
    const { unmount } = render(Board, { table: watched(moment) });
    expect(icons()).toBe(0);
    unmount();
    const open = [...Array(moment.seats).keys()].map((it) =>
      it === moment.seat ? moment.view.mine : undefined,
    );
    render(Board, { table: watched(moment, { open }) });
    expect(icons()).toBeGreaterThan(0);
  });
});
