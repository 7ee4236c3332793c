import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import gameEn from "../../texts/en.ftl?raw";
import gameFr from "../../texts/fr.ftl?raw";
import { ICONS } from "../drawings/icons";
import { lesson } from "../lesson";
import en from "../texts/en.ftl?raw";
import fr from "../texts/fr.ftl?raw";
import { amountText } from "../view";

const TEXTS = { fr: [gameFr, fr], en: [gameEn, en] };

function ids(text: string): string[] {
  return [...text.matchAll(/^([\w-]+) =/gm)].map((it) => it[1] ?? "");
}

function speaker(language: "fr" | "en") {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of TEXTS[language]) bundle.addResource(new FluentResource(text));
  return (id: string, args?: Record<string, string | number>) => {
    const faults: Error[] = [];
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    const said = bundle.formatPattern(pattern, args ?? null, faults);
    if (faults[0]) throw faults[0];
    return said;
  };
}

describe("texts", () => {
  it("are the same messages in both languages", () => {
    expect(ids(en)).toEqual(ids(fr));
  });

  it.each(["fr", "en"] as const)("say what every icon means in %s", (language) => {
    const said = Object.keys(ICONS).map((icon) => speaker(language)(`board-icon-${icon}`));
    expect(new Set(said).size).toBe(said.length);
  });

  it("say a town's price as the game does", () => {
    expect(amountText(speaker("en"), [2, 0, 0, 1, 0])).toBe("2 production and 1 gold");
  });
});

describe("the lesson", () => {
  it.each(["fr", "en"] as const)("says all it has to say in %s", (language) => {
    const say = speaker(language);
    const said = lesson.steps.flatMap((it) => (it.say ? [say(it.say, { phone: "yes" })] : []));
    expect(said.length).toBeGreaterThan(20);
  });

  it("leaves the moves to the learner", () => {
    const own = lesson.steps.filter((it) => it.by === 0);
    expect(own.length).toBeGreaterThanOrEqual(15);
    expect(own.length).toBeLessThanOrEqual(30);
  });
});
