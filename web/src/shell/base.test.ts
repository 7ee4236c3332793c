import { expect, test } from "vitest";
import { addressOf, at, pathWithin } from "./base";

const SOURCES = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

test("data are requested from a server, and read from files on a site without one", () => {
  expect(addressOf("/api/games?lang=fr", "json", true)).toBe("/api/games?lang=fr");
  expect(addressOf("/api/games?lang=fr", "json", false)).toBe("/api/games/fr.json");
  expect(addressOf("/api/games/quarry/rules?lang=de", "json", false)).toBe("/api/games/quarry/rules/de.json");
  expect(addressOf("/api/games/quarry/catalogue/en?pack=x", "json", false)).toBe(
    "/api/games/quarry/catalogue/en.json",
  );
  expect(addressOf("/api/games/quarry/texts/en", "txt", false)).toBe("/api/games/quarry/texts/en.txt");
  expect(addressOf("/api/bots", "json", false)).toBe("/api/bots.json");
});

test("the address of a path leads back to the path", () => {
  for (const path of ["/", "/rules/quarry"]) expect(pathWithin(at(path))).toBe(path);
});

test("every link to a page of ours works under any path: it is made by at()", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(20);
  const links = Object.entries(SOURCES).flatMap(([file, source]) =>
    [...source.matchAll(/href="\/(?!api|reports)[^"]*"/g)].map((match) => `${file}: ${match[0]}`),
  );
  expect(links).toEqual([]);
});
