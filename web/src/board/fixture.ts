/** Tables for the tests of boards, made from the JSON that the engine has written to `games/NAME/ui/tests`. */
import type { Offer, StepNews, Table } from "./table";

/** A moment of a match, as the server sends it to one seat, or to a spectator after the end. */
export interface Moment<Public, Mine, Facts = unknown> {
  seats: number;
  seat: number | null;
  awaited: string | null;
  prompt: string | null;
  offers: readonly Offer[];
  news: readonly StepNews[];
  view: { public: Public; mine?: Mine; facts?: Facts | undefined };
}

const NAMES = ["Anna", "Ben", "Cléo", "Dora", "Emil", "Fay"];

/** The table of a moment, for a board on which nothing is played. */
export function tableAt<Public, Mine, Catalogue, Facts = unknown>(
  moment: Moment<Public, Mine, Facts>,
  catalogue: Catalogue,
  parts: Partial<Table<Public, Mine, Catalogue, Facts>> = {},
): Table<Public, Mine, Catalogue, Facts> {
  return {
    view: moment.view,
    open: [],
    seat: moment.seat,
    nearest: moment.seat,
    seats: NAMES.slice(0, moment.seats).map((name, nth) => ({
      name,
      kind: "person",
      me: nth === moment.seat,
      turn: nth === moment.seat,
      signs: [],
    })),
    offers: moment.offers,
    awaited: moment.awaited,
    prompt: moment.prompt ?? "",
    news: moment.news,
    missed: [],
    catalogue,
    say: (id) => id,
    language: "fr",
    still: true,
    tempo: 1,
    since: [],
    hinted: null,
    paused: false,
    planned: false,
    take: () => {},
    play: () => {},
    whyNot: () => {},
    read: (text) => [{ text }],
    showRule: () => {},
    ...parts,
  };
}

/** The first moment in which an action of this kind is offered. */
export function momentWith<M extends { offers: readonly Offer[] }>(moments: readonly M[], kind: string): M {
  const found = moments.find((it) => it.offers.some((offer) => kindOf(offer) === kind));
  if (!found) throw new Error(`no moment offers ${kind}`);
  return found;
}

/** The kind of an offered action: its field `do`. */
export function kindOf(offer: Offer): string {
  return (offer.action as { do: string }).do;
}

/** The offers that no lit part of the board names. */
export function unlit(board: Element, offers: readonly Offer[]): Offer[] {
  const lit = [...board.querySelectorAll(".lit")].map((it) => it.getAttribute("aria-label") ?? "");
  return offers.filter((offer) => !lit.some((name) => name.includes(offer.label ?? offer.text)));
}
