import type { AnyTable, Offer, Then } from "./table";

/** What can be touched: lit where something is offered; otherwise it answers « why not? ». */
export interface Touchable {
  table: AnyTable;
  /** What is offered here. */
  offers: readonly Offer[];
  /** The actions that follow an offer in the same gesture. */
  then?: Then;
  /** What a touch would mean if it were offered; asked about where it is not. */
  action?: unknown;
  /** Its name for screen readers: what it is, before what can be done with it. */
  label: string;
  /** What this place is, for movement: the same thing has the same key wherever it lies. */
  piece?: string;
}

/** Whether a hint proposes what is offered here. */
export const hinted = ({ offers, table }: Touchable) =>
  table.hinted !== null && offers.some((it) => it.code === table.hinted);

export const lit = ({ offers }: Touchable) => offers.length > 0;

/** Whether a touch does anything at all. */
export const answers = (it: Touchable) => lit(it) || (it.action !== undefined && it.table.seat !== null);

/** Its name, and what is offered here. */
export const nameOf = ({ label, offers }: Touchable) =>
  [label, ...offers.map((offer) => offer.label ?? offer.text)].join(" : ");

export function touch(it: Touchable, event: Event) {
  const near = event.currentTarget as Element;
  if (lit(it)) it.table.take(it.offers, near, it.then);
  else it.table.whyNot(it.action, near);
}
