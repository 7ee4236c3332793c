import { untrack } from "svelte";
import type { Antiquity } from "./view";

/**
 * Brings the place of the player whose turn it is into sight at each step, where the table is higher than the window, and what the
 * reader saw before at their own turn again. A reader who scrolls is left alone until another player's turn.
 */
export function following(what: () => { table: Antiquity; area: HTMLElement | undefined }) {
  const board = $derived(what().area?.closest<HTMLElement>(".board"));
  const turn = $derived(what().table.view.public.turn.seat);
  /** How far the board was scrolled at the end of the reader's turn. */
  let left: number | null = 0;
  let strayed = false;

  $effect(() => {
    const stray = () => (strayed = true);
    const events = ["wheel", "touchmove", "keydown"] as const;
    for (const name of events) board?.addEventListener(name, stray, { passive: true });
    return () => events.forEach((name) => board?.removeEventListener(name, stray));
  });
  $effect(() => {
    void turn;
    strayed = false;
  });
  $effect(() => {
    const { table, area } = what();
    void table.news;
    const plays = turn;
    if (!board || !area || table.seat === null || table.view.public.over) return;
    const behavior = untrack(() => table.still) ? "auto" : "smooth";
    if (plays === table.seat) {
      if (left !== null && !strayed) board.scrollTo({ top: left, behavior });
      left = null;
    } else {
      left ??= board.scrollTop;
      const place = area.querySelector(`[data-seat="${plays}"]`);
      if (!strayed) place?.scrollIntoView({ block: "nearest", behavior });
    }
  });
}
