import { expect, test } from "vitest";
import { entries, glossary, reader } from "$board/glossary";

const TEXTS = import.meta.glob<string>(["../../../games/*/texts/*.ftl", "../../../games/*/ui/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const read = reader({
  "ANT-20": "draw, draws",
  "ANT-50": "story",
  "ANT-53": "story track",
  "ANT-12": "l’achat",
});

test("words and ids become links, and the text around them is kept", () => {
  expect(read("Draw, or write “a story” (ANT-102).")).toEqual([
    { text: "Draw", rule: "ANT-20" },
    { text: ", or write “a " },
    { text: "story", rule: "ANT-50" },
    { text: "” (" },
    { text: "ANT-102", rule: "ANT-102" },
    { text: ")." },
  ]);
});

test("the longest word becomes the link, with any kind of space in it", () => {
  expect(read("the story\u00a0track")).toEqual([
    { text: "the " },
    { text: "story\u00a0track", rule: "ANT-53" },
  ]);
  expect(read("draws")).toEqual([{ text: "draws", rule: "ANT-20" }]);
});

test("no part of a word becomes a link, but a word after an elided article does", () => {
  for (const sentence of ["withdraw", "drawn", "history", "2story", "épstory", "XANT-31A", "ant-31", ""])
    expect(read(sentence).filter((piece) => piece.rule)).toEqual([]);
  expect(read("d’story")).toEqual([{ text: "d’" }, { text: "story", rule: "ANT-50" }]);
  expect(reader()("A story, ANT-50")).toEqual([{ text: "A story, " }, { text: "ANT-50", rule: "ANT-50" }]);
});

const all = Object.entries(TEXTS)
  .map(([path, text]) => ({ path, text, parts: /games\/(\w+)\/texts\/(\w+)\.ftl$/.exec(path) }))
  .filter(({ parts }) => parts)
  .map(({ text, parts }) => ({ game: parts![1]!, language: parts![2]!, text, words: glossary(text) }));

test("every game with a board has a glossary in each of its languages", () => {
  const boards = Object.keys(import.meta.glob("../../../games/*/ui/Board.svelte"));
  const games = boards.map((path) => path.split("/").at(-3)!);
  for (const { game, language, words } of all.filter((it) => games.includes(it.game)))
    expect(Object.keys(words).length, `${game} ${language}`).toBeGreaterThan(5);
  expect(new Set(all.map((it) => it.game)).size).toBeGreaterThanOrEqual(games.length);
});

for (const { game, language, text, words } of all)
  test(`every word of the glossary of ${game} is used and has one rule (${language})`, () => {
    const known = entries(words);
    expect(new Set(known.map(([word]) => word)).size).toBe(known.length);
    const said = [text, TEXTS[`../../../games/${game}/ui/texts/${language}.ftl`]!].join("\n");
    const others = said.replace(/^ {4}\.words = .*$/gm, "");
    const used = (word: string) => reader({ "XXX-00": word })(others).some((it) => it.rule === "XXX-00");
    expect(known.map(([word]) => word).filter((word) => !used(word))).toEqual([]);
  });
