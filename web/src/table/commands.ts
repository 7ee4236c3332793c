import type { Offer } from "$board/table";
import { plain } from "../shell/plain";

/** The words of a text, without accents and capitals. */
const words = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/**
 * The offers that a typed command means: every typed word begins a word of the offer, such as `lay pet 7`. Offers that have the words
 * in their order come first.
 */
export function commanded(offers: readonly Offer[], typed: string): readonly Offer[] {
  const wanted = words(typed);
  if (wanted.length === 0) return offers;
  const found = offers.flatMap((offer) => {
    const own = words(`${offer.label ?? ""} ${offer.text}`);
    if (!wanted.every((word) => own.some((it) => it.startsWith(word)))) return [];
    let from = 0;
    const ordered = wanted.every((word) => {
      const at = own.findIndex((it, nth) => nth >= from && it.startsWith(word));
      from = at + 1;
      return at >= 0;
    });
    return [{ offer, ordered }];
  });
  return found
    .toSorted((one, other) => Number(other.ordered) - Number(one.ordered))
    .map(({ offer }) => offer);
}
