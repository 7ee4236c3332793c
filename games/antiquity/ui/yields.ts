import type { Offer } from "$board/table";
import type { Antiquity, Facts, Share } from "./view";

/** What an offer gives, as the rules reckon it: points, or the pages of a story. `null` if it gives neither. */
export function yieldOf({ facts }: Offer): number | null {
  const known = facts as Facts | undefined;
  switch (known?.is) {
    case "points":
      return known.points;
    case "pages":
      return known.pages;
    case undefined:
      return null;
  }
}

/** The most that one of these offers gives; `null` without offers. */
export function bestYield(offers: readonly Offer[]): number | null {
  const yields = offers.flatMap((offer) => yieldOf(offer) ?? []);
  return yields.length > 0 ? Math.max(...yields) : null;
}

/** What a monument pays its builders now, in the order of the colours. */
export function sharesOf({ view }: Pick<Antiquity, "view">, monument: number): readonly Share[] {
  const shares = view.facts?.shares[monument] ?? [];
  return shares.toSorted((one, other) => one.colour - other.colour);
}
