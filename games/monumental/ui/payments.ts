import type { Offer } from "$board/table";
import type { Amount, CardEntry, Facts } from "./view";

/** No more ways than this are chosen on the card: there is no room for them. */
const MOST = 3;

/** The ways to pay for an effect that are chosen together with it. */
export interface Payments {
  ways: readonly Amount[];
  /** Whether there are others, which are asked for after it. */
  more: boolean;
}

/** The ways to pay for an effect: all, or those with the least gold if there are too many; null if it asks nothing, or too much. */
export function paymentsOf(offer: Offer | undefined): Payments | null {
  const facts = offer?.facts as Facts | undefined;
  if (facts?.is !== "pays") return null;
  const { ways } = facts;
  if (ways.length <= MOST) return { ways, more: false };
  const cheapest = ways.filter((it) => it[3] === ways[0]?.[3]);
  return cheapest.length < MOST ? { ways: cheapest, more: true } : null;
}

/** Whether an effect is paid with several resources of choice: its ways to pay need a second line of its card. */
export function paysSeveral({ icons: [paid, then] }: Pick<CardEntry["steps"][number], "icons">): boolean {
  if (!paid || !then || !("icon" in paid) || !("sign" in then)) return false;
  return paid.icon === "any" && paid.n > 1 && then.sign === "→";
}
