import { settings } from "./settings.svelte";
import { expect, test } from "vitest";
import { hoursLeft, timeAgo, timeLeft, urgentFirst } from "./relativeTime";
import { placeOf, plainLink } from "./places";
import { sections } from "../pages/ruling";
import { translator } from "./i18n";

test("addresses name pages", () => {
  expect(placeOf("/")).toEqual({ page: "home" });
  expect(placeOf("/room/abc/")).toEqual({ page: "room", room: "abc" });
  expect(placeOf("/rules/quarry")).toEqual({ page: "rules", game: "quarry" });
  expect(placeOf("/me")).toEqual({ page: "me" });
  for (const lost of ["/me/too", "/room", "/room/a/b", "/nowhere"])
    expect(placeOf(lost)).toEqual({ page: "lost" });
});

test("links to the former plain page lead to the same room", () => {
  expect(plainLink("/plain", "")).toBe("/");
  expect(plainLink("/plain", "#abc")).toBe("/room/abc");
  expect(plainLink("/plain/", "#abc.x y")).toBe("/room/abc?invite=x%20y");
  expect(plainLink("/room/plain", "#abc")).toBe(null);
});

test("rules are grouped under their headings", () => {
  const rule = (id: string, section?: string) => ({
    rule: id,
    title: id,
    text: "",
    ...(section ? { section } : {}),
  });
  const found = sections([rule("A-1", "Setup"), rule("A-2", "Setup"), rule("A-3", "End"), rule("A-4")]);
  expect(found.map(({ title, rules }) => [title, rules.length])).toEqual([
    ["Setup", 2],
    ["End", 1],
    ["", 1],
  ]);
});

test("times are written in words, or as hours, minutes and seconds", () => {
  const now = Date.UTC(2030, 0, 2);
  expect(timeAgo(now - 3 * 3_600_000, "en", now)).toBe("3 hours ago");
  expect(timeAgo(now - 86_400_000, "fr", now)).toBe("hier");
  expect(timeAgo(now, "en", now)).toBe("now");
  expect(timeLeft(65_000)).toBe("1:05");
  expect(timeLeft(3_725_000)).toBe("1:02:05");
  expect(timeLeft(-5)).toBe("0:00");
  expect(hoursLeft(now - 90 * 60_000, 24, now)).toBe(23);
  expect(hoursLeft(now - 25 * 3_600_000, 24, now)).toBe(0);
});

test("the later of two texts is used, attributes can be formatted, and a missing message is shown by its id", () => {
  const say = translator("en", ["a = One { $x }\n    .more = More\n", "a = Two { $x }\n"]);
  expect(say("a", { x: 3 })).toBe("Two 3");
  expect(say("b")).toBe("b");
  expect(translator("en", ["a = One\n    .more = More\n"])("a.more")).toBe("More");
});

test("the first press of the theme button changes the colours", () => {
  expect(settings.theme).toBe("system");
  expect(settings.nextTheme, "the system is light here").toBe("dark");
});

test("the colours that the reader chose are on the page, and are kept", () => {
  settings.colour("distinct");
  expect(document.documentElement.dataset["palette"]).toBe("distinct");
  expect(localStorage.getItem("palette")).toBe("distinct");
  settings.colour("usual");
  expect(document.documentElement.dataset["palette"]).toBe("usual");
});

test("the rooms that wait for the reader come first, and of them that whose time ends first", () => {
  const room = (name: string, your_turn: boolean, changed: number, hours?: number) => {
    const clock = hours ? { kind: "correspondence" as const, hours } : { kind: "untimed" as const };
    return { name, your_turn, changed, room: { settings: { clock } } };
  };
  const day = 24 * 3_600_000;
  const rooms = [
    room("others, new", false, 5 * day, 24),
    room("mine, untimed", true, 4 * day),
    room("mine, three days", true, 3 * day, 72),
    room("mine, one day", true, 4 * day, 24),
    room("others, old", false, day),
    room("mine, untimed, newer", true, 5 * day),
  ];
  expect(urgentFirst(rooms).map((it) => it.name)).toEqual([
    "mine, one day",
    "mine, three days",
    "mine, untimed, newer",
    "mine, untimed",
    "others, new",
    "others, old",
  ]);
});
