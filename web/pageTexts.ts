import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The texts of the pages by language: those that the home page needs, or the rest. */
const PAGES = /\/web\/texts\/([a-z]+)\.ftl\?(home|rest)$/;
/** The line between the two. */
const END_OF_HOME = "# end of home page\n";
/** A message from its name to the next one. */
const BOT_NAME = /^bot-name =.*\n(?:[ \t].*\n)*/m;

/** The texts that the home page needs, and the rest with the names of bots, which are written once for rooms, terminal and pages. */
export function splitTexts(page: string, shared: string): { home: string; rest: string } {
  const names = BOT_NAME.exec(shared)?.[0];
  if (!names) throw new Error("engine/i18n has no message bot-name");
  const [home, rest] = page.split(END_OF_HOME);
  if (home === undefined || rest === undefined) throw new Error(`no line says: ${END_OF_HOME}`);
  return { home, rest: `${rest}\n${names}` };
}

/** Makes two files of each `web/texts/LANGUAGE.ftl`: with `?home` and with `?rest`. */
export function pageTexts(): Plugin {
  return {
    name: "page-texts",
    enforce: "pre",
    load(id) {
      const [, language, part] = PAGES.exec(id.replaceAll("\\", "/")) ?? [];
      if (!language) return null;
      const read = (folder: string) =>
        readFileSync(new URL(`${folder}/${language}.ftl`, import.meta.url), "utf8");
      const { home, rest } = splitTexts(read("./texts"), read("../engine/i18n/texts"));
      return `export default ${JSON.stringify(part === "home" ? home : rest)}`;
    },
  };
}
