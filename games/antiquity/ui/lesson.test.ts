import { describe, expect, it } from "vitest";
import { lesson } from "./lesson";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

describe("the lesson", () => {
  it("lets the learner do every kind of action once", () => {
    const begun = lesson.steps.filter((step) => step.by === 0).map((step) => step.do.split(" ")[0]);
    expect([...new Set(begun)].sort()).toEqual(
      ["buy", "discard", "done", "draw", "end", "erect", "improve", "lay", "score", "story"].sort(),
    );
  });

  it("says something at each of the learner's steps, and points at something", () => {
    const silent = lesson.steps.filter((step) => step.by === 0 && !(step.say && step.point));
    expect(silent).toEqual([]);
  });

  it.each(Object.entries({ fr, en }))("has all its texts in %s", (_, texts) => {
    const said = new Set([...texts.matchAll(/^(lesson-[\w-]+) =/gm)].map((found) => found[1]));
    expect([...said].sort()).toEqual([...new Set(lesson.steps.flatMap((step) => step.say ?? []))].sort());
  });
});
