import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const TEXTS = import.meta.glob<string>("../../texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundle = new FluentBundle("fr");
bundle.addResource(new FluentResource(TEXTS["../../texts/fr.ftl"]!));

/** What the pages say by a name that is written out; `say(`level-${…}`)` is not among them. */
const said = Object.values(SOURCES).flatMap((source) =>
  [...source.matchAll(/\bsay\("([a-z0-9-]+)"/g)].map((match) => match[1]!),
);

test("everything that a page says is in the texts", () => {
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said)].filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test("the texts can be read to the end", () => {
  for (const [language, text] of [
    ["fr", TEXTS["../../texts/fr.ftl"]!],
    ["en", TEXTS["../../texts/en.ftl"]!],
  ] as const) {
    const written = text.split("\n").filter((line) => /^[a-z]/.test(line)).length;
    expect(new FluentResource(text).body.length, language).toBe(written);
  }
});
