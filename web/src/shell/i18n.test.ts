import { expect, test } from "vitest";
import { LANGUAGES, nameOf, REFERENCE, translator, wanted } from "./i18n";

const TEXTS = ["steps = { $n ->\n    [one] { $n } pas à faire\n   *[other] { $n } pas à faire encore\n }\n"];

test("numbers are written as in the language, and select the plural form", () => {
  const say = translator("fr", TEXTS);
  expect(say("steps", { n: 1 })).toBe("1 pas à faire");
  expect(say("steps", { n: -12 })).toBe("−12 pas à faire encore");
  expect(say("steps", { n: 12 })).toBe("12 pas à faire encore");
  const thousands = new Intl.NumberFormat("fr").format(1234);
  expect(say("steps", { n: 1234 })).toBe(`${thousands} pas à faire encore`);
});

test("each text file is a language, whose name is in that language", () => {
  expect(LANGUAGES).toContain(REFERENCE);
  expect(LANGUAGES.map(nameOf)).toEqual(expect.arrayContaining(["Deutsch", "English", "Français"]));
});

test("a tag may name a region, and a language without texts becomes the default", () => {
  expect(["de-AT", "EN-gb", "fr", "xx", ""].map(wanted)).toEqual(["de", "en", "fr", "fr", "fr"]);
});
