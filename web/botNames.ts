import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The texts of the pages, by language. */
const PAGES = /\/web\/texts\/([a-z]+)\.ftl\?raw$/;
/** A message from its name to the next one. */
const BOT_NAME = /^bot-name =.*\n(?:[ \t].*\n)*/m;

/** The texts of the pages with the names of bots, which are written once for rooms, terminal and pages (`engine/i18n`). */
export function withBotNames(page: string, shared: string): string {
  const names = BOT_NAME.exec(shared)?.[0];
  if (!names) throw new Error("engine/i18n has no message bot-name");
  return `${page}\n${names}`;
}

export function addBotNames(): Plugin {
  return {
    name: "bot-names",
    enforce: "pre",
    load(id) {
      const language = PAGES.exec(id.replaceAll("\\", "/"))?.[1];
      if (!language) return null;
      const read = (folder: string) =>
        readFileSync(new URL(`${folder}/${language}.ftl`, import.meta.url), "utf8");
      return `export default ${JSON.stringify(withBotNames(read("./texts"), read("../engine/i18n/texts")))}`;
    },
  };
}
