import { kindOf, momentWith } from "$board/fixture";
import { describe, expect, it } from "vitest";
import { isConquest } from "../attack";
import { canDrag, dropped, goals } from "../drag";
import { walks } from "../explorers";
import { actionOf, restOf } from "../offers";
import { moments, table } from "./fixture";

describe("what is dragged over the map", () => {
  it("an explorer goes to where a touch would send it", () => {
    const at = table(momentWith(moments, "explore"));
    const offer = at.offers.find((it) => kindOf(it) === "explore")!;
    const action = actionOf(offer);
    if (action.do !== "explore") throw new Error("no step");
    const from = at.view.public.players[at.view.public.turn.who]!.explorers[action.explorer]!;
    const drag = { from, explorer: action.explorer };
    expect(canDrag(at, drag)).toBe(true);
    expect(goals(at, drag)).toContain(action.tile);
    const ways = walks(at, action.explorer === 0 ? "first" : "second");
    expect(dropped(at, drag, action.tile)).toEqual(ways.get(action.tile));
    expect(dropped(at, drag, from)).toEqual([]);
  });

  it("units conquer the province that they are dropped on, all from their tile", () => {
    const at = table(momentWith(moments, "conquer"));
    const from = at.view.public.board
      .map((it) => it.tile)
      .find((it) => goals(at, { from: it, explorer: null }).size > 0)!;
    for (const to of goals(at, { from, explorer: null })) {
      const found = dropped(at, { from, explorer: null }, to);
      expect(found.length).toBeGreaterThan(0);
      for (const it of found) {
        expect(actionOf(it)).toEqual({ do: "conquer", tile: to });
        expect(isConquest(it) && it.units.soldiers.every((sent) => sent.from === from)).toBe(true);
      }
    }
  });

  it("a unit goes to the tile that it is dropped on", () => {
    const at = table(momentWith(moments, "lead"));
    const offer = at.offers.find((it) => kindOf(it) === "lead")!;
    const action = actionOf(offer);
    if (action.do !== "lead") throw new Error("no move");
    const drag = { from: action.tile, explorer: null };
    const other = at.view.public.board.find(
      (it) => it.tile !== action.tile && !goals(at, drag).has(it.tile),
    )!;
    const found = dropped(at, drag, other.tile);
    expect(found.map((it) => it.code)).toContain(offer.code);
    expect(found.map(restOf)).toContainEqual([{ do: "target", tile: other.tile }]);
  });

  it("nothing can be dragged from where nothing is offered", () => {
    const at = table(momentWith(moments, "lead"), { offers: [] });
    expect(at.view.public.board.some((it) => canDrag(at, { from: it.tile, explorer: null }))).toBe(false);
  });
});
