import type { Entry, TableView } from "$protocol";

/** One update of the screen: what happened, and the table afterwards. */
export interface Frame {
  entries: readonly Entry[];
  table: TableView | null;
}

/** The least time between two steps of other players, in milliseconds. */
const STEP_TIME = 450;
/** A longer queue is shown at once. */
const LONGEST_QUEUE = 12;

/**
 * Shows what other players do step by step, because bots act faster than a person can follow. The reader's own steps are
 * shown at once, and so is everything that was missed before a welcome. No frame is lost, and the newest table comes last.
 */
export class FrameQueue {
  /** Show every frame at once: the reader wants no movement. */
  still = false;
  #queue: (Frame & { wait: boolean })[] = [];
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;

  constructor(
    private show: (frame: Frame) => void,
    private now: () => number = () => performance.now(),
  ) {}

  /** The server welcomed the client: shows at once what it sends next, which the reader missed. */
  welcome() {
    this.stop();
    for (const frame of this.#queue) frame.wait = false;
    this.#welcomed = true;
    this.#next();
  }

  /** Drops what was not shown yet: the server sends it again for another seat or language. */
  clear() {
    this.stop();
    this.#queue = [];
  }

  /** Adds what happened; the table after it follows with `addTable`. */
  addEntries(entries: readonly Entry[], mine: readonly number[]) {
    const moved = (entry: Entry) =>
      entry.what === "step" || entry.what === "rewound" || entry.what === "started";
    if (!entries.some(moved) && this.#queue.length === 0) return this.show({ entries, table: null });
    const others = entries.some((entry) => entry.what === "step" && !mine.includes(entry.seat));
    this.#queue.push({ entries, table: null, wait: others && !this.#welcomed });
  }

  addTable(table: TableView) {
    const last = this.#queue.at(-1);
    if (last && last.table === null) last.table = table;
    else this.#queue.push({ entries: [], table, wait: false });
    this.#welcomed = false;
    this.#next();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next() {
    if (this.#timer !== undefined && this.#queue.length <= LONGEST_QUEUE) return;
    this.stop();
    const frame = this.#queue[0];
    if (!frame || frame.table === null) return;
    const hurried = this.still || !frame.wait || this.#queue.length > LONGEST_QUEUE || hidden();
    const left = hurried ? 0 : this.#at + STEP_TIME - this.now();
    if (left > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#next();
      }, left);
      return;
    }
    this.#queue.shift();
    this.#at = this.now();
    this.show({ entries: frame.entries, table: frame.table });
    this.#next();
  }
}

const hidden = () => typeof document !== "undefined" && document.hidden;
