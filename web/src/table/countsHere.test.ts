import type { Entry, RoomInfo } from "$protocol";
import { expect, test } from "vitest";
import { countsHere } from "./countsHere";

const seat = (kind: string) => ({ sitter: { kind } });
const room = (parts: object = {}) =>
  ({
    id: "here-1",
    origin: { from: "browser" },
    seats: [seat("person"), seat("bot")],
    ...parts,
  }) as unknown as RoomInfo;
const entries = (...what: string[]) => what.map((it) => ({ what: it })) as unknown as Entry[];

test("a match against bots in this browser counts, until its reader goes back over what they have seen", () => {
  expect(countsHere(room(), entries("started", "step", "undo_asked"))).toBe(true);
  expect(countsHere(room(), entries("started", "step", "undo_asked", "rewound"))).toBe(false);
});

test("no match of a server, of a chosen deal or of several people counts in this browser", () => {
  expect(countsHere(room({ id: "1" }), [])).toBe(false);
  expect(countsHere(room({ origin: { from: "words" } }), [])).toBe(false);
  expect(countsHere(room({ seats: [seat("person"), seat("person")] }), [])).toBe(false);
});
