import type { Passive, Step } from "./effect";
import type { IconName } from "./drawings/icons";
import type { Resource } from "./view";
import { RESOURCES } from "./view";

/** A piece of an icon line: so many of something, or a sign between such. */
export type Glyph = { icon: IconName; n?: number } | { sign: string };

const TO: Glyph = { sign: "→" };
const OR: Glyph = { sign: "/" };
const PER: Glyph = { sign: "×" };

/** An effect as a line of icons: what a sentence says, at a glance. */
export function glyphs(steps: readonly Step[]): Glyph[] {
  return steps.flatMap((step, nth) => (nth === 0 ? stepGlyphs(step) : [{ sign: "·" }, ...stepGlyphs(step)]));
}

export function stepGlyphs(step: Step): Glyph[] {
  const n = step.n ?? 1;
  const then = glyphs(step.then ?? []);
  switch (step.op) {
    case "gain":
      return gains(step);
    case "choose":
      return (step.options ?? []).flatMap((it, nth) => (nth === 0 ? glyphs(it) : [OR, ...glyphs(it)]));
    case "spend": {
      const times: Glyph[] = (step.max ?? 1) > 1 ? [{ sign: `${step.max}×` }] : [];
      const any: Glyph[] = step.cost?.any ? [{ icon: "any", n: step.cost.any }] : [];
      return [...times, ...gains(step.cost ?? {}), ...any, TO, ...then];
    }
    case "if_generated":
      return [{ sign: "≥" }, { icon: step.res ?? "any", n: step.at_least ?? 1 }, TO, ...then];
    case "if": {
      const other: Glyph[] = step.else ? [OR, ...glyphs(step.else)] : [];
      return [{ sign: "≥" }, { icon: COUNTED[step.cond ?? ""] ?? "unit", n }, TO, ...then, ...other];
    }
    case "per":
      return [...then, PER, { icon: COUNTED[step.count ?? ""] ?? "province" }];
    case "archive":
      return then.length === 0 ? [{ icon: "archive", n }] : [{ icon: "archive", n }, TO, ...then];
    case "gain_card":
      return [{ icon: KINDS[step.kind ?? ""] ?? "draw", n: 1 }, { sign: `≤ ${step.max_cost}` }];
    case "discount":
      return [{ icon: KINDS[step.on ?? ""] ?? "discount" }, { sign: `−${n}` }];
    case "military_vs":
      return [{ icon: "military", n }, PER, { icon: FOES[step.only ?? ""] ?? "enemy" }];
    case "siege":
      return [{ icon: "siege" }, { sign: `−${n}` }];
    case "boost":
      return [{ icon: "boost" }, { sign: `+${n}` }];
    case "each_opponent":
      return [{ icon: "enemy" }, { sign: ":" }, ...glyphs(step.steps ?? []), TO, ...then];
    default:
      return [{ icon: OPS[step.op] ?? "activate", n }];
  }
}

/** What a policy does while it is the newest. */
export function passiveGlyphs(passive: Passive): Glyph[] {
  const { mod, n = 1 } = passive;
  if (mod === "discount") return [{ icon: KINDS[passive.on ?? ""] ?? "discount" }, { sign: `−${n}` }];
  if (mod) return modifier(mod, n);
  const then = glyphs(passive.then ?? []);
  if (passive.action) return then;
  const foe = FOES[passive.filter ?? ""];
  const when: Glyph[] = foe ? [{ icon: foe }] : [{ icon: TRIGGERS[passive.on ?? ""] ?? "activate" }];
  return [...when, { sign: ":" }, ...then];
}

function modifier(mod: string, n: number): Glyph[] {
  const icon = MODIFIERS[mod] ?? "policy";
  const less = mod === "progress_cost" || mod === "conquest_discount";
  return [{ icon }, { sign: less ? `−${n}` : mod === "soldier_defense" ? `+${n}` : `×${n}` }];
}

function gains(sum: Partial<Record<Resource, number>>): Glyph[] {
  return RESOURCES.filter((it) => (sum[it] ?? 0) > 0).map((icon) => ({ icon, n: sum[icon] ?? 0 }));
}

const OPS: Record<string, IconName> = {
  gain_any: "any",
  draw: "draw",
  reinforce: "reinforce",
  activate: "activate",
  reuse: "again",
  move_units: "unit",
  move_explorers: "explorer",
  exchange: "exchange",
  repeat_attached: "again",
  outpost: "outpost",
  production_token: "token",
  refresh_display: "refresh",
  recover: "recover",
};

const KINDS: Record<string, IconName> = {
  building: "building",
  basic: "building",
  knowledge: "knowledge",
  wonder: "wonder",
  progress: "draw",
  policy: "policy",
  free_town: "town",
};

const FOES: Record<string, IconName> = { barbarian: "barbarian", free_town: "town", enemy: "enemy" };

const COUNTED: Record<string, IconName> = {
  provinces: "province",
  coastal_provinces: "coast",
  conquered_this_turn: "conquer",
  warlord_attacked: "warlord",
  has_policies: "policy",
  policies: "policy",
  owns_wonders: "wonder",
  market_tokens: "market",
  outposts: "outpost",
};

const TRIGGERS: Record<string, IconName> = {
  turn_start: "activate",
  conquer: "conquer",
  acquire_building: "building",
  acquire_knowledge: "knowledge",
  complete_wonder: "wonder",
  progress: "draw",
  explorer_take: "explorer",
  archive: "archive",
};

const MODIFIERS: Record<string, IconName> = {
  soldier_defense: "unit",
  progress_cost: "draw",
  explorer_stride: "explorer",
  warlord_limit: "warlord",
  reinforce: "reinforce",
  conquest_discount: "town",
};
