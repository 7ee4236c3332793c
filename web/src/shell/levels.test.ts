import { expect, test } from "vitest";
import source from "../../../bots/src/level.rs?raw";
import { BEGINNER_LEVEL, DEFAULT_LEVEL } from "./levels";

/** The name of a level that `bots::Level` has as a constant. */
function levelOf(constant: string): string | undefined {
  const variant = new RegExp(`const ${constant}: Level = Level::(\\w+);`).exec(source)?.[1];
  return new RegExp(`Level::${variant ?? ""} => "(\\w+)"`).exec(source)?.[1];
}

test("the levels that pages begin with are those of the server", () => {
  expect(DEFAULT_LEVEL).toBe(levelOf("DEFAULT"));
  expect(BEGINNER_LEVEL).toBe(levelOf("BEGINNER"));
});
