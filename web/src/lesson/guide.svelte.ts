import type { Invitation, Me, RoomInfo } from "$protocol";
import type { Lesson, Step } from "$board/lesson";
import type { Offer } from "$board/table";
import { ask, askBrowser } from "../shell/api";
import { bots } from "../shell/gameAssets";
import { RoomConnection } from "../table/roomConnection.svelte";

/** The delay before a move of the others, in milliseconds, so that the learner can follow. */
const BREATH = 1100;

/** The delay before the next try if a move cannot be made yet, in milliseconds. */
const RETRY = 50;

/** How long the learner reads that another move has to wait, in milliseconds. */
const REMIND = 4000;

/** The learner's seat. */
const LEARNER = 0;

/** Guides a learner through the script of a lesson: waits for their moves, and makes those of the others. */
export class Guide {
  at = $state(0);
  /** Whether the learner has read what the game is about. */
  begun = $state(false);
  /** Whether the script no longer fits the rules. */
  broken = $state(false);
  /** Whether the learner has just tried another move than that of the present step. */
  early = $state(false);
  #calm: ReturnType<typeof setTimeout> | undefined;
  #acting = false;

  constructor(
    readonly connection: RoomConnection,
    readonly lesson: Lesson,
  ) {}

  get step(): Step | undefined {
    return this.broken ? undefined : this.lesson.steps[this.at];
  }

  /** Whether the learner has to make the next move. */
  get waits(): boolean {
    return this.begun && this.step?.by === LEARNER;
  }

  /** The chapter of the next step: its number, how many there are, and the message that is its title. */
  get chapter(): { nth: number; of: number; title: string } {
    const titles = this.lesson.steps.map((it) => it.chapter);
    const begun = titles.slice(0, this.at + 1).filter((it) => it !== undefined);
    return {
      nth: begun.length,
      of: titles.filter((it) => it !== undefined).length,
      title: begun.at(-1) ?? "",
    };
  }

  get over(): boolean {
    return this.broken || this.at >= this.lesson.steps.length;
  }

  /** Whether the learner may take an offer: until the script ends, only the move of its present step. */
  allows(offer: Offer): boolean {
    return this.over || (this.waits && offer.text === this.step?.do);
  }

  /** Reminds the learner that the present step comes first. */
  remind() {
    clearTimeout(this.#calm);
    this.early = true;
    this.#calm = setTimeout(() => (this.early = false), REMIND);
  }

  /** Goes to the next step after a move of the learner. */
  done() {
    this.early = false;
    if (this.waits) this.at += 1;
  }

  /** Makes the next move of the script; the learner can ask for theirs too. */
  async play() {
    const { step, connection } = this;
    if (!step || !connection.table || this.#acting) return;
    this.#acting = true;
    const said = await connection.request({
      type: "act",
      seen: connection.table.n,
      seat: step.by,
      action: step.do,
    });
    this.#acting = false;
    if (said.type !== "refused") this.at += step.by === LEARNER ? 0 : 1;
    else if (said.why.no === "stale") setTimeout(() => void this.play(), RETRY);
    else this.broken = true;
  }

  /** Makes the next move of the others after a delay; at once if animations are off. Returns a function that cancels it. */
  later(still: boolean): () => void {
    const move = () => {
      if (this.#acting) timer = setTimeout(move, RETRY);
      else void this.play();
    };
    let timer = setTimeout(move, still ? 0 : BREATH);
    return () => clearTimeout(timer);
  }

  /** Gives the other seats to bots, so that the learner can play on. Returns the address of the room. */
  async release(): Promise<string> {
    const { beginner: level } = await bots();
    for (let seat = 1; seat < this.lesson.seats; seat++)
      await ask("POST", `/api/rooms/${this.connection.id}/bot`, { seat, level });
    return `/room/${this.connection.id}`;
  }
}

/**
 * Creates the room of a lesson, in this browser if `here`, and starts its match with the seed of the lesson. The learner has every
 * seat; the other seats have other names. Returns the id of the room.
 */
export async function layTable(
  game: string,
  lesson: Lesson,
  me: Me,
  names: readonly string[],
  here: boolean,
): Promise<string> {
  const settings = { game, seats: lesson.seats, options: lesson.options, clock: { kind: "untimed" } };
  const make = here ? askBrowser<Invitation> : ask<Invitation>;
  const { room } = await make("POST", "/api/rooms", { settings, seed: lesson.seed }, game);
  // The sentences of a lesson name its others, also to a guest who was drawn the same name.
  const others = lesson.names ? names : names.filter((name) => name !== me.name);
  for (let seat = 0; seat < lesson.seats; seat++) {
    const name = seat === LEARNER ? me.name : others[(seat - 1) % others.length];
    await ask<RoomInfo>("POST", `/api/rooms/${room}/sit`, { seat, name });
  }
  await ask<RoomInfo>("POST", `/api/rooms/${room}/start`, {});
  return room;
}

/** The guide of a lesson, with the learner's connection to its room. */
export function lead(room: string, lesson: Lesson, language: string, me: Me): Guide {
  return new Guide(new RoomConnection(room, null, language, me.person, LEARNER), lesson);
}
