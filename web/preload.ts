import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";

/** Which files each kind of page loads, in the order of their need. The server reads it from `dist/preload.json`. */
export interface PreloadList {
  /** For every page, by language. */
  pages: Record<string, string[]>;
  /** For a room whose match has not begun. */
  lobby: string[];
  /** For a match, by game and language. */
  tables: Record<string, Record<string, string[]>>;
}

const LANGUAGES = ["fr", "en"] as const;
const ROOM = "src/pages/Room.svelte";
const LOBBY = "src/pages/room/Gathering.svelte";
const BOARD = /^\.\.\/games\/([^/]+)\/ui\/Board\.svelte$/;

/** The preload list of a build. Fails if a source file that it names is not in the build. */
export function preloadList(manifest: Manifest): PreloadList {
  const loaded = filesOf(manifest, ["index.html"]);
  const files = (...parts: string[]) => filesOf(manifest, parts).filter((file) => !loaded.includes(file));
  const texts = (language: string) => `texts/${language}.ftl?raw`;
  const byLanguage = (files: (language: string) => string[]) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, files(language)]));
  const table = (ui: string) =>
    byLanguage((language) =>
      files(ROOM, `${ui}/Board.svelte`, `${ui}/glossary.ts`, `${ui}/${texts(language)}`),
    );
  const games = Object.keys(manifest).flatMap((part) => BOARD.exec(part)?.[1] ?? []);
  return {
    pages: byLanguage((language) => files(texts(language))),
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
