import { describe, expect, it } from "vitest";
import { lesson } from "./lesson";

const TEXTS = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const [reference, ...others] = Object.values(TEXTS) as [string, ...string[]];

const told = (text: string) => [...text.matchAll(/^((?:board|lesson)-[\w-]+) =/gm)].map((it) => it[1]!);

describe("the lesson", () => {
  it("says each of its sentences once, in every language", () => {
    const said = lesson.steps.flatMap((step) => step.say ?? []);
    const lessons = (text: string) => told(text).filter((id) => id.startsWith("lesson-"));
    expect(said.toSorted()).toEqual(lessons(reference).toSorted());
    for (const text of others) expect(lessons(text)).toEqual(lessons(reference));
  });

  it("tells the learner what to do before every move of theirs", () => {
    const silent = lesson.steps.filter((step) => step.by === 0 && step.say === undefined);
    expect(silent).toEqual([]);
  });

  it("points at what the learner has to touch", () => {
    const points = lesson.steps.filter((step) => step.by === 0).map((step) => step.point);
    expect(points).toContain("space-g");
    expect(points).toContain("position-25");
    expect(points).not.toContain(undefined);
  });
});

describe("the texts", () => {
  it("have the same messages in every language", () => {
    expect(others.length).toBeGreaterThan(0);
    for (const text of others) expect(told(text)).toEqual(told(reference));
  });
});
