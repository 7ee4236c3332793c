import { kindOf, momentWith } from "$board/fixture";
import { describe, expect, it } from "vitest";
import { actionOf, byTile, deeds, litDesks, onlyDesk } from "../offers";
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
