import type { Entry, TableView } from "$protocol";

/** What is shown at once: what happened, and the table afterwards. */
export interface Frame {
  entries: readonly Entry[];
  table: TableView | null;
}

/** Between two steps of others there are at least so many milliseconds. */
const BREATH = 450;
/** Whoever is so many steps behind is shown the newest at once. */
const FAR_BEHIND = 12;

/**
 * Shows what others do step by step, so that it can be followed: bots act faster than anybody can look. What the reader did
 * is shown at once, and so is everything after a greeting. Nothing is lost, and the newest table is always the last.
 */
export class Pace {
  still = false;
  #queue: (Frame & { wait: boolean })[] = [];
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;

  constructor(
    private show: (frame: Frame) => void,
    private now: () => number = () => performance.now(),
  ) {}

  /** After a greeting what was missed is shown at once. */
  begin() {
    this.stop();
    for (const frame of this.#queue) frame.wait = false;
    this.#greeted = true;
    this.#next();
  }

  /** Forgets what was not shown: it will be told again to other eyes. */
  forget() {
    this.stop();
    this.#queue = [];
  }

  /** What happened; its table follows. */
  hear(entries: readonly Entry[], mine: readonly number[]) {
    const moved = (entry: Entry) =>
      entry.what === "step" || entry.what === "rewound" || entry.what === "started";
    if (!entries.some(moved) && this.#queue.length === 0) return this.show({ entries, table: null });
    const others = entries.some((entry) => entry.what === "step" && !mine.includes(entry.seat));
    this.#queue.push({ entries, table: null, wait: others && !this.#greeted });
  }

  see(table: TableView) {
    const last = this.#queue.at(-1);
    if (last && last.table === null) last.table = table;
    else this.#queue.push({ entries: [], table, wait: false });
    this.#greeted = false;
    this.#next();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next() {
    if (this.#timer !== undefined && this.#queue.length <= FAR_BEHIND) return;
    this.stop();
    const frame = this.#queue[0];
    if (!frame || frame.table === null) return;
    const hurried = this.still || !frame.wait || this.#queue.length > FAR_BEHIND || hidden();
    const left = hurried ? 0 : this.#at + BREATH - this.now();
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
