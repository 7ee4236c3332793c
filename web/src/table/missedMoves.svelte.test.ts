import type { Entry, TableView } from "$protocol";
import { beforeEach, expect, test } from "vitest";
import { MissedMoves } from "./missedMoves.svelte";

const step = (n: number, seat: number, nth: number): Entry => ({
  n,
  at: 0,
  what: "step",
  step: nth,
  seat,
  news: {},
});
const undo = (n: number, seat: number, nth: number): Entry =>
  ({ ...step(n, seat, nth), news: { restored: {} } }) as Entry;

class Fake {
  id = "room";
  mine = [0];
  table = $state.raw<TableView | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  come(entries: Entry[]) {
    this.entries = [...this.entries, ...entries];
    const last = this.entries.at(-1)!;
    this.table = { n: last.n, step: last.what === "step" ? last.step : 0 } as TableView;
  }
}
const absent = (room: Fake) => new MissedMoves(room);

beforeEach(() => localStorage.clear());

test("the moves since the browser last showed the match are counted, until the reader's turn is over", () => {
  const before = new Fake();
  before.come([step(1, 0, 1), step(2, 1, 2)]);
  const first = absent(before);
  expect(first.missed, "a match that is seen for the first time").toBeNull();
  first.remember();

  const room = new Fake();
  room.come([...before.entries, step(3, 1, 3), step(4, 2, 4), undo(5, 2, 5), step(6, 2, 6)]);
  const back = absent(room);
  expect(back.missed).toEqual({ moves: 2, frame: 2 });
  room.come([step(7, 1, 7)]);
  back.remember();
  expect(back.missed, "what happens while the reader looks is not counted").toEqual({ moves: 2, frame: 2 });
  room.come([step(8, 0, 8)]);
  expect(back.missed, "nothing moves in the reader's turn").not.toBeNull();
  room.come([step(9, 1, 9)]);
  expect(back.missed).toBeNull();
  expect(absent(room).missed, "the last steps were not shown").toEqual({ moves: 2, frame: 5 });
});

test("a spectator and several people at one device are offered nothing", () => {
  localStorage.setItem("seen-steps", JSON.stringify([["room", 1]]));
  for (const mine of [[], [0, 1]]) {
    const room = new Fake();
    room.mine = mine;
    room.come([step(1, 0, 1), step(2, 1, 2)]);
    expect(absent(room).missed).toBeNull();
  }
});

test("the newest matches are remembered", () => {
  for (let nth = 0; nth < 50; nth++) {
    const room = new Fake();
    room.id = `room ${nth}`;
    room.come([step(1, 0, 1)]);
    absent(room).remember();
  }
  const kept = JSON.parse(localStorage.getItem("seen-steps")!) as [string, number][];
  expect([kept.length, kept.at(-1)]).toEqual([40, ["room 49", 1]]);
});
