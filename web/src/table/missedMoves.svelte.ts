import { keep, kept } from "$board/kept";
import type { RoomConnection } from "./roomConnection.svelte";
import { standingSteps } from "./table";

/** The browser remembers this many matches. */
const MOST = 40;
const NAME = "seen-steps";

/** By room, the number of steps that this browser has shown, the room that was looked at last at the end. */
function all(): [room: string, step: number][] {
  try {
    return JSON.parse(kept(NAME) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** Whether this browser has shown the match of a room. */
export function wasShown(id: string): boolean {
  return all().some(([room]) => room === id);
}

/** The moves that happened while the reader was away. */
export interface Missed {
  moves: number;
  /** The frame of the replay that shows the table as the reader left it. */
  frame: number;
}

/** What happened in a running match since this browser last showed it. */
export class MissedMoves {
  /** The steps that were shown before the reader came, and the table that they found. */
  #before = $state<number | null>(null);
  #found = $state.raw<{ step: number; n: number } | null>(null);

  constructor(private connection: Pick<RoomConnection, "id" | "table" | "entries" | "mine">) {
    this.comeBack();
  }

  /** The reader looks at the table again. */
  comeBack() {
    const { id, table } = this.connection;
    this.#before = all().find(([room]) => room === id)?.[1] ?? null;
    this.#found = table && { step: table.step, n: table.n };
  }

  /** The reader has seen the table that is shown. */
  remember() {
    const { id, table } = this.connection;
    if (!table) return;
    const others = all().filter(([room]) => room !== id);
    keep(NAME, JSON.stringify([...others, [id, table.step]].slice(-MOST)));
  }

  /** What the reader missed, until others play after their turn, so that nothing moves in it; null if there is nothing, or if this browser never showed the match. */
  readonly missed = $derived.by((): Missed | null => {
    const { entries, mine } = this.connection;
    const before = this.#before;
    const found = this.#found;
    if (before === null || !found || mine.length !== 1) return null;
    const later = entries.flatMap((it) => (it.what === "step" && it.n > found.n ? [it.seat] : []));
    const acted = later.findIndex((seat) => mine.includes(seat));
    const passedOn = acted >= 0 && later.slice(acted).some((seat) => !mine.includes(seat));
    const steps = standingSteps(entries);
    const frame = steps.filter((step) => step <= before).length;
    const moves = steps.filter((step) => step > before && step <= found.step).length;
    return passedOn || moves === 0 ? null : { moves, frame };
  });
}
