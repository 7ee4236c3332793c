import type { Entry } from "$protocol";
import type { AnyTable, Offer } from "$board/table";
import type { Forced } from "$board/turns";
import { describe, expect, it } from "vitest";
import { forcedOffer } from "./forced";

const offer = (code: number): Offer => ({ code, text: "", action: {} });
const at = (...offers: Offer[]) => ({ offers }) as unknown as AnyTable;
const means = (forced: Forced | null) => ({ forced: () => forced });
const entry = (what: string, news: object = {}) => ({ what, news }) as unknown as Entry;

describe("a forced choice", () => {
  it("is taken where it is the only one and shows nothing hidden", () => {
    expect(forcedOffer([], at(offer(1)), means("safe"), "safe")?.code).toBe(1);
    expect(forcedOffer([], at(offer(1), offer(2)), means("safe"), "safe")).toBeNull();
    expect(forcedOffer([], at(offer(1)), means("safe"), "off")).toBeNull();
    expect(forcedOffer([], at(offer(1)), {}, "all")).toBeNull();
  });

  it("that shows something is taken only where the reader wants all of them taken", () => {
    expect(forcedOffer([], at(offer(1)), means("reveals"), "safe")).toBeNull();
    expect(forcedOffer([], at(offer(1)), means("reveals"), "all")?.code).toBe(1);
  });

  it("is one of several that costs nothing, asks nothing and loses nothing", () => {
    const turns = { onlyGives: ({ code }: Offer) => code === 2 };
    expect(forcedOffer([], at(offer(1), offer(2)), turns, "safe")?.code).toBe(2);
    expect(forcedOffer([], at(offer(1), offer(3)), turns, "all")).toBeNull();
    expect(forcedOffer([], at(offer(1), offer(2)), turns, "off")).toBeNull();
    expect(forcedOffer([entry("rewound")], at(offer(1), offer(2)), turns, "safe")).toBeNull();
    expect(forcedOffer([], at(offer(1), { ...offer(2), confirm: true }), turns, "safe")).toBeNull();
  });

  it("that ends the turn for good is left to a reader who confirms turns", () => {
    const last = { ...offer(1), confirm: true };
    expect(forcedOffer([], at(last), means("safe"), "all")).toBeNull();
  });

  it("is left to a reader who has just gone back", () => {
    expect(forcedOffer([entry("step"), entry("rewound")], at(offer(1)), means("safe"), "safe")).toBeNull();
    const undone = [entry("step"), entry("step", { restored: true })];
    expect(forcedOffer(undone, at(offer(1)), means("safe"), "safe")).toBeNull();
    const since = [entry("rewound"), entry("step")];
    expect(forcedOffer(since, at(offer(1)), means("safe"), "safe")?.code).toBe(1);
  });
});
