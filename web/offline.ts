import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** The language that comes first. */
const DEFAULT = "fr";
const PLACE = "<!-- one section for each language -->";

/** The page that says that there is no network: it is kept in the browser, and says so in every language. */
export function offlinePage(page: string, texts: Readonly<Record<string, string>>): string {
  const last = (language: string) => (language === DEFAULT ? 0 : 1);
  const languages = Object.keys(texts).sort();
  const sections = languages
    .sort((one, other) => last(one) - last(other))
    .map((language) => section(language, texts[language]!));
  return page.replace(PLACE, sections.join("\n"));
}

function section(language: string, text: string): string {
  const messages = new FluentResource(text).body;
  const say = (id: string) => {
    const value = messages.find((message) => message.id === id)?.value;
    if (typeof value !== "string") throw new Error(`texts/${language}.ftl has no plain message ${id}`);
    return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  };
  return `<section lang="${language}"><h1>${say("offline-title")}</h1>
<p>${say("offline-text")}</p>
<p><a href="">${say("try-again")}</a></p></section>`;
}

/** Writes `offline.html` beside the built client. */
export function writeOfflinePage(web: string): Plugin {
  return {
    name: "offline-page",
    apply: "build",
    async writeBundle({ dir = "dist" }) {
      const files = (await readdir(join(web, "texts"))).filter((name) => name.endsWith(".ftl"));
      const read = async (name: string) =>
        [name.replace(".ftl", ""), await readFile(join(web, "texts", name), "utf8")] as const;
      const texts = Object.fromEntries(await Promise.all(files.map(read)));
      const page = await readFile(join(web, "offline.html"), "utf8");
      await writeFile(join(dir, "offline.html"), offlinePage(page, texts));
    },
  };
}
