import type { Offer } from "$board/table";
import { conquests, isConquest } from "./attack";
import { walks } from "./explorers";
import { actionOf, deedOf, explorersAlike, type Deed, type Gesture } from "./offers";
import type { Table } from "./view";

/** What is dragged over the map: one of the reader's explorers, or units of a tile. */
export interface Drag {
  from: number;
  explorer: number | null;
}

type DragTable = Pick<Table, "offers" | "hinted" | "say" | "view">;
const EXPLORERS: readonly Deed[] = ["first", "second"];

/** The ways of an explorer that is dragged; of two like explorers those of the other one, if only that is offered. */
function waysOf(table: DragTable, explorer: number) {
  const [own, other] = [EXPLORERS[explorer]!, EXPLORERS[1 - explorer]!];
  const found = walks(table, own);
  return found.size === 0 && explorersAlike(table.view.public) ? walks(table, other) : found;
}

/** The conquests with units of one tile alone, by the province. */
function attacks(table: DragTable, from: number): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of table.offers) {
    const action = actionOf(offer);
    if (action.do !== "conquer") continue;
    const there = conquests(offer, table, from).filter(isConquest);
    if (there.length > 0) found.set(action.tile, there);
  }
  return found;
}

const leads = (table: DragTable, from: number) =>
  table.offers.filter((it) => {
    const action = actionOf(it);
    return deedOf(it) === "lead" && "tile" in action && action.tile === from;
  });

/** Whether something there can be dragged anywhere. */
export function canDrag(table: DragTable, { from, explorer }: Drag): boolean {
  if (explorer !== null) return waysOf(table, explorer).size > 0;
  return leads(table, from).length > 0 || attacks(table, from).size > 0;
}

/** The tiles that it can surely be dropped on. Where else a unit can be moved is known once it is chosen. */
export function goals(table: DragTable, { from, explorer }: Drag): Set<number> {
  return new Set((explorer === null ? attacks(table, from) : waysOf(table, explorer)).keys());
}

/** What is offered by dropping it on a tile: a way, a conquest, or the move of a unit, with all that follows. */
export function dropped(table: DragTable, { from, explorer }: Drag, to: number): Offer[] {
  if (to === from) return [];
  if (explorer !== null) return waysOf(table, explorer).get(to) ?? [];
  const attack = attacks(table, from).get(to);
  if (attack) return attack;
  return leads(table, from).map((it): Gesture => ({ ...it, rest: [{ do: "target", tile: to }] }));
}
