import type { AnyTable, Offer, Then } from "./table";

/** A part of a board that can be touched. It is lit if something is offered there; otherwise it answers "why not?". */
export interface Touchable {
  table: AnyTable;
  /** The offers that a touch takes, or lists in a menu. */
  offers: readonly Offer[];
  /** The offers that a hint marks here, if not all: others may only begin with the action that it proposes. */
  proposals?: readonly Offer[];
  /** The actions that follow an offer in the same gesture. */
  then?: Then;
  /** The action that a touch stands for. If it is not offered, a touch asks why. */
  action?: unknown;
  /** What this part is, for screen readers. Its offers are read after it. */
  label: string;
  /** What a tooltip says instead of the label; an empty one shows none. */
  tip?: string | undefined;
  /** The key of this part for animations and lessons: a piece has the same key wherever it is. */
  piece?: string;
}

/** Whether a hint proposes what is offered here. */
export const hinted = ({ offers, proposals = offers, table }: Touchable) =>
  table.hinted !== null && proposals.some((it) => it.code === table.hinted);

export const lit = ({ offers }: Touchable) => offers.length > 0;

/** Whether a touch does anything: takes an offer, or answers "why not?". */
export const answers = (it: Touchable) =>
  lit(it) || (it.action !== undefined && it.table.seat !== null && it.table.whyNot !== null);

/** The accessible name: what this part is, and its offers. */
export const nameOf = ({ label, offers }: Touchable) =>
  [label, ...offers.map((offer) => offer.label ?? offer.text)].join(" : ");

export function touch(it: Touchable, event: Event) {
  const near = event.currentTarget as Element;
  if (lit(it)) it.table.take(it.offers, near, it.then);
  else it.table.whyNot?.(it.action, near);
}
