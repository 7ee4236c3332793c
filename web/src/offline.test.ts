import { expect, test } from "vitest";
import { offlinePage } from "../offline";

const TEXTS = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true });
const texts = Object.fromEntries(
  Object.entries(TEXTS).map(([path, text]) => [path.split("/").at(-1)!.replace(".ftl", ""), text]),
);

test("the page without a network says so in every language, the default first", () => {
  const page = offlinePage("<main><!-- one section for each language --></main>", texts);
  const languages = [...page.matchAll(/<section lang="(\w+)">/g)].map((match) => match[1]!);
  expect(languages[0]).toBe("fr");
  expect(languages.toSorted()).toEqual(Object.keys(texts).toSorted());
});

test("a message that is missing fails the build", () => {
  expect(() => offlinePage("", { en: "a = b\n" })).toThrow("texts/en.ftl has no plain message");
});
