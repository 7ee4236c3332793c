import { momentWith } from "$board/fixture";
import type { Offer } from "$board/table";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { paymentsOf } from "../payments";
import { purchases, tokensOf } from "../purchases";
import Track from "../track/Track.svelte";
import type { Amount, Facts } from "../view";
import { moments, table } from "./fixture";

afterEach(cleanup);

const say = (id: string, args: Record<string, string | number> = {}) =>
  [id, ...Object.values(args)].join(" ");
const basic = { do: "buy_basic", pile: 0 } as const;
const token = (tokens: number, gold: number): Offer => ({
  code: 7,
  text: "token",
  action: { do: "token" },
  facts: {
    is: "token",
    purchases: [{ action: basic, tokens, amount: [3, 0, 0, 0, 0], gold }],
  } satisfies Facts,
});
const bought: Offer = { code: 8, text: "buy", action: basic };

describe("a purchase", () => {
  it("uses the production tokens that it needs first, in the same gesture", () => {
    const [found] = purchases({ offers: [token(2, 1)], say }, basic);
    expect(found).toMatchObject({ code: 7, rest: [{ do: "token" }, basic], tokens: 2 });
    expect(found?.label).toContain("board-with-tokens 2");
    expect(found?.label, "and says what gold stands in").toContain("board-cost-gold 1");
  });

  it("needs none where the rules name none", () => {
    expect(purchases({ offers: [bought], say }, basic)).toEqual([bought]);
    expect(purchases({ offers: [token(1, 0), bought], say }, { do: "complete" })).toEqual([]);
    expect(tokensOf(bought)).toBe(0);
  });

  it("is made by one touch of its card, which says how many tokens go", async () => {
    const take = vi.fn();
    const offers = [token(2, 0)];
    const { container } = render(Track, { table: table(momentWith(moments, "buy"), { offers, take }) });
    const [card, ...others] = container.querySelectorAll(".mtl-card.lit");
    expect(others).toEqual([]);
    expect(card?.querySelector(".token")?.textContent).toContain("2");
    await fireEvent.click(card!);
    const [[[offer], , then]] = take.mock.calls as [[Offer[], Element, (offer: Offer) => unknown]];
    expect([offer?.code, then(offer!)]).toEqual([7, [{ do: "token" }, basic]]);
  });

  it("is marked by a hint to buy it, not by one to use a token", () => {
    const moment = momentWith(moments, "buy");
    const hinted = (code: number) => {
      const offers = [token(1, 0), bought];
      const { container } = render(Track, { table: table(moment, { offers, hinted: code }) });
      const many = container.querySelectorAll(".hinted").length;
      cleanup();
      return many;
    };
    expect([hinted(7), hinted(8)]).toEqual([0, 1]);
  });
});

describe("an effect that is paid with resources of choice", () => {
  const pays = (...ways: Amount[]): Offer => ({
    code: 1,
    text: "use",
    action: { do: "use", place: 0, step: 0 },
    facts: { is: "pays", ways } satisfies Facts,
  });
  const [production, science, both, gold]: Amount[] = [
    [2, 0, 0, 0, 0],
    [0, 2, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 0, 0, 1, 0],
  ];

  it("is used and paid by one touch where there are few ways", () => {
    expect(paymentsOf(pays(production!, science!, both!))).toEqual({
      ways: [production, science, both],
      more: false,
    });
    expect(paymentsOf(bought)).toBe(null);
  });

  it("asks where there are too many, and for gold only where that is wanted", () => {
    expect(paymentsOf(pays(production!, science!, gold!, gold!))).toEqual({
      ways: [production, science],
      more: true,
    });
    expect(paymentsOf(pays(production!, science!, both!, gold!))).toBe(null);
  });
});
