import { kindOf, momentWith } from "$board/fixture";
import { describe, expect, it } from "vitest";
import {
  actionOf,
  byTile,
  deeds,
  litDesks,
  mapOffers,
  mixes,
  onlyDesk,
  sendings,
  takesAfter,
} from "../offers";
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

  it("with what follows: an explorer takes the production token, once a turn", () => {
    const base = view.public;
    const { tile } = base.board.find((it) => it.production)!;
    const goes = { ...explore, action: { do: "explore", explorer: 1, tile } };
    const after = (used: number) =>
      takesAfter(goes, tile, { ...base, turn: { ...base.turn, explorers_used: used } });
    expect(after(0)).toEqual([{ do: "take", explorer: 1 }]);
    expect(after(1)).toEqual([{ do: "take", explorer: 1 }]);
    expect(after(2)).toEqual([]);
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

  it("all units of an attack at once, every way that there is", () => {
    const moment = momentWith(moments, "commit");
    const found = sendings(moment.offers, moment.view.public);
    const task = moment.view.public.agenda.at(-1)!;
    const left = task.task === "commit" ? task.left : 0;
    expect(found.length).toBeGreaterThan(0);
    for (const { actions, soldiers, warlord } of found) {
      expect(actions).toHaveLength(left);
      expect(soldiers.reduce((sum, { n }) => sum + n, 0) + (warlord ? 1 : 0)).toBe(left);
      expect(moment.offers.map(actionOf)).toContainEqual(actions[0]);
      expect(actions.filter((it) => it.do === "commit" && it.unit === "warlord")).toHaveLength(
        warlord ? 1 : 0,
      );
    }
  });

  /** An attack that needs so many, with soldiers on two tiles and perhaps the warlord on the first. */
  function attack(
    left: number,
    there: { tile: number; soldiers: number; leave: number }[],
    warlord: boolean,
  ) {
    const base = momentWith(moments, "commit").view.public;
    const board = base.board.map((it, nth) => (there[nth] ? { ...it, ...there[nth] } : it));
    const task = { ...base.agenda.at(-1)!, left };
    const send = (tile: number, unit: string, leave: number) => ({
      code: 0,
      text: "",
      action: { do: "commit", tile, unit },
      facts: { is: "units", leave },
    });
    const offers = there.map(({ tile, leave }) => send(tile, "soldier", leave));
    const [first] = there;
    if (warlord && first) offers.push(send(first.tile, "warlord", first.leave));
    const found = sendings(offers, { ...base, board, agenda: [task] });
    return found.map((it) => [it.warlord, ...it.soldiers.map(({ from, n }) => `${n} of ${from}`)]);
  }

  it("leaves behind whoever has to stay", () => {
    expect(attack(2, [{ tile: 100, soldiers: 2, leave: 1 }], false)).toEqual([]);
    // Two soldiers and the warlord, of whom one stays.
    expect(attack(2, [{ tile: 100, soldiers: 2, leave: 2 }], true)).toEqual([
      [false, "2 of 100"],
      [true, "1 of 100"],
    ]);
    expect(attack(2, [{ tile: 100, soldiers: 1, leave: 1 }], true)).toEqual([]);
  });

  it("from several tiles together, those of one tile first", () => {
    const there = [
      { tile: 100, soldiers: 2, leave: 2 },
      { tile: 101, soldiers: 1, leave: 1 },
    ];
    expect(attack(2, there, false)).toEqual([
      [false, "2 of 100"],
      [false, "1 of 100", "1 of 101"],
    ]);
  });

  it("one by one where there are too many ways", () => {
    const there = Array.from({ length: 6 }, (_, nth) => ({ tile: 100 + nth, soldiers: 3, leave: 3 }));
    expect(attack(3, there, false)).toEqual([]);
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
