import { kindOf } from "$board/fixture";
import type { Offer } from "$board/table";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Map from "../map/Map.svelte";
import Track from "../track/Track.svelte";
import { costText, goldFor, light, priceOf, type Price } from "../costs";
import { moments, table } from "./fixture";

afterEach(cleanup);

const price = (parts: Partial<Price>): Price => ({
  is: "price",
  amount: [0, 0, 3, 0, 0],
  gold: 0,
  waived: 0,
  parts: [],
  ...parts,
});
const offer = (facts?: Price): Offer => ({ code: 0, text: "", action: {}, ...(facts ? { facts } : {}) });
const say = (id: string, args: Record<string, string | number> = {}) =>
  [id, ...Object.values(args)].join(" ");

describe("what an offer costs", () => {
  it("comes with every offer of the rules that is paid", () => {
    const paid = ["buy", "buy_basic", "complete", "conquer", "develop", "progress"];
    const found = moments.flatMap((it) => it.offers).filter((it) => paid.includes(kindOf(it)));
    expect(new Set(found.map(kindOf))).toEqual(new Set(paid));
    expect(found.filter((it) => priceOf(it) === null)).toEqual([]);
  });

  it("is told by parts, that add up, with the gold in it", () => {
    const parts = [
      { of: "terrain", n: 1 },
      { of: "soldiers", n: 3 },
      { of: "siege", n: 1 },
    ] as const;
    const said = costText(say, price({ parts: [...parts], gold: 2 }));
    expect(said).toBe(
      "board-cost-by board-cost amount-military 3 " +
        "board-cost-part board-cost-terrain 1, board-cost-part board-cost-soldiers 3, board-cost-siege 1, " +
        "board-cost-gold 2",
    );
  });

  it("is weakly lit only where gold has to stand in whatever is chosen", () => {
    const [free, cheap, dear] = [offer(), offer(price({})), offer(price({ gold: 2 }))];
    expect(goldFor([dear])).toBe(2);
    expect(goldFor([dear, cheap])).toBe(0);
    expect(goldFor([free, dear])).toBe(0);
    expect([light([dear]), light([cheap]), light([])]).toEqual(["mtl-dear", "", ""]);
  });
});

describe("on the board", () => {
  const conquests = moments.filter((it) => it.offers.some((offer) => kindOf(offer) === "conquer"));

  it.each(conquests)(
    "of $seats each tile that can be conquered shows the military that it takes",
    (moment) => {
      const { container } = render(Map, { table: table(moment), marked: [] });
      const offers = moment.offers.filter((it) => kindOf(it) === "conquer");
      const badges = [...container.querySelectorAll(".badge text")].map((it) => it.textContent ?? "");
      for (const offer of offers) {
        const military = String(priceOf(offer)?.amount[2]);
        expect(badges.some((it) => it.includes(military))).toBe(true);
      }
      expect(container.querySelectorAll(".hex.lit[aria-label*='board-cost']")).toHaveLength(offers.length);
    },
  );

  it("what needs gold says how much", () => {
    const moment = moments.find((it) => it.offers.some((offer) => kindOf(offer) === "buy"))!;
    const bought = moment.offers.find((it) => kindOf(it) === "buy")!;
    const offers = [{ ...bought, facts: price({ amount: [4, 0, 0, 0, 0], gold: 3 }) }];
    const { container } = render(Track, { table: table(moment, { offers }) });
    const [card, ...others] = container.querySelectorAll(".mtl-card.lit");
    expect(others).toEqual([]);
    expect(card?.classList).toContain("mtl-dear");
    expect(card?.querySelector(".gold")?.textContent).toContain("3");
    expect(card?.querySelector(".price")?.textContent).toContain("4");
  });
});
