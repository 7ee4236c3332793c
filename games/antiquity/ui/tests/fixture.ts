import { momentWith, tableAt, type Moment } from "$board/fixture";
import type { TableFacts } from "../generated";
import type { Antiquity, Catalogue, Holdings, Mine, Public } from "../view";
import printed from "./catalogue.json?raw";
import recorded from "./moments.json?raw";

/** What is printed, in French. */
export const catalogue = JSON.parse(printed) as Catalogue;
/** Moments of matches in which every kind of action is offered. */
export const moments = JSON.parse(recorded) as Moment<Public, Mine, TableFacts>[];

/** The table of a moment. */
export function table(moment: Moment<Public, Mine, TableFacts>, parts: Partial<Antiquity> = {}): Antiquity {
  return tableAt(moment, catalogue, parts);
}

/** What everyone sees in some turn, with some of its parts changed. */
export function view(parts: Partial<Public>): Public {
  return { ...momentWith(moments, "draw_pile").view.public, ...parts };
}

/** What a colour has that shows these monuments. */
export function holdings(exhibition: Holdings["exhibition"]): Holdings {
  return { ...view({}).colours[0]!, exhibition };
}
