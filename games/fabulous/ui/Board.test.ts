import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { table } from "./fixture";
import type { Action, FabulousTable, Public, Told } from "./view";

const [COLOSSEUM, CHRIST, LIBERTY] = [6, 64, 65] as const;
const FIRE = 6;

const offering = (at: FabulousTable, ...actions: Action[]): FabulousTable => ({
  ...at,
  offers: actions.map((action, code) => ({ code, action, text: `<${JSON.stringify(action)}>` })),
  take: vi.fn(),
  whyNot: vi.fn(),
});
const drawn = (at: FabulousTable) => render(Board, { props: { table: at } }).container;
const lit = (root: Element) => [...root.querySelectorAll<HTMLElement>("button.lit")];
const naming = (it: FabulousTable, text: string) => (spot: Element) =>
  spot.getAttribute("aria-label")?.includes(it.offers.find((offer) => offer.text === text)?.text ?? "?") ===
  true;

afterEach(cleanup);

const MOMENTS: Record<string, () => FabulousTable> = {
  "the first look": () =>
    offering(
      table(
        { characteristic: null },
        { awaited: { seat: 0, what: "look" }, played: [[], [], []] },
        { card: null },
      ),
      {
        do: "look",
      },
    ),
  "a choice of the characteristic": () =>
    offering(
      table({ characteristic: null, spoken: [] }, { awaited: { seat: 0, what: "name" } }),
      ...[0, 1, 2, 3].map((characteristic): Action => ({ do: "name", characteristic })),
    ),
  "a value and what can be imposed": () =>
    offering(
      table(),
      { do: "say" },
      ...[1, 2, 3].map((characteristic): Action => ({ do: "impose", characteristic })),
    ),
  "the choice of an opponent": () =>
    offering(
      table({ reading: FIRE }, { awaited: { seat: 0, what: "partner" } }, { card: null }),
      { do: "target", seat: 1 },
      { do: "target", seat: 2 },
      { do: "decline" },
    ),
  "the choice of one of three": () =>
    offering(
      table(
        {},
        { awaited: { seat: 0, what: "pick" } },
        { card: null, seen: { 1: LIBERTY, 2: CHRIST, 3: 0x80 } },
      ),
      { do: "pick", nth: 0 },
      { do: "pick", nth: 1 },
    ),
};

describe("every offer is on the board and is handed back", () => {
  it.each(Object.entries(MOMENTS))("%s", (_, moment) => {
    const at = moment();
    const root = drawn(at);
    for (const offer of at.offers) {
      const spot = lit(root).find(naming(at, offer.text));
      expect(spot, offer.text).toBeDefined();
      spot!.click();
      expect(at.take).toHaveBeenLastCalledWith([offer], expect.anything());
    }
  });
});

describe("the board", () => {
  it("answers why another characteristic cannot be imposed", () => {
    const at = offering(table(), { do: "say" });
    drawn(at).querySelector<HTMLElement>('[data-piece="row-visitors"]')!.click();
    expect(at.whyNot).toHaveBeenCalledWith({ do: "impose", characteristic: 3 }, expect.anything());
  });

  it("lights nothing for a spectator, and shows no face", () => {
    const { mine: _, ...view } = table().view;
    const root = drawn({ ...table(), view, seat: null });
    expect(lit(root)).toEqual([]);
    expect(root.textContent).not.toContain("Colisée");
    expect(root.querySelectorAll("[data-piece^='seat-']")).toHaveLength(3);
  });

  it("shows all cards in a replay with open cards", () => {
    const open = [COLOSSEUM, LIBERTY, CHRIST].map((card) => ({ card, seen: {} }));
    const root = drawn({ ...table(), seat: null, open });
    const labels = [...root.querySelectorAll(".stand [aria-label]")]
      .map((it) => it.getAttribute("aria-label"))
      .join();
    expect(labels).toMatch(/Colisée.*Statue de la Liberté.*Christ Rédempteur/s);
  });

  it("keeps a settled round in sight while the next leader chooses", () => {
    const told: Told[] = [
      { event: "said", seat: 0, characteristic: 0, value: 485 },
      { event: "shown", seat: 0, card: COLOSSEUM },
      { event: "shown", seat: 1, card: LIBERTY },
      { event: "won", seat: 1 },
      { event: "round_begun", number: 2, leader: 1 },
    ];
    const all: Partial<Public> = {
      awaited: { seat: 1, what: "name" },
      memory: { shown: { 0: COLOSSEUM, 12: LIBERTY } },
    };
    const at = table({ number: 2, characteristic: null, spoken: [] }, all, { card: null });
    const root = drawn({ ...at, news: [{ step: 9, seat: 0, public: told, mine: [] }] });
    expect(root.querySelector(".round")!.textContent).toContain("Ben remporte la manche");
    expect(root.querySelector('[aria-label*="Statue de la Liberté"]')).not.toBeNull();
  });

  it("reads a Collector card out", () => {
    expect(drawn(table({ reading: FIRE })).textContent).toContain("Choisissez un adversaire");
  });

  it("ends with everybody's cards", () => {
    const root = drawn(table({}, { winners: [1], awaited: { seat: 1, what: "nothing" } }));
    expect(root.querySelector(".round")!.textContent).toContain("Ben gagne la partie");
    expect(root.querySelectorAll("li.won")).toHaveLength(1);
  });
});
