import type { Action } from "./view";

/** A pace of the worker: the space that it enters, and the kind of piece that it takes there. */
export type Entering = Extract<Action, { do: "enter" }>;

/**
 * A walk that is being drawn, after the pointer came to another cell. Coming back to the space before takes the last pace
 * back, another cell of the last space takes another piece there, and no walk has more paces than are left.
 */
export function walkOn(
  walk: readonly Entering[],
  next: Entering,
  worker: number | null,
  most: number,
): readonly Entering[] {
  const before = walk.length > 1 ? walk.at(-2)?.space : worker;
  if (walk.length > 0 && next.space === before) return walk.slice(0, -1);
  if (next.space === walk.at(-1)?.space) return [...walk.slice(0, -1), next];
  if (walk.length === 0 && next.space === worker) return walk;
  return walk.length < most ? [...walk, next] : walk;
}
