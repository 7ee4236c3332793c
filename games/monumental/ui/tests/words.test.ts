import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue";
import { lesson } from "../lesson";
import { amountText, cardText, policyText, stepsText } from "../sentence";
import { content, gameTexts, texts } from "./scene";

function ids(text: string): string[] {
  return [...text.matchAll(/^([\w-]+) =/gm)].map((it) => it[1] ?? "");
}

function speaker(language: "fr" | "en") {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [gameTexts(language), texts(language)]) bundle.addResource(new FluentResource(text));
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
    expect(ids(texts("en"))).toEqual(ids(texts("fr")));
  });

  it.each(["fr", "en"] as const)("say every card, policy and warlord in %s", (language) => {
    const say = speaker(language);
    const { cards, civs } = catalogue({ content });
    const said = [
      ...cards.map((it) => cardText(say, it)),
      ...civs.flatMap((it) => [
        stepsText(say, it.warlord.effect),
        ...it.policies.map((p) => policyText(say, p)),
      ]),
    ];
    expect(said.filter((it) => it === "")).toEqual([]);
  });

  it("say a card as the game does", () => {
    const say = speaker("en");
    const forum = catalogue({ content }).cards[3];
    expect(forum && cardText(say, forum)).toBe("pay 2 basic resources to receive 1 culture");
    expect(amountText(say, [2, 0, 0, 1, 0])).toBe("2 production, 1 gold");
  });
});

describe("the lesson", () => {
  it.each(["fr", "en"] as const)("says all it has to say in %s", (language) => {
    const say = speaker(language);
    const said = lesson.steps.flatMap((it) => (it.say ? [say(it.say)] : []));
    expect(said.length).toBeGreaterThan(20);
  });

  it("leaves the moves to the learner", () => {
    const own = lesson.steps.filter((it) => it.by === 0);
    expect(own.length).toBeGreaterThanOrEqual(15);
    expect(own.length).toBeLessThanOrEqual(30);
  });
});
