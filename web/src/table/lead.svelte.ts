import { untrack } from "svelte";
import { notices } from "../shell/notices.svelte";
import { settings } from "../shell/settings.svelte";

/** Whose turn it is, and who leads. */
interface Standing {
  turn: number | undefined;
  leader: number | null;
}

/**
 * Who has taken the lead since the reader's own last turn; the reader is told by a notice that they have. Turns are compared,
 * because within a turn the lead may come and go.
 */
export function takenLead(
  mine: () => readonly number[],
  standing: () => Standing | null,
): { readonly current: number | null } {
  let taken = $state<number | null>(null);
  /** Who led at the end of the last turn, and whose turn that was. */
  let led: number | null = null;
  let lastTurn: number | undefined;

  $effect(() => {
    const now = standing();
    if (!now || now.turn === lastTurn) return;
    untrack(() => {
      const ended = lastTurn;
      lastTurn = now.turn;
      if (ended !== undefined && mine().includes(ended)) taken = null;
      if (now.leader === null || now.leader === led) return;
      const isNews = led !== null;
      led = now.leader;
      if (!isNews) return;
      if (mine().includes(now.leader)) notices.tell(settings.say("lead-yours"));
      else taken = now.leader;
    });
  });

  return {
    get current() {
      return taken;
    },
  };
}
