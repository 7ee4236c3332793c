import { cleanup, render } from "@testing-library/svelte";
import { parse } from "smol-toml";
import { afterEach, describe, expect, it, vi } from "vitest";
import toml from "../content/quarry.toml?raw";
import Board from "./Board.svelte";
import type { Action, Public, QuarryTable } from "./view";

const earned = { start: 10, black: 0, bricks: 0, left_before: 0, left_now: 0, jewels: 0 };
const player = { seen: { red: 1 }, passed: false, earned };

const PUBLIC: Public = {
  with: { seats: 2, monument: 0, show_taken: false },
  round: 1,
  phase: "quarry",
  first: 0,
  turn: { seat: 0, number: 2, paces_left: 2, entered: [], took: 0 },
  worker: 1,
  quarry: { 0: { violet: 1 }, 12: { orange: 1, blue: 1 }, 2: { black: 1 } },
  built: [],
  players: [player, player],
};

function table(parts: Partial<QuarryTable>, actions: readonly Action[] = []): QuarryTable {
  return {
    view: { public: PUBLIC, mine: { pieces: { violet: 1 } } },
    open: [],
    seat: 0,
    seats: ["Anna", "Bruno"].map((name, seat) => ({
      name,
      kind: "person",
      me: seat === 0,
      turn: seat === 0,
      signs: [],
    })),
    offers: actions.map((action, code) => ({ code, action, text: JSON.stringify(action) })),
    awaited: null,
    prompt: "",
    news: [],
    content: { quarry: parse(toml) },
    say: (id) => id,
    language: "fr",
    still: true,
    take: vi.fn(),
    whyNot: vi.fn(),
    read: (text) => [{ text }],
    showRule: vi.fn(),
    ...parts,
  } as QuarryTable;
}

const drawn = (it: QuarryTable) => render(Board, { props: { table: it } }).container;
const lit = (root: Element) => [...root.querySelectorAll(".lit[role=button], button.lit")];
const building: Public = { ...PUBLIC, phase: "building", worker: null, quarry: {} };

afterEach(cleanup);

describe("the board", () => {
  it("lights each piece that can be taken, and hands its offer back", () => {
    const it = table({}, [
      { do: "enter", space: 0, take: "violet" },
      { do: "enter", space: 12, take: "orange" },
      { do: "enter", space: 12, take: "blue" },
    ]);
    const spots = lit(drawn(it));
    expect(
      spots.map((spot) => spot.getAttribute("aria-label")).filter((name) => name?.includes("enter")),
    ).toHaveLength(3);
    spots.at(-1)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(it.take).toHaveBeenCalledWith([it.offers[2]], expect.anything());
  });

  it("answers why a space cannot be entered", () => {
    const it = table({}, [{ do: "enter", space: 0, take: "violet" }]);
    drawn(it)
      .querySelector('[data-at="space-2"] .spot')!
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(it.whyNot).toHaveBeenCalledWith({ do: "enter", space: 2, take: "black" }, expect.anything());
  });

  it("lights the positions of the plan where a brick can be laid", () => {
    const it = table({ view: { public: building, mine: { pieces: { violet: 1 } } } }, [
      { do: "lay", position: 0 },
      { do: "lay", position: 7 },
    ]);
    expect(lit(drawn(it))).toHaveLength(2);
  });

  it("lets one pass where that is offered", () => {
    const it = table({ view: { public: building, mine: { pieces: {} } } }, [{ do: "pass" }]);
    const [pass] = lit(drawn(it));
    pass!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(it.take).toHaveBeenCalledWith(it.offers, expect.anything());
  });

  it("shows a spectator every screen closed and nothing to touch", () => {
    const root = drawn(table({ seat: null, view: { public: PUBLIC } }));
    expect(root.querySelectorAll('[aria-label="board-hidden"]')).toHaveLength(2);
    expect(root.querySelectorAll("[role=button]")).toHaveLength(0);
  });

  it("opens every screen in a replay with all pieces shown", () => {
    const open = [{ pieces: { red: 2 } }, { pieces: { blue: 1 } }];
    const root = drawn(table({ seat: null, view: { public: PUBLIC }, open }));
    expect(root.querySelectorAll('[aria-label="board-hidden"]')).toHaveLength(0);
    expect(root.querySelectorAll('[aria-label="board-behind"]')).toHaveLength(2);
  });
});
