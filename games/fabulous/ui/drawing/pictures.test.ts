import { describe, expect, it } from "vitest";
import { COLLECTORS } from "../collectors";
import { FLAGS } from "../flags";
import { catalogue } from "../fixture";
import { DEGREE, LAND_PATH, MAP, spot } from "../land";
import type { MonumentEntry } from "../view";
import { isDrawn, pictureOf, suggested } from "./pictures";

const { collectors, monuments } = catalogue;
const whole = (it: MonumentEntry) => JSON.stringify(pictureOf(it));

describe("the pictures", () => {
  it("are drawn for every monument, no two alike", () => {
    expect(monuments.filter((it) => !isDrawn(it.key)).map((it) => it.key)).toEqual([]);
    expect(new Set(monuments.map(whole)).size).toBe(monuments.length);
  });

  it("have no number that is none", () => {
    expect(monuments.filter((it) => /NaN|undefined|Infinity/.test(whole(it))).map((it) => it.key)).toEqual(
      [],
    );
  });

  it("are suggested by the continent where nobody has drawn one", () => {
    const [there, here] = [suggested("asia"), suggested("europe")];
    expect(there.parts.length).toBeGreaterThan(0);
    expect(there).not.toEqual(here);
  });

  it("are there for every Collector card and every flag", () => {
    expect(collectors.filter((it) => !(it.key in COLLECTORS))).toEqual([]);
    expect(monuments.map((it) => it.country).filter((it) => !(it in FLAGS))).toEqual([]);
  });
});

describe("the map of the world", () => {
  it("has every monument on it", () => {
    for (const { place, key } of monuments) {
      const { x, y } = spot(place.latitude / DEGREE, place.longitude / DEGREE);
      expect(x, key).toBeGreaterThan(0);
      expect(x, key).toBeLessThan(MAP.width);
      expect(y, key).toBeGreaterThan(0);
      expect(y, key).toBeLessThan(MAP.height);
    }
  });

  it("has west on the left and north at the top", () => {
    expect(spot(48.9, 2.3).x).toBeLessThan(spot(48.9, 30).x);
    expect(spot(48.9, 2.3).y).toBeLessThan(spot(-33.9, 2.3).y);
    expect(LAND_PATH).not.toContain("NaN");
  });
});
