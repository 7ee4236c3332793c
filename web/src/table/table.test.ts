import type { Entry, RoomInfo, TableView } from "$protocol";
import { expect, test } from "vitest";
import { apart, bounds, path, ticks } from "./chart";
import { bytes, check, hmac } from "./deal";
import { columns, countedUp, ending, resultOf, rowsOf, type Standing } from "./outcome";
import { players, refuserOf, stepNews, stepsInARow, waiting } from "./table";

const standing = (place: number, sources: [string, number][]): Standing => ({
  place,
  points: sources.reduce((sum, [, points]) => sum + points, 0),
  scores: [{ sources: sources.map(([rule, points]) => ({ rule, points })) }],
});

test("the points are told by rule, the best placed first, and every score of a seat apart", () => {
  const one = standing(2, [
    ["A-1", 4],
    ["A-2", 1],
    ["A-1", 2],
  ]);
  const other = {
    ...standing(1, [["A-3", 3]]),
    scores: [...standing(1, [["A-3", 3]]).scores, { name: "blue", sources: [] }],
  };
  expect(rowsOf([one, other]).map((it) => it.rule)).toEqual(["A-1", "A-2", "A-3"]);
  expect(columns([one, other])).toEqual([
    { seat: 1, points: new Map([["A-3", 3]]), sum: 3 },
    { seat: 1, name: "blue", points: new Map(), sum: 0 },
    {
      seat: 0,
      points: new Map([
        ["A-1", 6],
        ["A-2", 1],
      ]),
      sum: 7,
    },
  ]);
});

test("while a turn waits to be confirmed it is still that player's turn", () => {
  const table = { progress: { is: "waiting", seats: [1], awaited: "turn" } } as TableView;
  expect(waiting(table)).toEqual([1]);
  expect(waiting({ ...table, held: 0 })).toEqual([0]);
});

test("an end is a win, a shared win, or the loss of a lone player", () => {
  expect(ending([standing(2, []), standing(1, [])])).toEqual({ is: "won", seats: [1] });
  expect(ending([standing(1, []), standing(1, [])])).toEqual({ is: "shared", seats: [0, 1] });
  expect(ending([standing(1, [])])).toEqual({ is: "solo-won" });
  expect(ending([standing(2, [])])).toEqual({ is: "solo-lost" });
});

test("the end is told by name, and to the winner if they play alone at a device", () => {
  const say = (id: string, args = {}) => [id, ...Object.values(args)].join(" ");
  const people = (...me: boolean[]) => ["Anna", "Ben"].map((name, nth) => ({ name, me: me[nth]! }));
  const won = [standing(2, []), standing(1, [])];
  expect(resultOf(won, people(false, true), say)).toBe("end-you-won");
  expect(resultOf(won, people(true, false), say)).toBe("end-won Ben");
  expect(resultOf(won, people(true, true), say)).toBe("end-won Ben");
  const shared = [standing(1, []), standing(1, [])];
  expect(resultOf(shared, people(true, false), say)).toBe("end-shared Anna, Ben");
  expect(resultOf([standing(2, [])], people(true), say)).toBe("end-solo-lost");
});

test("a chart has round ticks and a way for each seat", () => {
  const scores = [
    [0, 0],
    [7, -3],
    [23, 4],
  ];
  expect(bounds(scores)).toEqual({ least: -3, most: 23 });
  expect(ticks(-3, 23)).toEqual([0, 10, 20]);
  expect(ticks(0, 1)).toEqual([0, 1]);
  expect(
    path(
      scores,
      1,
      (step) => step,
      (points) => points,
    ),
  ).toBe("M0.0 0.0L1.0 -3.0L2.0 4.0");
});

test("marks at the end of a chart lie beside each other, in the order of the points", () => {
  expect(apart([50, 52, 90], 15, 0, 100)).toEqual([50, 65, 90]);
  expect(apart([98, 99, 97], 15, 0, 100)).toEqual([85, 100, 70]);
  expect(apart([], 15, 0, 100)).toEqual([]);
});

test("a deal is checked by the sums of the documentation", async () => {
  const seed = "244f012afd5ecff9e0b98a7feb9f0282bfc01234a2a8a9bb9257cb25704cb1cb";
  const commitment = "ffb2e1bcb082abd02925e2b97c8393196ec52c2465037c6e7dff0a9f7d3f9884";
  const seats = [{ sitter: { kind: "nobody" as const }, ready: false, away: false }];
  const deal = { secret: seed, secret_commitment: commitment, seed, commitment };
  expect(await check(deal, seats)).toEqual({ secret: true, seed: true, commitment: true });
  const forged = { ...deal, seed: seed.replace("2", "3") };
  expect(await check(forged, seats)).toEqual({ secret: true, seed: false, commitment: false });

  const worded = [{ ...seats[0]!, words: "abra" }];
  const mixed = await hmac(bytes(seed), 'monumenta words [[0,"abra"]]');
  const shown = { ...deal, seed: mixed, commitment: await hmac(bytes(mixed), "monumenta commitment 1") };
  expect(await check(shown, worded)).toEqual({ secret: true, seed: true, commitment: true });
  expect((await check(shown, seats)).seed).toBe(false);
});

