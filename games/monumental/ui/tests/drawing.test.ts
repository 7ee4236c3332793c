import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue";
import { BUILDINGS } from "../drawings/buildings";
import { EMBLEMS } from "../drawings/emblems";
import { KNOWLEDGE } from "../drawings/knowledge";
import { TERRAIN } from "../drawings/terrain";
import { WONDERS } from "../drawings/wonders";
import { glyphs, passiveGlyphs } from "../glyphs";
import { arrow, frame, middle } from "../hex";
import { bits } from "../view";
import { line, yields } from "../yields";
import { content, view } from "./scene";

const { cards, civs, basics, markets, rewards } = catalogue({ content });

describe("the catalogue", () => {
  it("numbers cards as views do", () => {
    expect(cards[0]?.key).toBe("work_camp");
    expect(civs[0]).toMatchObject({ key: "china", building: 5, knowledge: 6 });
    expect(basics).toEqual([15, 16, 17]);
    expect(cards[18]).toMatchObject({ key: "temple", era: 1, cost: [3] });
    expect(cards).toHaveLength(18 + content["development"].card.length);
    expect(markets.map((it) => it.key)).toEqual(["forge", "scroll", "arms", "spice"]);
    expect(rewards).toHaveLength(50);
  });
});

describe("pictures", () => {
  it("are drawn for every card, each its own", () => {
    const all = { ...BUILDINGS, ...KNOWLEDGE, ...WONDERS };
    expect(cards.filter((it) => !all[it.key]).map((it) => it.key)).toEqual([]);
    expect(new Set(Object.values(all).map((it) => JSON.stringify(it))).size).toBe(cards.length);
  });

  it("are drawn for every civilisation and terrain", () => {
    expect(civs.filter((it) => !EMBLEMS[it.key])).toEqual([]);
    const maps = ["map_2p", "map_3p", "map_4p"].flatMap((it) => content[it].tile);
    const terrains = new Set<string>(maps.map((it: { terrain?: string }) => it.terrain ?? "capital"));
    expect([...terrains].filter((it) => !TERRAIN[it])).toEqual([]);
  });
});

describe("icon lines", () => {
  it("say every effect of the pack", () => {
    const effects = [...cards.flatMap((it) => [it.effect, it.complete]), ...rewards.flat()];
    expect(effects.filter((it) => it.length > 0 && glyphs(it).length === 0)).toEqual([]);
    const passives = civs.flatMap((it) => it.policies.flatMap((policy) => policy.passive));
    expect(passives.filter((it) => passiveGlyphs(it).length === 0)).toEqual([]);
  });

  it("show a price before what it buys", () => {
    const forum = cards.find((it) => it.key === "forum");
    expect(glyphs(forum?.effect ?? [])).toEqual([
      { icon: "any", n: 2 },
      { sign: "→" },
      { icon: "culture", n: 1 },
    ]);
  });
});

describe("rows and columns", () => {
  it("leave out of a column what the chosen row has", () => {
    expect(line("row", 1, null)).toEqual([3, 4, 5]);
    expect(line("column", 1, 1)).toEqual([1, 7]);
  });

  it("sum what their cards plainly give", () => {
    const city = view().players[0]?.city ?? [];
    expect(yields(cards, city.slice(0, 3))).toEqual([
      { icon: "production", n: 1 },
      { icon: "science", n: 1 },
      { icon: "military", n: 1 },
    ]);
  });
});

describe("the map", () => {
  it("puts neighbours at the same distance", () => {
    const here = middle({ q: 0, r: 0 });
    const around = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ] as const;
    const far = around.map(([q, r]) => Math.hypot(middle({ q, r }).x - here.x, middle({ q, r }).y - here.y));
    expect(new Set(far.map((it) => Math.round(it)))).toEqual(new Set([173]));
  });

  it("frames a single hexagon", () => {
    expect(frame([{ q: 0, r: 0 }], 0)).toBe("-100 -87 200 173");
  });

  it("draws an arrow that keeps off both middles", () => {
    expect(arrow({ x: 0, y: 0 }, { x: 200, y: 0 }, 50)).toBe("M50 0Q100 20 150 0");
  });

  it("reads sets longer than a machine word", () => {
    expect(bits(2 ** 34 + 5)).toEqual([0, 2, 34]);
  });
});
