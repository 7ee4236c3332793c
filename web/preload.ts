import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { PATHS } from "./src/shell/places";

/** Which files each kind of page loads, in the order of their need. The server reads it from `dist/preload.json`. */
export interface PreloadList {
  /** The addresses of all pages. */
  paths: readonly string[];
  /** For every page, by language. */
  pages: Record<string, string[]>;
  /** For a room whose match has not begun. */
  lobby: string[];
  /** For a match, by game and language. */
  tables: Record<string, Record<string, string[]>>;
}

/** The language that a game without the reader's is shown in. */
const REFERENCE = "en";
const LANGUAGE = /^texts\/([^/]+)\.ftl\?home$/;
const ROOM = "src/pages/Room.svelte";
const LOBBY = "src/pages/room/Gathering.svelte";
const BOARD = /^\.\.\/games\/([^/]+)\/ui\/Board\.svelte$/;

/** The preload list of a build. Fails if a source file that it names is not in the build. */
export function preloadList(manifest: Manifest): PreloadList {
  const loaded = filesOf(manifest, ["index.html"]);
  const files = (...parts: string[]) => filesOf(manifest, parts).filter((file) => !loaded.includes(file));
  const texts = (language: string, part: string) => `texts/${language}.ftl?${part}`;
  const languages = Object.keys(manifest).flatMap((part) => LANGUAGE.exec(part)?.[1] ?? []);
  const byLanguage = (files: (language: string) => string[]) =>
    Object.fromEntries(languages.map((language) => [language, files(language)]));
  const table = (ui: string) =>
    byLanguage((language) => {
      const own = `${ui}/${texts(language, "raw")}`;
      const board = own in manifest ? own : `${ui}/${texts(REFERENCE, "raw")}`;
      return files(texts(language, "rest"), ROOM, `${ui}/Board.svelte`, board);
    });
  const games = Object.keys(manifest).flatMap((part) => BOARD.exec(part)?.[1] ?? []);
  return {
    paths: PATHS,
    pages: byLanguage((language) => files(texts(language, "home"))),
    lobby: files(ROOM, LOBBY),
    tables: Object.fromEntries(games.map((game) => [game, table(`../games/${game}/ui`)])),
  };
}

/** The files of some parts of the client, each after those that it imports: browsers fetch them in this order. */
function filesOf(manifest: Manifest, parts: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (part: string) => {
    const chunk = manifest[part];
    if (!chunk) throw new Error(`${part} is not in the build: correct web/preload.ts`);
    if (files.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) add(imported);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  };
  parts.forEach(add);
  return [...files];
}

/** Writes `preload.json` beside the built client. */
export function writePreloadList(): Plugin {
  return {
    name: "preload-list",
    apply: "build",
    writeBundle: {
      order: "post",
      async handler({ dir = "dist" }) {
        const manifest = JSON.parse(await readFile(join(dir, ".vite/manifest.json"), "utf8")) as Manifest;
        await writeFile(join(dir, "preload.json"), JSON.stringify(preloadList(manifest)));
      },
    },
  };
}
