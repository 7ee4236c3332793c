import { kindOf, momentWith } from "$board/fixture";
import { describe, expect, it } from "vitest";
import { actionOf, byTile, deeds, litDesks, mapOffers, onlyDesk, sendings } from "../offers";
import { moments } from "./fixture";

const { offers, view } = momentWith(moments, "conquer");
const some = (kind: string) => momentWith(moments, kind).offers.find((it) => kindOf(it) === kind)!;
const conquer = some("conquer");
const explore = some("explore");
const take = some("take");
const buy = some("buy");
const end = some("end");

describe("offers find their places", () => {
  it("on the tile that they name", () => {
    const found = byTile({ offers }, view.public, "conquer");
    expect(found.size).toBeGreaterThan(0);
    for (const [tile, there] of found) {
      expect(there.map(actionOf)).toEqual([{ do: "conquer", tile }]);
    }
  });

  it("where the explorer stands that takes something", () => {
    const moment = momentWith(moments, "take");
    const action = actionOf(take);
    const { players, turn } = moment.view.public;
    const at = action.do === "take" ? players[turn.who]?.explorers[action.explorer] : undefined;
    expect(byTile({ offers: [take] }, moment.view.public, null)).toEqual(new Map([[at, [take]]]));
  });

  it("once where two explorers that stand together could do the same", () => {
    const base = view.public;
    const { who } = base.turn;
    const at = (explorers: number[], used: number) =>
      ({
        ...base,
        turn: { ...base.turn, explorers_used: used },
        players: base.players.map((it, nth) => (nth === who ? { ...it, explorers } : it)),
      }) as typeof base;
    const both = [0, 1].map((explorer) => ({ ...explore, action: { do: "explore", explorer, tile: 4 } }));
    expect(mapOffers(both, at([3, 3], 0))).toHaveLength(1);
    expect(mapOffers(both, at([3, 3], 1))).toHaveLength(2);
    expect(mapOffers(both, at([3, 9], 0))).toHaveLength(2);
  });

  it("all units of an attack at once, from each tile that has enough soldiers", () => {
    const moment = momentWith(moments, "commit");
    const found = sendings(moment.offers, moment.view.public);
    const task = moment.view.public.agenda.at(-1)!;
    const left = task.task === "commit" ? task.left : 0;
    expect(found.length).toBeGreaterThan(0);
    for (const { actions, soldiers, warlord } of found) {
      expect(actions).toHaveLength(left);
      expect(soldiers + (warlord ? 1 : 0)).toBe(left);
      expect(moment.offers.map(actionOf)).toContainEqual(actions[0]);
    }
  });

  it("names the deeds in a steady order", () => {
    const exploring = { ...explore, action: { do: "explore", explorer: 1, tile: 0 } };
    expect(deeds([exploring, conquer, buy])).toEqual(["conquer", "second"]);
  });

  it("counts what each part of the board has", () => {
    expect(litDesks([conquer, explore, buy, end])).toEqual({ city: 0, map: 2, track: 1, bar: 1 });
  });

  it("goes to a part only where the next choice lies there alone", () => {
    expect(onlyDesk([conquer, end])).toBe("map");
    expect(onlyDesk([conquer, buy])).toBeNull();
    expect(onlyDesk([end])).toBeNull();
  });
});
