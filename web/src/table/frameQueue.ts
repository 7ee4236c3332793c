import type { Entry, TableView } from "$protocol";

/** One update of the screen: what happened, and the table afterwards. */
export interface Frame {
  entries: readonly Entry[];
  table: TableView | null;
}

/** A frame whose table has come. */
export type WholeFrame = Frame & { table: TableView };

interface Queued extends Frame {
  /** Whether others acted, so that the reader is given time to see it. */
  wait: boolean;
  /** Whether the tables between its steps are on their way. */
  splitting: boolean;
}

/** A queue that is longer than this is shown faster, so that the others' turns stay short. */
const CALM_QUEUE = 12;

/**
 * Shows what other players do step by step, because bots act faster than a person can follow. The reader's own steps are
 * shown at once, and so is everything that was missed before a welcome. No frame is lost, and the newest table comes last.
 */
export class FrameQueue {
  /** The least time between two steps of other players, in milliseconds; 0 shows every frame at once. */
  stepTime = 450;
  /** Whether a frame shows something to be looked at before the others go on. */
  isMoment: (frame: Frame) => boolean = () => false;
  /** Fetches a frame for each step of one that tells several, or answers null if it is shown as it is. */
  split: (frame: WholeFrame) => Promise<readonly Frame[]> | null = () => null;
  /** Called whenever `pending` or `paused` may have changed. */
  changed: () => void = () => {};
  #queue: Queued[] = [];
  #mine: readonly number[] = [];
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;
  #paused = false;

  constructor(
    private show: (frame: Frame) => void,
    private now: () => number = () => performance.now(),
  ) {}

  /** Whether something has happened that is not shown yet. */
  get pending(): boolean {
    return this.#queue.length > 0;
  }

  /** Whether the last frame waits to be looked at: nothing more is shown before `skip`. */
  get paused(): boolean {
    return this.#paused;
  }

  /** The server welcomed the client: shows at once what it sends next, which the reader missed. */
  welcome() {
    this.#welcomed = true;
    this.skip();
  }

  /** Shows at once whatever waits to be shown. */
  skip() {
    this.stop();
    this.#paused = false;
    const ready = this.#queue.filter((frame) => frame.table !== null);
    this.#queue = this.#queue.filter((frame) => frame.table === null);
    for (const frame of this.#queue) frame.wait = false;
    if (ready.length > 0) {
      this.show({ entries: ready.flatMap((it) => it.entries), table: ready.at(-1)!.table });
    }
    this.changed();
  }

  /** Goes on after a pause, step by step. */
  resume() {
    this.#paused = false;
    this.#next();
  }

  /** Drops what was not shown yet: the server sends it again for another seat or language. */
  clear() {
    this.stop();
    this.#queue = [];
    this.#paused = false;
    this.changed();
  }

  /** Adds what happened; the table after it follows with `addTable`. */
  addEntries(entries: readonly Entry[], mine: readonly number[]) {
    const moved = (entry: Entry) =>
      entry.what === "step" || entry.what === "rewound" || entry.what === "started";
    if (!entries.some(moved) && this.#queue.length === 0) return this.show({ entries, table: null });
    this.#mine = mine;
    this.#queue.push({
      entries,
      table: null,
      wait: this.#hasOthers(entries) && !this.#welcomed,
      splitting: false,
    });
  }

  addTable(table: TableView) {
    const last = this.#queue.at(-1);
    if (last && last.table === null) {
      last.table = table;
      if (last.wait && !this.#hurried()) this.#split(last, { entries: last.entries, table });
    } else this.#queue.push({ entries: [], table, wait: false, splitting: false });
    this.#welcomed = false;
    this.#next();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #hasOthers(entries: readonly Entry[]): boolean {
    return entries.some((entry) => entry.what === "step" && !this.#mine.includes(entry.seat));
  }

  /** Puts the frames of single steps in the place of this one, once they are there, unless it was skipped meanwhile. */
  #split(queued: Queued, frame: WholeFrame) {
    const parts = this.split(frame);
    if (!parts) return;
    queued.splitting = true;
    const goOn = (frames: readonly Frame[]) => {
      queued.splitting = false;
      const nth = this.#queue.indexOf(queued);
      if (nth < 0) return;
      const single = frames.map((it) => ({ ...it, wait: this.#hasOthers(it.entries), splitting: false }));
      if (single.length > 0) this.#queue.splice(nth, 1, ...single);
      this.#next();
    };
    // Without them the frame is shown as it is.
    parts.then(goOn, () => goOn([]));
  }

  #next() {
    if (this.#timer === undefined && !this.#paused) this.#showDue();
    this.changed();
  }

  /** Shows what is due; sets the timer for what is not. */
  #showDue() {
    for (let frame = this.#queue[0]; frame?.table && !frame.splitting; frame = this.#queue[0]) {
      const left = frame.wait && !this.#hurried() ? this.#at + this.#pause() - this.now() : 0;
      if (left > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#next();
        }, left);
        return;
      }
      this.#queue.shift();
      this.#at = this.now();
      this.#paused = !this.#hurried() && this.isMoment(frame);
      this.show({ entries: frame.entries, table: frame.table });
      if (this.#paused) return;
    }
  }

  #hurried(): boolean {
    return this.stepTime === 0 || hidden();
  }

  /** The time between two steps: shorter the more of them wait. */
  #pause(): number {
    return this.stepTime * Math.min(1, CALM_QUEUE / this.#queue.length) ** 2;
  }
}

const hidden = () => typeof document !== "undefined" && document.hidden;
