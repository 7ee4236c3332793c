import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { preloadList } from "../preload";
import { placeOf } from "./shell/places";

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({ file, imports, css });

const MANIFEST: Manifest = {
  "index.html": chunk("index.js", ["_shell.js"]),
  "_shell.js": chunk("shell.js"),
  "_table.js": chunk("table.js", ["_shell.js"], ["table.css"]),
  "texts/fr.ftl?home": chunk("fr-home.js"),
  "texts/fr.ftl?rest": chunk("fr-rest.js"),
  "texts/en.ftl?home": chunk("en-home.js"),
  "texts/en.ftl?rest": chunk("en-rest.js"),
  "texts/de.ftl?home": chunk("de-home.js"),
  "texts/de.ftl?rest": chunk("de-rest.js"),
  "src/pages/Room.svelte": chunk("room.js", ["_shell.js", "_table.js"]),
  "src/pages/room/Gathering.svelte": chunk("lobby.js"),
  "../games/quarry/ui/Board.svelte": chunk("quarry.js", ["_table.js"]),
  "../games/quarry/ui/texts/fr.ftl?raw": chunk("fr.js"),
  "../games/quarry/ui/texts/en.ftl?raw": chunk("en.js"),
};

test("a page preloads what it imports, once and in the order of its need", () => {
  const list = preloadList(MANIFEST);
  expect(list.pages).toEqual({ fr: ["fr-home.js"], en: ["en-home.js"], de: ["de-home.js"] });
  expect(list.lobby).toEqual(["table.js", "table.css", "room.js", "lobby.js"]);
  expect(list.tables["quarry"]?.["fr"]).toEqual([
    "fr-rest.js",
    "table.js",
    "table.css",
    "room.js",
    "quarry.js",
    "fr.js",
  ]);
  expect(list.tables["quarry"]?.["en"]?.at(-1)).toBe("en.js");
  expect(list.tables["quarry"]?.["de"]?.at(-1), "a game falls back to English").toBe("en.js");
});

test("the server learns the address of every page", () => {
  const { paths } = preloadList(MANIFEST);
  for (const path of paths) {
    const page = placeOf(path.replace("*", "x")).page;
    expect(page === "lost", path).toBe(path === "/plain");
  }
  expect(paths).toContain("/room/*");
});

test("a source file that was moved fails the build", () => {
  const { "src/pages/Room.svelte": _, ...rest } = MANIFEST;
  expect(() => preloadList(rest)).toThrow("src/pages/Room.svelte is not in the build");
});
