import type { Entry, TableView } from "$protocol";

/** One update of the screen: what happened, and the table afterwards. */
export interface Frame {
  entries: readonly Entry[];
  table: TableView | null;
  /** Whether it happened before the reader came, so that nothing of it moves. */
  missed: boolean;
}

interface Queued extends Frame {
  /** Whether others acted, so that the reader is given time to see it. */
  wait: boolean;
}

/** A queue that is longer than this is shown faster, so that the others' turns stay short. */
const CALM_QUEUE = 12;
/** The fastest that a step is shown, as a part of the usual time. */
const LEAST_PAUSE = 0.2;

/**
 * Shows what other players do step by step, because bots act faster than a person can follow. The reader's own steps are
 * shown at once, and so is everything that was missed before a welcome. No frame is lost, and the newest table comes last.
 */
export class FrameQueue {
  /** Whether a frame shows something to be looked at before the others go on. */
  isMoment: (frame: Frame) => boolean = () => false;
  /** How long a frame is shown before the next one, in steps. */
  lasts: (frame: Frame) => number = () => 1;
  /** How long a moment is still shown after the reader has gone on, in steps. */
  lastsAfter: (frame: Frame) => number = () => 0;
  /** Called whenever `pending` or `paused` may have changed. */
  changed: () => void = () => {};
  #stepTime: number | null = null;
  #queue: Queued[] = [];
  #mine: readonly number[] = [];
  /** When the last frame was shown, and how long it lasts. */
  #at = 0;
  #lasts = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;
  #paused = false;
  /** The frame that was shown last. */
  #shown: Frame | null = null;

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

  /**
   * The least time between two steps of other players, in milliseconds; 0 shows every frame at once up to the next moment. Until
   * it is set there is no board to show them on, and they wait.
   */
  set stepTime(time: number) {
    if (this.#stepTime === null) this.#at = this.now();
    this.#stepTime = time;
    this.#next();
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
    const last = ready.at(-1);
    if (last) {
      this.#at = this.now();
      this.#lasts = 1;
      this.show({ entries: ready.flatMap((it) => it.entries), table: last.table, missed: last.missed });
    }
    this.changed();
  }

  /** Goes on after a pause, step by step. */
  resume() {
    this.#paused = false;
    this.#at = this.now();
    this.#lasts = this.#shown ? this.lastsAfter(this.#shown) : 0;
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
    const missed = this.#welcomed;
    if (!entries.some(moved) && this.#queue.length === 0) return this.show({ entries, table: null, missed });
    this.#mine = mine;
    this.#queue.push({ entries, table: null, missed, wait: !missed && this.#tellsOfOthers(entries) });
  }

  addTable(table: TableView) {
    const last = this.#queue.at(-1);
    if (last && last.table === null) last.table = table;
    else this.#queue.push({ entries: [], table, missed: this.#welcomed, wait: false });
    this.#welcomed = false;
    this.#next();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Whether others did something that the reader may know of. */
  #tellsOfOthers(entries: readonly Entry[]): boolean {
    return entries.some((it) => it.what === "step" && !this.#mine.includes(it.seat) && tells(it));
  }

  #next() {
    if (this.#timer === undefined && !this.#paused) this.#showDue();
    this.changed();
  }

  /** Shows what is due, in one update what nobody has to wait for; sets the timer for what is not due. */
  #showDue() {
    let due: Frame | null = null;
    for (let frame = this.#queue[0]; frame?.table && !this.#paused; frame = this.#queue[0]) {
      if (frame.wait && !this.#hurried()) {
        if (this.#stepTime === null) break;
        const left = this.#at + this.#pause(this.#stepTime) * this.#lasts - this.now();
        if (left > 0) {
          this.#wait(left);
          break;
        }
      }
      this.#queue.shift();
      this.#shown = frame;
      this.#at = this.now();
      this.#lasts = this.lasts(frame);
      this.#paused = !hidden() && !frame.missed && this.isMoment(frame);
      if (due && due.missed !== frame.missed) this.show(due);
      const before: readonly Entry[] = due?.missed === frame.missed ? due.entries : [];
      due = { entries: [...before, ...frame.entries], table: frame.table, missed: frame.missed };
    }
    if (due) this.show(due);
  }

  #wait(left: number) {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, left);
  }

  #hurried(): boolean {
    return this.#stepTime === 0 || hidden();
  }

  /** The time between two steps: shorter the more of them wait. */
  #pause(stepTime: number): number {
    return stepTime * Math.max(LEAST_PAUSE, Math.min(1, CALM_QUEUE / this.#queue.length) ** 2);
  }
}

function tells({ news }: Extract<Entry, { what: "step" }>): boolean {
  return "restored" in news || (news.public?.length ?? 0) + (news.mine?.length ?? 0) > 0;
}

const hidden = () => typeof document !== "undefined" && document.hidden;
