import type { Offer } from "$board/table";
import { amountText, type Facts, type Table } from "./view";

/** What an offer costs, as the rules reckon it. */
export type Price = Extract<Facts, { is: "price" }>;

/** What an offer costs; nothing where it is free. */
export function priceOf(offer: Offer | undefined): Price | null {
  const facts = offer?.facts as Facts | undefined;
  return facts?.is === "price" ? facts : null;
}

/** How many units can leave the tile that an offer sends one from. */
export function leaveOf(offer: Offer): number {
  const facts = offer.facts as Facts | undefined;
  return facts?.is === "units" ? facts.leave : 0;
}

/** The units that a conquest needs and where they can come from, if they are chosen right after it. */
export function attackOf(offer: Offer): Price["attack"] {
  return priceOf(offer)?.attack;
}

/** Whether an offer uses an effect that only gives: nothing is asked, paid or shown, and it is worth the same later. */
export function onlyGives(offer: Offer): boolean {
  return (offer.facts as Facts | undefined)?.is === "only_gives";
}

/** The gold that stands in for resources whichever of these offers is taken; 0 where one of them needs none. */
export function goldFor(offers: readonly Offer[]): number {
  if (offers.length === 0) return 0;
  return Math.min(...offers.map((it) => priceOf(it)?.gold ?? 0));
}

/** The class of what is lit: weaker where gold has to stand in. */
export function light(offers: readonly Offer[]): string {
  return goldFor(offers) > 0 ? "mtl-dear" : "";
}

/** All that the first of these offers costs, whatever it is paid with; nothing where it is free. */
export function sumFor(offers: readonly Offer[]): number | null {
  return priceOf(offers[0])?.amount.reduce((sum, n) => sum + n, 0) ?? null;
}

/** `Terrain 1, barbarians 2: 3 military; 1 of it in gold`. */
export function costText(say: Table["say"], price: Price): string {
  const { amount, gold, waived } = price;
  const by = price.parts.map(({ of, n }) =>
    of === "siege"
      ? say("board-cost-siege", { n })
      : say("board-cost-part", { of: say(`board-cost-${of}`), n }),
  );
  const total = say("board-cost", { amount: amountText(say, amount) });
  const lines = [by.length > 1 ? say("board-cost-by", { total, parts: by.join(", ") }) : total];
  if (waived > 0) lines.push(say("board-cost-waived", { n: waived }));
  if (gold > 0) lines.push(say("board-cost-gold", { n: gold }));
  return lines.join(", ");
}