test("whoever holds two seats has a name at each", () => {
  const person = { kind: "person" as const, person: 7, name: "Anna" };
  const seat = { ready: false, away: false };
  const room = {
    settings: { game: "antiquity" },
    seats: [
      { sitter: person, ...seat },
      { sitter: person, ...seat },
      { sitter: { kind: "bot", level: "random" }, ...seat },
    ],
  };
  const say = (id: string, args?: Record<string, unknown>) => `${id} ${Object.values(args ?? {}).join(" ")}`;
  const found = players(room as unknown as RoomInfo, [2], [0, 1], say);
  expect(found.map((player) => player.name)).toEqual([
    "seat-named Anna 1",
    "seat-named Anna 2",
    "bot-name 3",
  ]);
  expect(found.map((player) => [player.me, player.turn])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
});

test("seats are marked as their game says: where two play antiquity, each plays two colours", () => {
  const free = { sitter: { kind: "nobody" }, ready: false, away: false };
  const of = (game: string, seats: number) =>
    players({ settings: { game }, seats: Array(seats).fill(free) } as unknown as RoomInfo, [], [], String);
  const colours = (game: string, seats: number) =>
    of(game, seats).map(({ signs }) => signs.map((sign) => sign.colour.replace(/\D/g, "")).join());
  expect(colours("antiquity", 2)).toEqual(["0,1", "2,3"]);
  expect(colours("antiquity", 3)).toEqual(["0", "1", "2"]);
  expect(colours("nothing like it", 2)).toEqual(["0", "1"]);
});

test("steps become news for the board, an undo an empty one", () => {
  const entry = (news: object) => ({ n: 1, at: 0, what: "step", step: 4, seat: 1, news }) as Entry;
  expect(stepNews([entry({ public: ["a"] }), entry({ restored: {} })])).toEqual([
    { step: 4, seat: 1, public: ["a"], mine: [] },
    { step: 4, seat: 1, public: [], mine: [] },
  ]);
});

test("the steps of a turn are those since anybody else acted, without those taken back", () => {
  const step = (seat: number, news: object = {}) => ({ what: "step", seat, news }) as unknown as Entry;
  const undo = step(0, { restored: {} });
  expect(stepsInARow([step(0), step(1), step(0), step(0)], [0])).toBe(2);
  expect(stepsInARow([step(0), step(0), undo, step(0)], [0])).toBe(2);
  expect(stepsInARow([step(0), step(0), step(255)], [0])).toBe(0);
  expect(stepsInARow([step(0), { what: "chat" } as Entry, step(0)], [0])).toBe(2);
});

test("who refused to let a player go back is told to that player until something else is done", () => {
  const asked = { what: "undo_asked", seat: 0 } as Entry;
  const answered = (yes: boolean) => ({ what: "undo_answered", seat: 2, yes }) as Entry;
  expect(refuserOf([asked, answered(false)], [0])).toBe(2);
  expect(refuserOf([asked, answered(false), { what: "chat" } as Entry], [0])).toBe(2);
  expect(refuserOf([asked, answered(false)], [1])).toBeNull();
  expect(refuserOf([asked, answered(true)], [0])).toBeNull();
  expect(refuserOf([asked, answered(false), { what: "step" } as Entry], [0])).toBeNull();
});

test("points are counted up source by source, each seat its own", () => {
  const one = standing(2, [["A-1", 4]]);
  const other = standing(1, [
    ["A-1", 2],
    ["A-2", 10],
  ]);
  const rows = rowsOf([one, other], [], "seat");
  const after = (sources: number) => countedUp([one, other], rows, sources);
  expect(after(0)).toEqual([[0], [0]]);
  expect(after(0.5)).toEqual([[2], [1]]);
  expect(after(1)).toEqual([[4], [2]]);
  expect(after(1.5)).toEqual([[4], [7]]);
  expect(after(9)).toEqual([[4], [12]]);
  const several = { ...one, scores: [...one.scores, ...other.scores] };
  expect(countedUp([several], rowsOf([several], [], "seat"), 1)).toEqual([[4, 2]]);
});
