import { RESOURCES, type CardEntry, type Glyph, type Slot } from "./view";

/** What the cards in these places plainly give, as icons: a help in choosing a row and a column. */
export function yields(cards: readonly CardEntry[], slots: readonly Slot[]): Glyph[] {
  const numbers = slots.flatMap((it) => [it.knowledge, it.card]);
  const lying = numbers.flatMap((it) => (it === null ? [] : (cards[it] ?? [])));
  const sum = (nth: number) => lying.reduce((sum, card) => sum + (card.yields[nth] ?? 0), 0);
  return RESOURCES.map((icon, nth) => ({ icon, n: sum(nth) })).filter((it) => it.n > 0);
}

/** The places of a row or a column, without those of the row that is already chosen. */
export function line(kind: "row" | "column", nth: number, chosen: number | null): number[] {
  const places = [0, 1, 2].map((it) => (kind === "row" ? 3 * nth + it : 3 * it + nth));
  return kind === "row" ? places : places.filter((it) => Math.floor(it / 3) !== chosen);
}
