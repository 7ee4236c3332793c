import type { Card, Policy } from "./catalogue";
import type { Passive, Step } from "./effect";
import type { Amount, Resource, Table } from "./view";
import { RESOURCES } from "./view";

type Say = Table["say"];

/** What a card does, as a sentence said from its effects. */
export function cardText(say: Say, card: Card): string {
  const effect = stepsText(say, card.effect);
  if (card.complete.length === 0) return effect;
  return say("text-wonder", { complete: stepsText(say, card.complete), effect });
}

/** What a policy gives when it is developed, and while it is the newest. */
export function policyText(say: Say, policy: Policy): string {
  const lasting = chain(
    say,
    policy.passive.map((it) => passiveText(say, it)),
    "effect-and",
  );
  return say("text-policy", { develop: stepsText(say, policy.develop), lasting });
}

/** Steps, one after the other. */
export function stepsText(say: Say, steps: readonly Step[]): string {
  return chain(
    say,
    steps.map((it) => stepText(say, it)),
    "effect-and",
  );
}

/** `3 production, 1 gold`. */
export function amountText(say: Say, amount: Amount): string {
  const some = Object.fromEntries(RESOURCES.map((it, idx) => [it, amount[idx] ?? 0]));
  return some_of(say, some) || say("nothing");
}

function chain(say: Say, phrases: readonly string[], link: string): string {
  if (phrases.length === 0) return say("nothing");
  return phrases.reduce((one, other) => say(link, { one, other }));
}

function some_of(say: Say, sum: Partial<Record<Resource, number>>): string {
  const held = RESOURCES.filter((it) => (sum[it] ?? 0) > 0);
  return held.map((it) => say("so-many", { n: sum[it] ?? 0, what: say(`resource-${it}`) })).join(", ");
}

export function stepText(say: Say, step: Step): string {
  const n = step.n ?? 1;
  const then = () => stepsText(say, step.then ?? []);
  switch (step.op) {
    case "gain":
      return say("effect-gain", { what: some_of(say, step) });
    case "choose":
      return chain(
        say,
        (step.options ?? []).map((it) => stepsText(say, it)),
        "effect-or",
      );
    case "spend": {
      const any = step.cost?.any ? say("effect-any", { n: step.cost.any }) : "";
      const cost = [some_of(say, step.cost ?? {}), any].filter(Boolean).join(", ");
      return say("effect-spend", { n: step.max ?? 1, cost, then: then() });
    }
    case "if_generated": {
      const resource = say(`resource-${step.res}`);
      return say("effect-if-generated", { n: step.at_least ?? 1, resource, then: then() });
    }
    case "if": {
      const condition = say(CONDITIONS[step.cond ?? ""] ?? "", { n });
      if (!step.else) return say("effect-if", { condition, then: then() });
      return say("effect-if-else", { condition, then: then(), other: stepsText(say, step.else) });
    }
    case "per": {
      const each = step.each ?? 1;
      const count = say(`count-${step.count}`, { n: each });
      return say("effect-per", { n: each, max: step.max ?? 9, count, then: then() });
    }
    case "archive": {
      const from = say(`from-${step.from}`);
      if (!step.then?.length) return say("effect-archive", { n, from });
      return say("effect-archive-then", { n, from, then: then() });
    }
    case "gain_card": {
      const [kind, from] = [say(`card_kind-${step.kind}`), say(`from-${step.from}`)];
      return say("effect-gain-card", { n: step.max_cost ?? 0, kind, from });
    }
    case "discount":
      return say("effect-discount", { n, on: say(`discount-${step.on}`), uses: step.uses ?? 1 });
    case "military_vs":
      return say("effect-military-vs", { n, only: say(`against-${step.only}`) });
    case "refresh_display":
      return say("effect-refresh", { n });
    case "each_opponent":
      return say("effect-each-opponent", { n: step.steps?.[0]?.n ?? 1, then: then() });
    default:
      return say(`effect-${step.op.replaceAll("_", "-")}`, { n });
  }
}

function passiveText(say: Say, passive: Passive): string {
  const { limit = 0, n = 1 } = passive;
  if (passive.mod === "discount") {
    return say("modifier-text-discount", { on: say(`discount-${passive.on}`), n });
  }
  if (passive.mod) return say(MODIFIERS[passive.mod] ?? "", { n });
  const then = stepsText(say, passive.then ?? []);
  if (passive.action) return say("passive-action", { limit, then });
  const when = say(`trigger-${passive.on}`);
  if (!passive.filter || passive.filter === "any") return say("passive-trigger", { when, limit, then });
  return say("passive-trigger-foe", { when, limit, then, foe: say(`against-${passive.filter}`) });
}

const CONDITIONS: Record<string, string> = {
  conquered_this_turn: "if-conquered",
  warlord_attacked: "if-warlord",
  has_policies: "if-policies",
  owns_wonders: "if-wonders",
  has_attached: "if-attached",
  fewest_provinces: "if-fewest",
};

const MODIFIERS: Record<string, string> = {
  soldier_defense: "modifier-text-soldiers",
  progress_cost: "modifier-text-progress",
  explorer_stride: "modifier-text-steps",
  warlord_limit: "modifier-text-warlord",
  reinforce: "modifier-text-reinforce",
  conquest_discount: "modifier-text-town",
};
