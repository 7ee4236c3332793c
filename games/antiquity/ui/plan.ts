import { cardOf } from "./cards";
import type { Card, Plan, Public } from "./view";

/** What is being laid, from the lowest card to the top one. */
export interface Site {
  colour: number;
  monument: number;
  /** What lay there before and stays as it is. */
  below: Card[];
  /** What has been laid so far. */
  laid: Card[];
  /** What was taken up and has to be laid again. */
  loose: Card[];
}

/** The site of a plan that lays cards. */
export function siteOf(plan: Plan, view: Public): Site | null {
  if (plan.plan !== "erect" && plan.plan !== "improve" && plan.plan !== "rearrange") return null;
  const { colour, monument } = plan;
  const cards = (values: readonly number[]) => values.map((value) => cardOf(monument, value));
  const stood = cards(view.colours[colour]?.exhibition[monument] ?? []);
  const laid = cards(plan.laid);
  if (plan.plan !== "rearrange") return { colour, monument, below: stood, laid, loose: [] };
  const loose = [...stood, ...plan.new].filter((card) => !laid.includes(card));
  return { colour, monument, below: [], laid, loose };
}

/** The cards of the hand that a plan has taken out of it. */
export function inPlan(plan: Plan): Card[] {
  switch (plan.plan) {
    case "erect":
    case "improve":
      return plan.laid.map((value) => cardOf(plan.monument, value));
    case "rearrange":
      return [...plan.new, ...plan.laid.map((value) => cardOf(plan.monument, value))];
    case "score":
    case "buy":
      return plan.first === null ? [] : [plan.first];
    case "none":
    case "exchange":
      return [];
  }
}
