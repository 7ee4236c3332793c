import { expect, test } from "vitest";
import { translator } from "../../../web/src/shell/i18n";
import gameDe from "../texts/de.ftl?raw";
import gameEn from "../texts/en.ftl?raw";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";
import { turns } from "./turns";
import type { PublicEvent, QuarryTable } from "./view";

const walk = ["violet", "black", "violet"].map(
  (take) => ({ event: "entered", seat: 1, take }) as unknown as PublicEvent,
);
const steps = [{ step: 1, seat: 1, public: walk, mine: [] }];
const told = (say: QuarryTable["say"]) =>
  turns.deeds!(steps, { say } as QuarryTable).map((it) => it.text.replace(/[\u2068\u2069]/g, ""));

test("what was taken on a walk is counted by kind, in whole words of the language", () => {
  expect(told(translator("en", [gameEn, en]))).toEqual(["took 2 violet bricks, the black piece"]);
  expect(told(translator("de", [gameDe, de]))).toEqual(["nimmt 2 violette Ziegel, den schwarzen Stein"]);
});

test("a pass loses what could still be laid, and a brick ends the turn", () => {
  const lay = { code: 1, text: "", action: { do: "lay", position: 0 } };
  const pass = { code: 0, text: "", action: { do: "pass" } };
  const at = (...offers: object[]) => ({ offers, say: (id: string) => id }) as unknown as QuarryTable;
  expect(turns.ends!(pass, at(lay, pass))).toEqual({ lost: "ends-lost" });
  expect(turns.ends!(pass, at(pass))).toEqual({ lost: null });
  expect(turns.ends!(lay, at(lay, pass))).toEqual({ lost: null });
  expect(turns.ends!({ ...lay, action: { do: "enter", space: 1 } }, at(lay))).toBeNull();
});
