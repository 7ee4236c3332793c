import { tableAt, type Moment } from "$board/fixture";
import type { Catalogue, Private, Public, Table } from "../view";
import printed from "./catalogue.json?raw";
import recorded from "./moments.json?raw";

/** What is printed, in French. */
export const catalogue = JSON.parse(printed) as Catalogue;
/** Moments of matches in which every kind of action is offered. */
export const moments = JSON.parse(recorded) as Moment<Public, Private>[];

/** The table of a moment. */
export function table(moment: Moment<Public, Private>, parts: Partial<Table> = {}): Table {
  return tableAt(moment, catalogue, parts);
}

/** The same table as a spectator sees it. */
export function watched(moment: Moment<Public, Private>, parts: Partial<Table> = {}): Table {
  return table(moment, { seat: null, view: { public: moment.view.public }, offers: [], ...parts });
}
