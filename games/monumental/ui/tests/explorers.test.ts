import { kindOf, momentWith } from "$board/fixture";
import { describe, expect, it } from "vitest";
import type { Offer } from "$board/table";
import { walks } from "../explorers";
import { actionOf, proposals, type Walk } from "../offers";
import type { Public, Table } from "../view";
import { moments } from "./fixture";

const { offers, view } = momentWith(moments, "explore");
const base = view.public;
const { who } = base.turn;
const explores = offers.filter((it) => kindOf(it) === "explore");
const say: Table["say"] = (id, args) => `${id} ${args?.["explorer"]} ${args?.["steps"]}`;

/** The same moment with so much military, and with these explorers that took something already. */
const moment = (military: number, used = 0): Public => ({
  ...base,
  agenda: [],
  turn: { ...base.turn, stock: [0, 0, military], explorers_used: used },
});
const all = (at: Public, only: "first" | "second" | null, offers: readonly Offer[] = explores) =>
  walks({ offers, hinted: null, say, view: { public: at } }, only);
/** Those of several steps. */
const far = (...its: Parameters<typeof all>) =>
  new Map(
    [...all(...its)].flatMap(([tile, [walk]]) => (walk && walk.steps > 1 ? [[tile, walk] as const] : [])),
  );
/** The steps of a walk after its first action, without what is taken at its end. */
const stepsOf = ({ rest }: Walk) => rest.filter((it) => it.do === "explore");
const stand = base.players[who]!.explorers[0];
const hexagon = (tile: number) => base.board.find((it) => it.tile === tile)!;
const distance = (tile: number) => {
  const [a, b] = [hexagon(stand), hexagon(tile)];
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
};

describe("an explorer goes several steps by one touch", () => {
  it("as far as its military lasts, and no farther", () => {
    expect(far(moment(1), "first").size).toBe(0);
    for (const military of [2, 3]) {
      const found = far(moment(military), "first");
      const within = base.board.filter(({ tile }) => distance(tile) > 1 && distance(tile) <= military);
      expect([...found.keys()].sort()).toEqual(within.map((it) => it.tile).sort());
    }
  });

  it("by the shortest way, of which the first step is offered", () => {
    const at = moment(3);
    for (const [tile, offer] of far(at, "first")) {
      const [step] = explores.filter((it) => it.code === offer.code).map(actionOf);
      const rest = stepsOf(offer);
      expect(rest).toHaveLength(distance(tile) - 1);
      expect(rest.at(-1)).toEqual({ do: "explore", explorer: 0, tile });
      const way = [step!, ...rest].flatMap((it) => ("tile" in it ? hexagon(it.tile) : []));
      way.forEach((to, nth) => {
        const from = nth === 0 ? hexagon(stand) : way[nth - 1]!;
        expect(Math.hypot(to.q - from.q, to.r - from.r)).toBeLessThan(1.5);
      });
      expect(offer.label).toBe(`board-steps 1 ${rest.length + 1}`);
    }
  });

  it("only to what it could take, where everything is shown", () => {
    const found = [...far(moment(6), null).keys()];
    expect(found.length).toBeGreaterThan(0);
    for (const tile of found) {
      const there = hexagon(tile);
      expect(there.production || there.market !== undefined).toBe(true);
    }
    expect(far(moment(6, 3), null).size).toBe(0);
  });

  it("and of two explorers the nearer one goes, whichever comes first", () => {
    const [near, ...others] = base.board
      .map((it) => it.tile)
      .sort((one, other) => distance(other) - distance(one));
    for (const explorers of [[stand, near!] as const, [near!, stand] as const]) {
      const players = base.players.map((it, nth) =>
        nth === who ? { ...it, explorers: [...explorers] as [number, number] } : it,
      );
      const offers = [0, 1].flatMap((explorer) =>
        others.map((tile) => ({ ...explores[0]!, action: { do: "explore", explorer, tile } })),
      );
      const found = all({ ...moment(9), players }, null, offers);
      expect(found.size).toBeGreaterThan(0);
      for (const there of found.values()) if (there.some((it) => it.steps > 1)) expect(there).toHaveLength(1);
    }
  });

  it("and takes what lies there at its end, once a turn", () => {
    const { tile } = base.board.find((it) => it.production)!;
    const goes = { ...explores[0]!, action: { do: "explore", explorer: 0, tile } };
    const after = (used: number) => {
      const beside = base.board.find(
        ({ q, r }) => Math.abs(q - hexagon(tile).q) + Math.abs(r - hexagon(tile).r) === 1,
      )!;
      const players = base.players.map((it, nth) =>
        nth === who ? { ...it, explorers: [beside.tile, stand] as [number, number] } : it,
      );
      return all({ ...moment(1, used), players }, "first", [goes]).get(tile)?.[0]?.rest;
    };
    expect(after(0)).toEqual([{ do: "take", explorer: 0 }]);
    expect(after(2)).toEqual([{ do: "take", explorer: 0 }]);
    expect(after(1)).toEqual([]);
  });

  it("by an effect that moves explorers for free, before military is paid", () => {
    const first = explores
      .map(actionOf)
      .flatMap((it) => (it.do === "explore" && it.explorer === 0 ? it.tile : []));
    const used: Offer = {
      code: 9999,
      text: "use",
      action: { do: "use", place: 0, step: 0 },
      facts: { is: "free_steps", steps: 1, first: [first, []] },
    };
    for (const [military, offers] of [
      [0, [used]],
      [1, [...explores, used]],
    ] as const) {
      const found = all(moment(military), "first", offers);
      expect([...found.keys()].sort()).toEqual(
        base.board
          .flatMap(({ tile }) => (tile !== stand && distance(tile) <= 1 + military ? tile : []))
          .sort(),
      );
      for (const [tile, [walk]] of found) {
        expect(walk?.code).toBe(9999);
        expect(walk && stepsOf(walk)).toHaveLength(distance(tile));
      }
    }
    const [near] = [...all(moment(1), "first", [...explores, used]).values()]
      .flat()
      .filter((it) => it.steps === 1);
    const marked = proposals([near!], [...explores, used]);
    expect(
      marked.map((it) => it.action),
      "a hint to pay for the step marks it",
    ).toEqual([near!.rest[0]]);
    const toTake = [...all(moment(0), null, [used]).keys()].map(hexagon);
    expect(toTake.every((it) => it.production || it.market !== undefined)).toBe(true);
  });

  it("never by a choice that waits for something else", () => {
    const at = { ...moment(6), agenda: [{ task: "reward", token: 0 }] } as unknown as Public;
    expect(far(at, "first").size).toBe(0);
  });
});
