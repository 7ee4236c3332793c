import { kindOf, momentWith } from "$board/fixture";
import { describe, expect, it } from "vitest";
import { actionOf, byTile, deeds, litDesks, mapOffers, mixes, onlyDesk, thereToTake } from "../offers";
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
    const found = byTile({ offers, hinted: null }, view.public, "conquer");
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
    expect(byTile({ offers: [take], hinted: null }, moment.view.public, null)).toEqual(
      new Map([[at, [take]]]),
    );
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
    const both = [0, 1].map((explorer) => ({
      ...explore,
      code: explorer,
      action: { do: "explore", explorer, tile: 4 },
    }));
    const merged = (hinted: number | null) => mapOffers(both, at([3, 3], 0), hinted).map((it) => it.code);
    expect([null, 0, 1].map(merged)).toEqual([[0], [0], [1]]);
    expect(mapOffers(both, at([3, 3], 1))).toHaveLength(2);
    expect(mapOffers(both, at([3, 9], 0))).toHaveLength(2);
  });

  it("with what an explorer could take there, once a turn", () => {
    const base = view.public;
    const { tile } = base.board.find((it) => it.production)!;
    const after = (used: number) =>
      thereToTake({ ...base, turn: { ...base.turn, explorers_used: used } }, 1, tile);
    expect([0, 1, 2].map(after)).toEqual(["production", "production", null]);
    const market = base.board.find((it) => it.market !== undefined && it.market_left > 0)!;
    const visited = (held: "none" | "hidden") => {
      const players = base.players.map((it) => ({ ...it, markets: it.markets.map(() => held) }));
      const view = { ...base, players, turn: { ...base.turn, explorers_used: 0 } } as typeof base;
      return thereToTake(view, 1, market.tile);
    };
    expect(visited("none"), "it looks at a market that it has no token of").toBe("market");
    expect(visited("hidden")).toBe(null);
  });

  it("all resources that are paid or received at once, every way that there is", () => {
    const base = view.public;
    const answer = (resource: string, code: number) => ({
      code,
      text: resource,
      action: { do: "resource", resource },
    });
    const named = ["production", "science", "military"].map(answer);
    const asked = (task: object, stock = [0, 0, 0]) =>
      mixes(named, { ...base, turn: { ...base.turn, stock }, agenda: [task] } as typeof base);
    const amounts = (found: ReturnType<typeof mixes>) =>
      found.map((it) => it.amount.slice(0, 3).join("")).sort();

    expect(asked({ task: "gain_any", left: 1 })).toEqual([]);
    expect(amounts(asked({ task: "gain_any", left: 2 }))).toEqual(["002", "011", "020", "101", "110", "200"]);
    expect(asked({ task: "gain_any", left: 3 })).toHaveLength(10);
    expect(asked({ task: "gain_any", left: 4 })).toEqual([]);
    const behind = [{ task: "gain_any", left: 2 }, { task: "choose" }, { task: "gain_any", left: 1 }];
    const waits = (...agenda: object[]) => mixes(named, { ...base, agenda } as typeof base);
    expect(waits(...behind), "another question comes between").toEqual([]);
    expect(waits(behind[0]!, behind[2]!), "an effect waits behind another one").toHaveLength(10);
    const paid = asked({ task: "pay_any", any: 2 }, [1, 1, 3]);
    expect(amounts(paid)).toEqual(["002", "011", "101", "110"]);
    for (const { amount, first, rest } of paid) {
      const sent = [actionOf(first), ...rest].map((it) => (it.do === "resource" ? it.resource : null));
      expect(sent).toHaveLength(2);
      expect(sent.filter((it) => it === "military")).toHaveLength(amount[2]);
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
