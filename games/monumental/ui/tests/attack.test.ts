import { kindOf, momentWith } from "$board/fixture";
import type { Offer } from "$board/table";
import { describe, expect, it } from "vitest";
import { conquests, isConquest, sendings, sieges } from "../attack";
import { actionOf, deedOf } from "../offers";
import { moments } from "./fixture";

describe("units are sent", () => {
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

  /** An attack that needs this number of units, with soldiers on two tiles and perhaps the warlord on the first. */
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

  it("leaves behind the units that have to stay", () => {
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
});

describe("a conquest", () => {
  const moment = momentWith(moments, "conquer");
  const say = (id: string, args: Record<string, string | number> = {}) =>
    [id, ...Object.values(args)].join(" ");

  it.each(moment.offers.filter((it) => kindOf(it) === "conquer"))("brings its units: $text", (offer) => {
    const found = conquests(offer, { say, view: moment.view }).filter(isConquest);
    expect(found.length).toBeGreaterThan(0);
    for (const it of found) {
      expect(it.code).toBe(offer.code);
      expect(it.rest.every((action) => action.do === "commit")).toBe(true);
      const sent = it.units.soldiers.reduce((sum, { n }) => sum + n, it.units.warlord ? 1 : 0);
      expect(it.rest).toHaveLength(sent);
    }
  });

  /** The ways to conquer with this number of units of these tiles; the warlord stands on the first. */
  function listed(units: number, there: { soldiers: number; leave: number }[]) {
    const base = moment.view.public;
    const from = there.map(({ leave }, nth) => ({ tile: base.board[nth]!.tile, leave }));
    const board = base.board.map((it, nth) => ({ ...it, soldiers: there[nth]?.soldiers ?? 0 }));
    const players = base.players.map((it) => ({ ...it, warlord: board[0]!.tile }));
    const offer: Offer = {
      code: 7,
      text: "conquer",
      action: { do: "conquer", tile: board[9]!.tile },
      facts: {
        is: "price",
        amount: [0, 0, units, 0, 0],
        gold: 0,
        waived: 0,
        parts: [],
        attack: { units, from },
      },
    };
    return conquests(offer, { say, view: { public: { ...base, board, players } } });
  }
  const words = (offers: readonly Offer[]) =>
    offers.map((it) =>
      isConquest(it) ? [it.units.warlord, ...it.units.soldiers.map(({ n }) => n)].join(" ") : "other",
    );

  it("has two ways from one tile: with the warlord and without", () => {
    expect(words(listed(3, [{ soldiers: 9, leave: 10 }]))).toEqual(["false 3", "true 2"]);
    const [, led] = listed(3, [{ soldiers: 9, leave: 10 }]);
    expect(led && isConquest(led) && led.rest[0]).toMatchObject({ do: "commit", unit: "warlord" });
  });

  it("takes all from one tile where that is possible, and leaves other ways to the reader", () => {
    const two = listed(2, [
      { soldiers: 2, leave: 3 },
      { soldiers: 1, leave: 1 },
    ]);
    expect(words(two)).toEqual(["false 2", "true 1", "other"]);
    const [, led] = two;
    expect(led && isConquest(led) && led.units.soldiers[0]?.from).toBe(moment.view.public.board[0]!.tile);
    expect(two.at(-1)?.label).toMatch(/^board-conquer-otherwise/);
  });

  it("uses an effect first that makes it possible, or spares gold", () => {
    const base = moment.view.public;
    const [tile, other] = base.board.map((it) => it.tile);
    const from = [{ tile: other!, leave: 3 }];
    const board = base.board.map((it) => ({ ...it, soldiers: 3 }));
    const price = (gold: number) =>
      ({
        is: "price",
        amount: [0, 0, 1, 0, 0],
        gold,
        waived: 0,
        parts: [],
        attack: { units: 1, from },
      }) as const;
    const use = { do: "use", place: 0, step: 0 };
    const facts = { is: "siege", conquests: [{ tile: tile!, price: price(0) }] } as const;
    const offers: Offer[] = [{ code: 3, text: "use a1 1", action: use, facts }];
    const plain = (gold: number): Offer => ({
      code: 4,
      text: "conquer",
      action: { do: "conquer", tile },
      facts: price(gold),
    });
    const found = (...more: Offer[]) =>
      sieges({ offers: [...offers, ...more], say, view: { public: { ...base, board } } }).get(tile!);
    const [first] = found()!;
    expect(first?.action).toEqual(use);
    expect(first?.rest.map((it) => it.do)).toEqual(["conquer", "commit"]);
    expect(first && deedOf(first)).toBe("conquer");
    expect(found(plain(1))).toHaveLength(found()!.length);
    expect(found(plain(0))).toBeUndefined();
  });

  it("is begun alone where the units are not known", () => {
    const bare = { ...moment.offers.find((it) => kindOf(it) === "conquer")!, facts: undefined };
    expect(conquests(bare, { say, view: moment.view })).toEqual([bare]);
  });
});
