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
const told = (say: QuarryTable["say"], what = steps) =>
  turns.deeds!(what, { say } as QuarryTable).map((it) => it.text.replace(/[\u2068\u2069]/g, ""));

test("what was taken on a walk is counted by kind, in whole words of the language", () => {
  expect(told(translator("en", [gameEn, en]))).toEqual(["took 2 violet bricks, the black piece"]);
  expect(told(translator("de", [gameDe, de]))).toEqual(["nimmt 2 violette Ziegel, den schwarzen Stein"]);
});

test("many bricks are summed up, and what was done first is told first", () => {
  const bricks = [1, 3, 3].map((points) => ({ event: "laid", seat: 1, points, colour: "red", position: 0 }));
  const passed = { event: "passed", seat: 1, points: -1, shown: {} };
  const round = [{ ...steps[0]!, public: [...bricks, passed, ...walk] as PublicEvent[] }];
  expect(told(translator("en", [gameEn, en]), round)).toEqual([
    "laid 3 bricks (+7)",
    "passed (−1)",
    "took 2 violet bricks, the black piece",
  ]);
});

test("an offer ends the turn if the rules say so", () => {
  const offer = { code: 1, text: "", action: { do: "lay", position: 0 } };
  const at = {} as QuarryTable;
  expect(turns.ends!({ ...offer, facts: { ends_turn: true, later: [] } }, at)).toEqual({ lost: null });
  expect(turns.ends!(offer, at)).toBeNull();
});

test("the points of jewels are those that the rules show to the reader", () => {
  const jewels = [{ least: 6, most: 6 }, null];
  const at = { view: { facts: { jewels } } } as unknown as QuarryTable;
  expect([0, 1].map((seat) => turns.hiddenPoints!(seat, at))).toEqual([
    { rule: "QRY-53", least: 6, most: 6 },
    null,
  ]);
});
