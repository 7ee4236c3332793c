import { describe, expect, it } from "vitest";
import { BUILDINGS } from "../drawings/buildings";
import { EMBLEMS } from "../drawings/emblems";
import { KNOWLEDGE } from "../drawings/knowledge";
import { TERRAIN } from "../drawings/terrain";
import { WONDERS } from "../drawings/wonders";
import { ICONS } from "../drawings/icons";
import { arrow, frame, middle } from "../hex";
import { bits } from "../view";
import { line, yields } from "../yields";
import { catalogue, moments } from "./fixture";

const { cards, civs } = catalogue;

describe("pictures", () => {
  it("are drawn for every card, each its own", () => {
    const all = { ...BUILDINGS, ...KNOWLEDGE, ...WONDERS };
    expect(cards.filter((it) => !all[it.key]).map((it) => it.key)).toEqual([]);
    expect(new Set(Object.values(all).map((it) => JSON.stringify(it))).size).toBe(cards.length);
  });

  it("are drawn for every civilisation and terrain", () => {
    expect(civs.filter((it) => !EMBLEMS[it.key])).toEqual([]);
    const terrains = new Set(moments.flatMap((it) => it.view.public.board.map((tile) => tile.terrain)));
    expect(terrains.size).toBeGreaterThan(5);
    expect([...terrains].filter((it) => !TERRAIN[it])).toEqual([]);
  });
});

describe("icon lines", () => {
  it("have only icons that are drawn", () => {
    const lines = [
      ...cards.map((it) => it.icons),
      ...civs.flatMap((it) => it.policies.flatMap((p) => p.lasting)),
    ];
    const icons = lines.flat().flatMap((it) => ("icon" in it ? it.icon : []));
    expect(icons.length).toBeGreaterThan(50);
    expect(icons.filter((it) => !ICONS[it])).toEqual([]);
  });
});

describe("rows and columns", () => {
  it("leave out of a column what the chosen row has", () => {
    expect(line("row", 1, null)).toEqual([3, 4, 5]);
    expect(line("column", 1, 1)).toEqual([1, 7]);
  });

  it("sum what their cards plainly give", () => {
    const city = [0, 1, 2].map((card) => ({ card, knowledge: null }));
    expect(yields(cards, city)).toEqual([
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
    expect(frame([{ q: 0, r: 0 }], 0)).toEqual([-100, -87, 200, 173]);
  });

  it("draws an arrow that keeps off both middles", () => {
    expect(arrow({ x: 0, y: 0 }, { x: 200, y: 0 }, 50)).toBe("M50 0Q100 20 150 0");
  });

  it("reads sets longer than a machine word", () => {
    expect(bits(2 ** 34 + 5)).toEqual([0, 2, 34]);
  });
});
