import type { RoomInfo } from "$protocol";
import { beforeEach, expect, test } from "vitest";
import { countHere, forgetHere, winsOfHundred, withResultsHere } from "./results";

beforeEach(() => localStorage.clear());

/** A room of this browser with these bots. */
function room(id: string, levels: readonly string[], game = "quarry"): RoomInfo {
  const sitters = [{ kind: "person" }, ...levels.map((level) => ({ kind: "bot", level }))];
  const seats = sitters.map((sitter) => ({ sitter }));
  return { id, settings: { game, seats: seats.length }, seats } as unknown as RoomInfo;
}

test("a match of this browser counts once, by seats and by opponents", () => {
  for (const id of ["a", "a", "b"])
    countHere(room(id, ["master", "apprentice"]), 0, { place: 1, points: 40 });
  countHere(room("c", ["apprentice", "master"]), 0, { place: 3, points: 50 });
  countHere(room("d", ["master"]), 0, { place: 2, points: 12 });
  const two = { seats: 2, people: false, levels: ["master"], played: 1, won: 0, best: 12, points: 12 };
  const three = {
    ...two,
    seats: 3,
    levels: ["apprentice", "master"],
    played: 3,
    won: 2,
    best: 50,
    points: 130,
  };
  const all = { game: "quarry", played: 4, won: 2, best: 50, points: 142, tables: [two, three] };
  expect(withResultsHere([])).toMatchObject([all]);
});

test("the server's statistics and those of this browser are one", () => {
  const table = { seats: 2, people: false, levels: ["master"], played: 9, won: 3, best: -2, points: -50 };
  countHere(room("a", ["master"]), 0, { place: 1, points: -7 });
  countHere(room("b", ["master"], "antiquity"), 0, { place: 2, points: 30 });
  const found = withResultsHere([{ ...table, game: "quarry", tables: [table] }]);
  expect(found.map(({ game, played, best }) => [game, played, best])).toEqual([
    ["antiquity", 1, 30],
    ["quarry", 10, -2],
  ]);
  expect(found[1]!.tables).toEqual([{ ...table, played: 10, won: 4, points: -57 }]);
  forgetHere();
  expect(withResultsHere([])).toEqual([]);
});

test("few matches say little about how often one wins", () => {
  expect(winsOfHundred(5, 12)).toEqual({ low: 19, high: 68 });
  expect(winsOfHundred(0, 1)).toEqual({ low: 0, high: 79 });
  expect(winsOfHundred(3, 3)).toEqual({ low: 44, high: 100 });
  expect(winsOfHundred(300, 900)).toEqual({ low: 30, high: 36 });
});
