import type { Frame, Replay } from "$protocol";
import { ask } from "../shell/api";
import { at } from "../shell/base";

/** Whose view a replay shows: that of a seat, that of spectators (`none`), or the whole table (`all`). */
export type Eyes = number | "none" | "all";

/** The number of frames that are fetched at once. */
const CHUNK = 40;

/** The number of frames in the replay log, including the one that is shown. */
const LATELY = 20;

/** The frames of a match. Those around the frame that is shown are fetched in chunks. */
export class Reel {
  length = 0;
  frame: Frame | null = null;
  /** The frames up to and including `frame`, as far as they have been fetched. */
  lately: readonly Frame[] = [];
  #frames = new Map<number, Frame>();
  #asked = new Map<number, Promise<void>>();
  #wanted = 0;

  constructor(
    readonly room: string,
    readonly invite: string | null,
    readonly eyes: Eyes,
    readonly language: string,
    /** `none` if the reader is not the player whose view it is: then that player is called by name. */
    readonly you: "" | "none" = "",
  ) {}

  /** Shows a frame, or the last one, unless a later call asks for another one meanwhile. Fetches the frames around it too. */
  async show(nth: number) {
    this.#wanted = nth;
    await this.#fetchUpTo(nth);
    if (nth >= this.length) await this.#fetchUpTo(Math.max(0, this.length - 1));
    if (this.#wanted !== nth) return;
    this.frame = this.#frames.get(Math.min(nth, this.length - 1)) ?? null;
    this.lately = this.#until(this.frame?.frame ?? -1);
    if (this.#near(nth)) void this.#fetch(Math.floor(nth / CHUNK) + 1);
  }

  /** The last frame of the next turn (1), or of the turn before (-1). A turn is a series of steps by the same seat. */
  async turnEnd(nth: number, direction: 1 | -1): Promise<number> {
    const by = async (at: number) => (await this.#get(at))?.by ?? null;
    const last = this.length - 1;
    let at = nth;
    if (direction === 1) {
      const acting = await by(Math.min(nth + 1, last));
      while (at < last && (await by(at + 1)) === acting) at += 1;
      return at;
    }
    const acting = await by(nth);
    while (at > 0 && (await by(at)) === acting) at -= 1;
    return at;
  }

  async #get(nth: number): Promise<Frame | undefined> {
    await this.#fetch(Math.floor(nth / CHUNK));
    return this.#frames.get(nth);
  }

  #until(last: number): Frame[] {
    const numbers = Array.from({ length: LATELY }, (_, nth) => last - LATELY + 1 + nth);
    return numbers.flatMap((nth) => this.#frames.get(nth) ?? []);
  }

  #near(nth: number): boolean {
    return nth % CHUNK > CHUNK / 2 && (Math.floor(nth / CHUNK) + 1) * CHUNK < this.length;
  }

  /** Fetches a frame and those before it in the log. */
  async #fetchUpTo(nth: number) {
    const chunk = Math.floor(nth / CHUNK);
    const before = nth % CHUNK < LATELY && chunk > 0 ? [this.#fetch(chunk - 1)] : [];
    await Promise.all([this.#fetch(chunk), ...before]);
  }

  #fetch(chunk: number): Promise<void> {
    const known = this.#asked.get(chunk);
    if (known) return known;
    const query = new URLSearchParams({
      seat: String(this.eyes),
      you: this.you,
      lang: this.language,
      from: String(chunk * CHUNK),
      to: String((chunk + 1) * CHUNK),
      ...(this.invite ? { invite: this.invite } : {}),
    });
    const found = ask<Replay>("GET", `/api/rooms/${this.room}/replay?${query}`).then((replay) => {
      // A match that goes on has more frames now: the chunk that was the last one is not complete any more.
      const last = Math.floor(this.length / CHUNK);
      if (this.length > 0 && replay.n_frames > this.length && last !== chunk) this.#asked.delete(last);
      this.length = replay.n_frames;
      for (const frame of replay.frames) this.#frames.set(frame.frame, frame);
    });
    this.#asked.set(chunk, found);
    found.catch(() => this.#asked.delete(chunk));
    return found;
  }
}

/** The address of a frame of a replay. */
export function replayAddress(room: string, eyes: Eyes, frame: number, invite: string | null): string {
  const query = new URLSearchParams({
    seat: String(eyes),
    step: String(frame),
    ...(invite ? { invite } : {}),
  });
  return at(`/replay/${room}?${query}`);
}

/** The view that an address names; that of spectators if it names none. */
export function eyesOf(word: string | null): Eyes {
  if (word === "all" || word === "none") return word;
  const seat = Number(word);
  return word !== null && word !== "" && Number.isInteger(seat) && seat >= 0 ? seat : "none";
}
