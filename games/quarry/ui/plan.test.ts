import { describe, expect, it } from "vitest";
import { backToFront, brickFaces, frameOf, project, topOf } from "./iso";
import { boxOf, coloursOffered, levelsOf, sitesOf, type Site } from "./plan";
import { catalogue } from "./tests/fixture";

function corners(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((it) => [Number(it[1]), Number(it[2])]);
}

describe.each(catalogue.monuments)("the plan of $key", (monument) => {
  const sites = sitesOf(monument);
  const levels = levelsOf(sites, catalogue);

  it("keeps the number of every position on its level", () => {
    const found = levels.flatMap((level) => level.sites.map((site) => site.position));
    expect(found.toSorted((a, b) => a - b)).toEqual(monument.plan.map((_, position) => position));
    for (const level of levels) expect(level.points).toBe(catalogue.levels[level.level - 1]);
  });

  it("shows every brick inside the picture", () => {
    const frame = frameOf(boxOf(sites), levels.length);
    for (const site of sites) {
      for (const [x, y] of Object.values(brickFaces(site)).flatMap(corners)) {
        expect(x).toBeGreaterThanOrEqual(frame.x);
        expect(x).toBeLessThanOrEqual(frame.x + frame.width);
        expect(y).toBeGreaterThanOrEqual(frame.y);
        expect(y).toBeLessThanOrEqual(frame.y + frame.height);
      }
    }
  });

  it("draws what carries a brick before it, and what stands in front after it", () => {
    const order = backToFront(sites);
    const at = (site: Site) => order.indexOf(site);
    for (const a of sites) {
      for (const b of sites) {
        const inFront = a.level === b.level && b.x >= a.x && b.y >= a.y && a !== b;
        if (b.level > a.level || inFront) expect(at(b)).toBeGreaterThan(at(a));
      }
    }
  });
});

describe("the isometric view", () => {
  it("has the front of the plan in front and what is higher higher", () => {
    expect(project(0, 4, 0)[1]).toBeGreaterThan(project(0, 0, 0)[1]);
    expect(project(4, 0, 0)[0]).toBeGreaterThan(project(0, 4, 0)[0]);
    expect(project(0, 0, 1)[1]).toBeLessThan(project(0, 0, 0)[1]);
  });

  it("finds the middle of the upper face", () => {
    const site: Site = { position: 0, level: 1, x: 2, y: 2, colour: "red" };
    expect(topOf(site)).toEqual(project(3, 3, 1));
  });
});

describe("the colours that can be laid", () => {
  const sites = sitesOf(catalogue.monuments[0]);

  it("are those of the offered positions", () => {
    const offers = [
      { code: 1, text: "lay 1", action: { do: "lay", position: 0 } },
      { code: 2, text: "lay 21", action: { do: "lay", position: 20 } },
    ];
    expect(coloursOffered({ offers }, sites)).toEqual(new Set(["violet", "red"]));
  });

  it("are none where one can only pass", () => {
    const offers = [{ code: 0, text: "pass", action: { do: "pass" } }];
    expect(coloursOffered({ offers }, sites).size).toBe(0);
  });
});
