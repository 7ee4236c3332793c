import { describe, expect, it } from "vitest";
import { catalogue } from "./fixture";
import { lesson } from "./lesson";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const learners = lesson.steps.filter((step) => step.by === 0);

describe("the lesson", () => {
  it("lets the learner do every kind of action that the table has", () => {
    const kinds = new Set(learners.map((step) => step.do.split(" ")[0]));
    expect([...kinds].sort()).toEqual(["impose", "look", "name", "say", "target"]);
  });

  it("says something at each of the learner's steps, and points at something", () => {
    expect(learners.length).toBeGreaterThanOrEqual(15);
    expect(learners.filter((step) => !(step.say && step.point))).toEqual([]);
  });

  it("asks only for characteristics of its set", () => {
    const asked = lesson.steps.flatMap((step) => /^(?:name|impose) (\w+)$/.exec(step.do)?.[1] ?? []);
    const set = catalogue.sets[0]!.map((it) => catalogue.characteristics[it]!.key);
    expect(asked.filter((it) => !set.includes(it))).toEqual([]);
  });

  it.each(Object.entries({ fr, en }))("has all its texts in %s, and no other", (_, texts) => {
    const said = new Set([...texts.matchAll(/^(lesson-[\w-]+) =/gm)].map((found) => found[1]));
    expect([...said].sort()).toEqual([...new Set(lesson.steps.flatMap((step) => step.say ?? []))].sort());
  });
});
