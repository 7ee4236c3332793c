import { describe, expect, it } from "vitest";
import type { AnyTable } from "./table";
import { nameOf } from "./target";
import { linesOf } from "./tip";

describe("the tooltip of a part of a board", () => {
  it("says what the part is, and then what is offered there", () => {
    const offers = [{ code: 1, text: "take", action: {}, label: "take it" }];
    const name = nameOf({ table: {} as AnyTable, offers, label: "petra 7, a ship" });
    expect(linesOf(name)).toEqual(["Petra 7, a ship", "Take it"]);
  });

  it("has no empty line if the part has no name of its own, and keeps a French colon", () => {
    expect(linesOf(nameOf({ table: {} as AnyTable, offers: [], label: "" }))).toEqual([]);
    expect(linesOf("historiens (rouge)\u00a0: 3")).toEqual(["Historiens (rouge)\u00a0: 3"]);
  });
});
