import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "../Board.svelte";
import type { Action, Task } from "../view";
import { offer, table, view } from "./scene";

afterEach(cleanup);

const ACT: Action[] = [
  { do: "use", place: 4, step: 0 },
  { do: "use", place: 14, step: 0 },
  { do: "use", place: 18, step: 0 },
  { do: "use_policy", nth: 0 },
  { do: "buy", slot: 1 },
  { do: "buy_basic", pile: 0 },
  { do: "complete" },
  { do: "develop", policy: 2 },
  { do: "conquer", tile: 26 },
  { do: "lead", tile: 24, unit: "warlord" },
  { do: "outpost", tile: 25 },
  { do: "explore", explorer: 1, tile: 26 },
  { do: "take", explorer: 0 },
  { do: "token" },
  { do: "market", market: 0 },
  { do: "progress" },
  { do: "end" },
];

const ANSWERS: [Task, Action][] = [
  [
    { task: "civ", who: 0 },
    { do: "civilization", civ: 3 },
  ],
  [
    { task: "capital", who: 0 },
    { do: "target", tile: 24 },
  ],
  [
    { task: "gain_any", left: 2 },
    { do: "resource", resource: "science" },
  ],
  [
    { task: "exchange", left: 1 },
    { do: "swap", from: "military", to: "science" },
  ],
  [
    { task: "reward", token: 3 },
    { do: "branch", nth: 1 },
  ],
  [
    { task: "choose", place: 255 },
    { do: "branch", nth: 0 },
  ],
  [
    { task: "keep_wonder", old: 29, new: 30 },
    { do: "branch", nth: 1 },
  ],
  [
    { task: "duel", who: 0, slot: 5, card: 25 },
    { do: "branch", nth: 0 },
  ],
  [
    { task: "archive", who: 0, left: 1 },
    { do: "slot", slot: 8 },
  ],
  [
    { task: "recover", left: 1 },
    { do: "discarded", card: 3 },
  ],
  [
    { task: "reuse", left: 1 },
    { do: "again", place: 0 },
  ],
  [
    { task: "reuse", left: 1 },
    { do: "again", place: 14 },
  ],
  [
    { task: "reuse", left: 1 },
    { do: "again", place: 18 },
  ],
  [{ task: "gain_card" }, { do: "pick", slot: 0 }],
  [{ task: "gain_card" }, { do: "pick_basic", pile: 1 }],
  [
    { task: "market", market: 1 },
    { do: "keep", token: 2 },
  ],
  [{ task: "replay" }, { do: "replay", policy: 0 }],
  [{ task: "spend_more", left: 1 }, { do: "accept" }],
  [{ task: "spend_more", left: 1 }, { do: "stop" }],
  [
    { task: "commit", tile: 26, left: 2, soldiers: 1, warlord: false },
    { do: "commit", tile: 24, unit: "soldier" },
  ],
  [
    { task: "move_to", from: 24, unit: "soldier" },
    { do: "target", tile: 25 },
  ],
];

/** What can be taken on the board, by its name. */
function lit(): string[] {
  const found = document.querySelectorAll(".monumental .lit[aria-label]");
  return [...found].map((it) => it.getAttribute("aria-label") ?? "");
}

describe("every offer can be taken on the board", () => {
  it("in a turn", () => {
    const shown = view();
    const everywhere = { ...shown, turn: { ...shown.turn, active: 0b111_111_111 } };
    render(Board, { table: table(ACT.map(offer), everywhere) });
    const named = lit();
    const missing = ACT.filter(
      (action) => !named.some((it) => it.includes(`offer ${JSON.stringify(action)}`)),
    );
    expect(missing).toEqual([]);
  });

  it.each(ANSWERS)("as an answer: %o", (task, action) => {
    const phase = task.task === "civ" || task.task === "capital" ? ("setup" as const) : ("act" as const);
    const shown = view([task]);
    render(Board, { table: table([offer(action)], { ...shown, turn: { ...shown.turn, phase } }) });
    expect(lit().filter((it) => it.includes(`offer ${JSON.stringify(action)}`))).not.toEqual([]);
  });

  it.each(["row", "column"] as const)("a %s, by its handle and by its cards", (line) => {
    const shown = view();
    const phase = line === "row" ? ("row" as const) : { column: 1 };
    const offers = [offer({ do: line, [line]: 2 })];
    render(Board, { table: table(offers, { ...shown, turn: { ...shown.turn, phase, active: 0 } }) });
    expect(lit().filter((it) => it.includes("offer"))).toHaveLength(4);
  });
});

describe("who looks", () => {
  it("shows a spectator everything and lights nothing", () => {
    const shown = table([], view(), { seat: null });
    render(Board, { table: { ...shown, view: { public: shown.view.public } } });
    expect(lit()).toEqual([]);
    expect(document.body.textContent).toContain("card-work_camp");
    expect(document.querySelectorAll(".monumental button.press")).toHaveLength(0);
  });

  it("keeps another's market token hidden until all cards are open", () => {
    const hidden = table([], view(), { seat: null });
    const { unmount } = render(Board, { table: { ...hidden, view: { public: hidden.view.public } } });
    expect(document.querySelector('[aria-label*="board-labelled"]')?.querySelectorAll(".pair")).toHaveLength(
      0,
    );
    unmount();
    const open = {
      ...hidden,
      view: { public: hidden.view.public },
      open: [{ tokens: [1, null, null, null] }],
    };
    render(Board, { table: open });
    expect(document.querySelector('[aria-label*="board-labelled"]')?.querySelectorAll(".pair")).toHaveLength(
      1,
    );
  });
});
