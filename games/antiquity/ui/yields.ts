import type { Offer } from "$board/table";
import type { Antiquity, Facts, ScoreNow, Share } from "./view";

/** The rule that takes points for historians without a story. */
export const UNUSED_HISTORIANS = "ANT-81";

/** What an offer gives, as the rules reckon it: points, or the pages of a story. `null` if it gives neither. */
export function yieldOf({ facts }: Offer): number | null {
  const known = facts as Facts | undefined;
  switch (known?.is) {
    case "points":
      return known.points;
    case "pages":
      return known.pages;
    case "ends_turn":
    case undefined:
      return null;
  }
}

/** How many actions are lost if this offer ends the turn; null if it does not end it. */
export function actionsLost({ facts }: Offer): number | null {
  const known = facts as Facts | undefined;
  return known?.is === "ends_turn" ? known.lost : null;
}

/** The most that one of these offers gives; `null` without offers. */
export function bestYield(offers: readonly Offer[]): number | null {
  const yields = offers.flatMap((offer) => yieldOf(offer) ?? []);
  return yields.length > 0 ? Math.max(...yields) : null;
}

/** The points of a colour if the match ended now; null before the rules have said so. */
export function scoreNow({ view }: Pick<Antiquity, "view">, colour: number): ScoreNow | null {
  return view.facts?.scores[colour] ?? null;
}

/** The points of a colour now but for those that it can still avoid to lose, as the list of players shows them. */
export function earnedNow(score: ScoreNow): number {
  const lost = score.by_rule.filter((it) => it.rule === UNUSED_HISTORIANS);
  return score.points - lost.reduce((sum, it) => sum + it.points, 0);
}

/** What a monument pays its builders now, in the order of the colours. */
export function sharesOf({ view }: Pick<Antiquity, "view">, monument: number): readonly Share[] {
  const shares = view.facts?.shares[monument] ?? [];
  return shares.toSorted((one, other) => one.colour - other.colour);
}
