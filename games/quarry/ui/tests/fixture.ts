import { tableAt, type Moment } from "$board/fixture";
import type { TableFacts } from "../generated";
import type { Catalogue, Public, QuarryTable, Screen } from "../view";
import printed from "./catalogue.json?raw";
import recorded from "./moments.json?raw";

/** What is printed, in French. */
export const catalogue = JSON.parse(printed) as Catalogue;
/** Moments of matches in which every kind of action is offered. */
export const moments = JSON.parse(recorded) as Moment<Public, Screen, TableFacts>[];

/** The table of a moment. */
export function table(
  moment: Moment<Public, Screen, TableFacts>,
  parts: Partial<QuarryTable> = {},
): QuarryTable {
  return tableAt(moment, catalogue, parts);
}
