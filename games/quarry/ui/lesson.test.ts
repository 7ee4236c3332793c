import { describe, expect, it } from "vitest";
import { lesson } from "./lesson";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const told = (text: string) => [...text.matchAll(/^((?:board|lesson)-[\w-]+) =/gm)].map((it) => it[1]!);

describe("the lesson", () => {
  it("says each of its sentences once, in both languages", () => {
    const said = lesson.steps.flatMap((step) => step.say ?? []);
    const lessons = (text: string) => told(text).filter((id) => id.startsWith("lesson-"));
    expect(said.toSorted()).toEqual(lessons(fr).toSorted());
    expect(lessons(en)).toEqual(lessons(fr));
  });

  it("tells the learner what to do before every move of theirs", () => {
    const silent = lesson.steps.filter((step) => step.by === 0 && step.say === undefined);
    expect(silent).toEqual([]);
  });
});

describe("the texts", () => {
  it("have the same messages in both languages", () => {
    expect(told(en)).toEqual(told(fr));
  });
});
