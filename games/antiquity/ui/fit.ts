/** How wide the cards of exhibitions are, in rem: the reader's own, and those of the others. */
export interface CardSizes {
  mine: number;
  others: number;
}

/** The widths that are tried, the largest first. */
const WIDTHS = [7.4, 6.6, 5.8, 5.1, 4.5, 4.1, 3.7, 3.4, 3.2, 3, 2.8, 2.6, 2.4, 2.2];

/** Narrower cards are drawn without their names, which nobody could read. */
const NAMED = 3.4;

/** How many sizes larger the reader's own cards may be than those of the others. */
const AHEAD = 3;

/** How many sizes cards may grow at once: enough to reach the next width of the others' cards. */
const GROWTH = AHEAD + 2;

/** The sizes to try up to a width, the best first: the others' cards as large as possible, then the reader's own. */
export function sizesUpTo(most: number): CardSizes[] {
  const widths = WIDTHS.filter((it) => it <= most);
  return widths.flatMap((others, nth) =>
    widths.slice(Math.max(0, nth - AHEAD), nth + 1).map((mine) => ({ mine, others })),
  );
}

/**
 * The number of the first size that fits, from one of them on; null if none does. If cards may grow, a larger one is taken where it
 * fits with room to spare, so that they do not become smaller again with the next card.
 */
export function firstThatFits(
  sizes: readonly CardSizes[],
  from: number,
  grows: boolean,
  fits: (size: CardSizes, spare: boolean) => boolean,
): number | null {
  const isTried = (nth: number) => grows && nth < from && nth >= from - GROWTH;
  const larger = sizes.findIndex((size, nth) => isTried(nth) && fits(size, true));
  const start = larger < 0 ? from : larger;
  const found = sizes.findIndex((size, nth) => nth >= start && fits(size, false));
  return found < 0 ? null : found;
}

/** Whether the names on cards of this width can be read. */
export const isNamed = (width: number) => width >= NAMED;
