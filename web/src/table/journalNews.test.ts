import type { Entry } from "$protocol";
import type { AnyTable } from "$board/table";
import type { Turns } from "$board/turns";
import { expect, test } from "vitest";
import { newsOf, withoutRewound, type ToldStep } from "./journalNews";

const turns: Turns = {
  deeds: (steps) =>
    steps
      .flatMap((it) => it.public as string[])
      .filter((text) => text !== "plan" && !text.startsWith("round"))
      .map((text) => ({ icon: "take", text })),
  headlines: (step) => (step.public as string[]).filter((it) => it.startsWith("round")),
};
const table = {} as AnyTable;
const step = (n: number, seat: number, ...told: string[]): ToldStep => ({
  key: `${n}`,
  news: { step: n, seat, public: told, mine: [] },
  lines: told.map((it) => `somebody: ${it}`),
});
const tell = (told: Parameters<typeof newsOf>[0]) =>
  newsOf(told, { turns, table }).map((it) =>
    it.kind === "turn" ? `${it.seat}: ${it.deeds.map((deed) => deed.text).join(", ")}` : it.text,
  );

test("the steps of one player are one turn, with a line for each deed and the sentences behind it", () => {
  const told = [step(1, 0, "plan"), step(2, 0, "plan"), step(3, 0, "erected"), step(4, 1, "drew", "ended")];
  expect(tell(told)).toEqual(["0: erected", "1: drew, ended"]);
  const [first] = newsOf(told, { turns, table });
  expect(first).toMatchObject({ lines: ["somebody: plan", "somebody: plan", "somebody: erected"] });
});

test("a headline stands between the turns, and what is said in the room too", () => {
  const told = [
    step(1, 0, "laid", "round 2"),
    step(2, 0, "took"),
    { key: "3", note: "Ben is back.", seat: 1 },
  ];
  expect(tell(told)).toEqual(["0: laid", "round 2", "0: took", "Ben is back."]);
});

test("what was taken back is no news", () => {
  const undo = { ...step(3, 0), lines: ["You take your last decision back."], undoes: true };
  expect(tell([step(1, 0, "took"), step(2, 0, "erected"), undo])).toEqual(["0: took"]);
});

test("after a rewinding the later steps are gone", () => {
  const entry = (n: number, step: number) => ({ n, what: "step", step }) as Entry;
  const rewound = { n: 4, what: "rewound", step: 1, seat: 0 } as Entry;
  const left = withoutRewound([entry(1, 1), entry(2, 2), entry(3, 3), rewound, entry(5, 2)]);
  expect(left.map((it) => it.n)).toEqual([1, 4, 5]);
});

test("without a game's own words its sentences stand alone", () => {
  const [only] = newsOf([step(1, 0, "drew")], { turns: {}, table: null });
  expect(only).toMatchObject({ kind: "turn", deeds: [], lines: ["somebody: drew"] });
});
