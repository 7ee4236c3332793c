import { describe, expect, it } from "vitest";
import { inPlan, siteOf } from "./plan";
import { holdings, view } from "./tests/fixture";

const table = view({ colours: [holdings({ 1: [9, 4] })] });

describe("a site", () => {
  it("has new cards above those that stay", () => {
    const site = siteOf({ plan: "improve", colour: 0, monument: 1, laid: [2] }, table);
    expect(site).toEqual({ colour: 0, monument: 1, below: [17, 12], laid: [10], loose: [] });
  });

  it("is laid anew from all cards by the Scribe", () => {
    const site = siteOf({ plan: "rearrange", colour: 0, monument: 1, new: [10], laid: [4] }, table);
    expect(site).toEqual({ colour: 0, monument: 1, below: [], laid: [12], loose: [17, 10] });
  });

  it("is not there while cards are given up", () => {
    expect(siteOf({ plan: "buy", first: 3 }, table)).toBeNull();
  });
});

describe("a plan", () => {
  it("takes its cards out of the hand", () => {
    expect(inPlan({ plan: "erect", colour: 0, monument: 1, laid: [2, 3] })).toEqual([10, 11]);
    expect(inPlan({ plan: "score", colour: 0, first: 3 })).toEqual([3]);
    expect(inPlan({ plan: "none" })).toEqual([]);
  });
});
