import { expect, test } from "vitest";
import { translator } from "./i18n";

const TEXTS = ["steps = { $n ->\n    [one] { $n } pas à faire\n   *[other] { $n } pas à faire encore\n }\n"];

test("numbers read as the language writes them, and choose their words", () => {
  const say = translator("fr", TEXTS);
  expect(say("steps", { n: 1 })).toBe("1 pas à faire");
  expect(say("steps", { n: 12 })).toBe("12 pas à faire encore");
  const thousands = new Intl.NumberFormat("fr").format(1234);
  expect(say("steps", { n: 1234 })).toBe(`${thousands} pas à faire encore`);
});
