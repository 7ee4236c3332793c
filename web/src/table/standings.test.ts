import { expect, test } from "vitest";
import type { AnyTable, StepNews } from "$board/table";
import { HOUSE, type Turns } from "$board/turns";
import { rowsOf, type Standing } from "./outcome";
import {
  deedsBySeat,
  earned,
  housePoints,
  leaderOf,
  placedBy,
  scoresNow,
  scoreText,
  withLead,
  type Score,
} from "./standings";
import { othersSteps, stepsSince } from "./table";

const table = {} as AnyTable;
const step = (seat: number, ...told: string[]): StepNews => ({ step: 0, seat, public: told, mine: [] });
const standing = (points: number, place = 1): Standing => ({
  place,
  points,
  scores: [{ sources: [{ rule: "A-1", points }] }],
});

test("what others did is told by player, each in one line", () => {
  const turns: Turns = {
    deeds: (steps) => steps.flatMap((it) => (it.public as string[]).map((text) => ({ icon: "take", text }))),
  };
  const told = deedsBySeat([step(1, "took a"), step(1, "took b"), step(2), step(1, "ended")], turns, table);
  expect([...told]).toEqual([[1, ["took a", "took b", "ended"]]]);
  const twice = deedsBySeat([step(1, "took a"), step(1, "took b"), step(1, "took a")], turns, table);
  expect([...twice]).toEqual([[1, ["took a ×\u00a02", "took b"]]]);
});

test("what others did is told block by block, the newest first", () => {
  const entry = (n: number, seat: number) => ({ n, at: 0, what: "step", step: n, seat, news: {} }) as const;
  const entries = [entry(1, 1), entry(2, 0), entry(3, 1), entry(4, 2)];
  const blocks = (...more: ReturnType<typeof entry>[]) =>
    othersSteps([...entries, ...more], [0]).map((block) => block.map((it) => it.step));
  expect(blocks()).toEqual([[3, 4], [1]]);
  expect(blocks(entry(5, 0), entry(6, 0)), "it stays during the own turn").toEqual([[3, 4], [1]]);
  expect(blocks(entry(5, 0), entry(6, 1))).toEqual([[6], [3, 4], [1]]);
  expect(othersSteps(entries, []), "a spectator has no turn").toEqual([]);
  const since = (...more: ReturnType<typeof entry>[]) =>
    stepsSince([...entries, ...more], [0]).map((it) => it.step);
  expect(since()).toEqual([3, 4]);
  expect(since(entry(5, 0)), "what was done before the own turn is not done in the next").toEqual([]);
  expect(since(entry(5, 0), entry(6, 1))).toEqual([6]);
});

test("hidden points make a score a range, and whoever has most for certain leads", () => {
  const turns: Turns = {
    hiddenPoints: (seat) => ({ rule: "A-2", least: seat === 0 ? 3 : 0, most: seat === 0 ? 3 : 6 }),
  };
  const scores = scoresNow([standing(5), standing(4), standing(-2)], turns, table);
  expect(scores.map(scoreText)).toEqual(["8", "4–10", "−2–4"]);
  expect(scores.map((it) => it.leads)).toEqual([true, false, false]);
  expect(scoresNow([standing(3), standing(3)], {}, table).some((it) => it.leads)).toBe(false);
});

test("places go by the points that the reader knows of", () => {
  const jewels: Turns = {
    hiddenPoints: (seat) => ({ rule: "A-2", least: seat === 1 ? 9 : 0, most: 9 }),
  };
  const standings = [standing(21, 1), standing(16, 2), standing(16, 2)];
  const places = (turns: Turns) =>
    placedBy(standings, scoresNow(standings, turns, table)).map((it) => it.place);
  expect(places(jewels)).toEqual([2, 1, 3]);
  // Where nothing is hidden, equal points may have been told apart by the rules.
  expect(places({})).toEqual([1, 2, 2]);
});

test("the points of the house are known where one plays against it", () => {
  const scores = [{ sources: [{ rule: "A-1", points: 4 }] }, { sources: [{ rule: "A-1", points: 9 }] }];
  expect(housePoints([{ place: 2, points: 4, scores }])).toBe(9);
  expect(housePoints([standing(4)])).toBeNull();
  expect(housePoints([{ place: 1, points: 4, scores }, standing(3)]), "two scores of a seat").toBeNull();
});

test("a choice that a player makes for the house is told of the house", () => {
  const turns: Turns = {
    actor: (it) => (it.public.includes("chosen for it") ? HOUSE : it.seat),
    deeds: (steps) => steps.flatMap((it) => (it.public as string[]).map((text) => ({ icon: "take", text }))),
  };
  const told = deedsBySeat([step(HOUSE, "drew"), step(0, "chosen for it"), step(0, "own")], turns, table);
  expect([...told]).toEqual([
    [HOUSE, ["drew", "chosen for it"]],
    [0, ["own"]],
  ]);
});

test("the points of a rule are told in the parts that the engine names, side by side", () => {
  const standing = (place: number, ...sources: Standing["scores"][number]["sources"]): Standing => ({
    place,
    points: sources.reduce((sum, it) => sum + it.points, 0),
    scores: [{ sources }],
  });
  const standings = [
    standing(2, { rule: "A-1", part: "wonders", points: 2 }, { rule: "A-2", points: 3 }),
    standing(1, { rule: "A-1", part: "provinces", points: 1 }, { rule: "A-2", points: 6 }),
  ];
  expect(rowsOf(standings).map((it) => [it.rule, it.part, ...it.points])).toEqual([
    ["A-1", "wonders", undefined, 2],
    ["A-1", "provinces", 1, undefined],
    ["A-2", undefined, 6, 3],
  ]);
  const ordered = rowsOf(standings, ["provinces", "wonders"]);
  expect(ordered.map((it) => it.part)).toEqual(["provinces", "wonders", undefined]);
});

test("one leads, the house too; nobody does where two have as many", () => {
  const scores = (...points: number[]) => points.map((least, seat) => ({ seat, least }) as Score);
  expect(leaderOf(scores(3, 5), null)).toBe(1);
  expect(leaderOf(scores(5, 5), null)).toBeNull();
  expect([leaderOf(scores(5), 4), leaderOf(scores(5), 6), leaderOf(scores(5), 5)]).toEqual([0, HOUSE, null]);
  const deeds = new Map([[1, ["conquers e2"]]]);
  expect([...withLead(deeds, 1, "leads")]).toEqual([[1, ["conquers e2", "leads"]]]);
  expect([...withLead(deeds, 2, "leads")].at(-1)).toEqual([2, ["leads"]]);
  expect(withLead(deeds, null, "leads")).toBe(deeds);
});

test("what is lost for unfinished things is told apart from what is earned", () => {
  const turns: Turns = { penalty: { rule: "A-9", why: () => "" } };
  const sources = (...points: [string, number][]) => ({
    sources: points.map(([rule, points]) => ({ rule, points })),
  });
  const standings: Standing[] = [
    { place: 2, points: -26, scores: [sources(["A-1", 10], ["A-9", -36])] },
    // Of two scores the lower one counts.
    { place: 1, points: -4, scores: [sources(["A-1", 30], ["A-9", -24]), sources(["A-1", 8], ["A-9", -12])] },
  ];
  const scores = scoresNow(standings, turns, table);
  expect(scores.map((it) => [scoreText(earned(it)), it.penalty])).toEqual([
    ["10", -36],
    ["8", -12],
  ]);
  expect(
    scores.map((it) => it.leads),
    "whoever has most if it ended now",
  ).toEqual([false, true]);
});
