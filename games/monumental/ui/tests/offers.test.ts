import { describe, expect, it } from "vitest";
import { byTile, deeds, litDesks, onlyDesk } from "../offers";
import { offer, view } from "./scene";

const conquer = offer({ do: "conquer", tile: 26 });
const explore = offer({ do: "explore", explorer: 0, tile: 26 });
const take = offer({ do: "take", explorer: 1 });
const buy = offer({ do: "buy", slot: 0 });
const end = offer({ do: "end" });

describe("offers find their places", () => {
  it("groups what is done on a tile, and what an explorer takes where it stands", () => {
    const found = byTile({ offers: [conquer, explore, take, buy] }, view(), null);
    expect(found.get(26)).toEqual([conquer, explore]);
    expect(found.get(24)).toEqual([take]);
    expect(found.size).toBe(2);
  });

  it("lights one deed alone", () => {
    const found = byTile({ offers: [conquer, explore, take] }, view(), "second");
    expect([...found.keys()]).toEqual([24]);
  });

  it("names the deeds in a steady order", () => {
    expect(deeds([take, explore, conquer, buy])).toEqual(["conquer", "first", "second"]);
  });

  it("counts what each part of the board has", () => {
    expect(litDesks([conquer, explore, buy, end])).toEqual({ city: 0, map: 2, track: 1, bar: 1 });
  });

  it("goes to a part only where the next choice lies there alone", () => {
    expect(onlyDesk([conquer, end])).toBe("map");
    expect(onlyDesk([conquer, buy])).toBeNull();
    expect(onlyDesk([end])).toBeNull();
  });
});
