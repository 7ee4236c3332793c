import { getContext, setContext } from "svelte";

/** What can be looked at closely: a card or a policy by its number, with whose civilisation it is. */
export type Shown = { card: number } | { civ: number; policy: number } | { warlord: number };

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
