import { getContext, setContext } from "svelte";

/** What can be looked at closely: a card with the knowledge under it, or what a civilisation has. */
export type Shown =
  { card: number; under?: number | null } | { civ: number; policy: number } | { warlord: number };

type Show = (shown: Shown) => void;
const KEY = Symbol("closeup");

/** Lets everything within show things closely. */
export function provideCloseup(show: Show) {
  setContext(KEY, show);
}

/** Shows something closely. */
export function closeup(): Show {
  return getContext<Show>(KEY);
}
