import { describe, expect, it } from "vitest";
import { COLLECTORS } from "../collectors";
import { FLAGS } from "../flags";
import { content } from "../fixture";
import { LAND_PATH, MAP, spot } from "../land";
import type { Monument } from "../book";
import { isDrawn, pictureOf, suggested } from "./pictures";

const monuments: Monument[] = content["monuments"].monument;
const whole = (it: Monument) => JSON.stringify(pictureOf(it));

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

  it("are suggested by the figures where nobody has drawn one", () => {
    const tower = suggested({ continent: "asia", figures: { height: 500, start_year: 2010 } });
    const ruin = suggested({ continent: "europe", figures: { height: 12, start_year: -400 } });
    expect(tower.parts.length).toBeGreaterThan(0);
    expect(tower).not.toEqual(ruin);
  });

  it("are there for every Collector card and every flag", () => {
    const keys: string[] = content["collectors"].collector.map((it: { key: string }) => it.key);
    expect(keys.filter((it) => !(it in COLLECTORS))).toEqual([]);
    expect(monuments.map((it) => it.country).filter((it) => !(it in FLAGS))).toEqual([]);
  });
});

describe("the map of the world", () => {
  it("has every monument on it", () => {
    for (const { latitude, longitude, key } of monuments) {
      const { x, y } = spot(latitude, longitude);
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
