import { untrack } from "svelte";
import { beats, type Beat } from "./automaton";
import type { Table } from "./view";

/** How long a moment of the automaton's turn is shown at the normal speed, in milliseconds. */
export const BEAT_TIME = 1100;

/** Whether a moment of the automaton's turn is shown. The prompt stands outside the board that shows it. */
let underWay = $state(false);
export const automatonActs = () => underWay;

/** Shows the automaton's turn moment by moment, at the reader's speed; not at all where movement is unwanted. */
export function automatonShow(table: () => Table) {
  /** Several steps at once are those that the reader skipped. */
  const told = $derived(table().news.length === 1 ? beats(table().news) : []);
  /** The same as long as nothing new has happened, however often the table is drawn anew. */
  const step = $derived(table().news.at(-1)?.step);
  let shown = $state.raw<readonly Beat[]>([]);
  let nth = $state(0);
  /** Whether the reader goes on from moment to moment. */
  let byHand = false;

  $effect(() => {
    void step;
    return untrack(() => {
      const { still, tempo } = table();
      nth = 0;
      byHand = false;
      shown = still ? [] : told;
      if (shown.length === 0) return;
      const timer = setInterval(() => {
        if (!byHand) nth += 1;
        if (nth >= shown.length) clearInterval(timer);
      }, BEAT_TIME * tempo);
      return () => clearInterval(timer);
    });
  });

  $effect(() => {
    underWay = nth < shown.length;
    return () => (underWay = false);
  });

  return {
    /** The moments up to the one under way; none once all were shown. */
    get sofar(): readonly Beat[] {
      return nth < shown.length ? shown.slice(0, nth + 1) : [];
    },
    /** Shows the next moment; from then on each one waits for this. */
    next: () => {
      byHand = true;
      nth += 1;
    },
    /** Ends the show. */
    skip: () => {
      nth = shown.length;
    },
  };
}
