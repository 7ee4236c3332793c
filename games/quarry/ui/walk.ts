import { offersOf } from "$board/table";
import type { Action, Facts, QuarryTable } from "./view";

/** A pace of the worker: the space that it enters, and the kind of piece that it takes there. */
export type Entering = Extract<Action, { do: "enter" }>;

/** The spaces that a walk can enter at each of its later paces, the next one first, if it begins like this. */
export type Ahead = readonly (readonly number[])[];

/** What the rules say of the paces that can follow an offer; nothing if it is not offered. */
export function aheadOf(table: Pick<QuarryTable, "offers">, first: Entering): Ahead {
  const [offer] = offersOf(table, first);
  return (offer?.facts as Facts | undefined)?.later ?? [];
}

/**
 * A walk that is being drawn, after the pointer came to another cell. Coming back to the space before takes the last pace
 * back, another cell of the last space takes another piece there, no walk has more paces than are left, and what the walk
 * cannot reach is passed over.
 */
export function walkOn(
  walk: readonly Entering[],
  next: Entering,
  worker: number | null,
  most: number,
  ahead: (first: Entering) => Ahead,
): readonly Entering[] {
  const before = walk.length > 1 ? walk.at(-2)?.space : worker;
  if (walk.length > 0 && next.space === before) return walk.slice(0, -1);
  if (next.space === walk.at(-1)?.space) return [...walk.slice(0, -1), next];
  if (walk.length === 0 && next.space === worker) return walk;
  const [first] = walk;
  if (first && ahead(first)[walk.length - 1]?.includes(next.space) === false) return walk;
  return walk.length < most ? [...walk, next] : walk;
}
