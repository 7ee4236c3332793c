import { untrack } from "svelte";
import type { AnyTable } from "$board/table";
import type { Turns } from "$board/turns";
import type { RoomConnection } from "./roomConnection.svelte";
import { playSound, soundOf, vibrate } from "./sound";
import { stepNews } from "./table";

/** What decides which sound is heard. */
interface Moment {
  table: AnyTable | null;
  turns: Turns;
  /** Whether the table waits for the reader. */
  myTurn: boolean;
  over: boolean;
  /** Whether the result of a match that is over is told. */
  counted: boolean;
}

/** What happens is heard and felt: that the reader's turn has come, or what was done; the end when its result is told. */
export function tableSounds(connection: () => RoomConnection, moment: () => Moment) {
  let wasMyTurn = false;
  /** Whether the match has just ended, and its result has not been heard yet. */
  let ended = $state(false);

  $effect(() => {
    void connection().table;
    const steps = stepNews(connection().fresh);
    untrack(() => {
      const { table, turns, myTurn, over } = moment();
      const began = myTurn && !wasMyTurn;
      wasMyTurn = myTurn;
      if (steps.length === 0) return;
      const sound = began ? "turn" : soundOf((table && turns.deeds?.(steps, table)) ?? []);
      playSound(sound);
      if (began || steps.some((it) => connection().mine.includes(it.seat))) vibrate(sound);
      ended = over;
    });
  });

  $effect(() => {
    if (!ended || !moment().counted) return;
    ended = false;
    playSound("end");
    vibrate("end");
  });
}
