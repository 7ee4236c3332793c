import type { TableView } from "$protocol";
import { sameAction, type Offer, type Then } from "$board/table";
import type { RoomConnection } from "./roomConnection.svelte";
import { notices } from "../shell/notices.svelte";
import { settings } from "../shell/settings.svelte";

/** Several offers that are touched at one place. A board may word them anew, or list one offer with several continuations. */
interface Menu {
  offers: readonly Offer[];
  /** The codes of those that a board worded anew. */
  reworded: ReadonlySet<number>;
  near: Element;
  then: Then;
}

/** Why something cannot be done, beside what was touched. */
interface Because {
  text: string;
  rule: string | null;
  near: Element;
}

/** What ends the reader's turn once they agree. */
export interface Ending {
  offer: Offer;
  question: string;
}

/**
 * How the reader chooses among what is offered. While a choice is on its way nothing else can be chosen, and a menu lists
 * nothing that is offered no longer: what the reader sees is what the next touch does.
 */
export class Choice {
  /** The answer to « why not? ». */
  because = $state.raw<Because | null>(null);
  #opened = $state.raw<Menu | null>(null);
  /** The number of the table at which something was chosen, unless it was refused. */
  #chosenAt = $state<number | null>(null);

  /** What was chosen and ends the turn, the question that is asked before, and the number of its table. */
  #ending = $state.raw<(Ending & { n: number }) | null>(null);

  /** What the reader has decided already and is not offered yet. */
  #planned = $state.raw<readonly unknown[]>([]);

  constructor(
    private connection: Pick<RoomConnection, "table" | "eyes" | "request">,
    /** Which offers may be taken, where somebody guides the reader. */
    private allows: (offer: Offer) => boolean,
    /** What the reader is asked before an offer is taken; null if nothing is. */
    private question: (offer: Offer) => string | null = () => null,
    /** Tells the reader that an offer may not be taken. */
    private refuse: () => void = () => {},
  ) {}

  /** Whether a choice is on its way: what comes of it is not shown yet. */
  readonly busy = $derived.by(
    () => this.connection.table !== null && this.connection.table.n === this.#chosenAt,
  );

  /** What is to be chosen among, as long as all of it is offered. */
  readonly menu = $derived.by(() => this.#opened && stillOffered(this.#opened, this.connection.table));

  /** What ends the turn and waits for the reader's word: nothing is sent yet. */
  readonly ending = $derived.by((): Ending | null =>
    this.#ending && this.#ending.n === this.connection.table?.n && !this.busy ? this.#ending : null,
  );

  close() {
    this.#opened = this.because = this.#ending = null;
  }

  /** Takes one of the offers, and what follows it: at once where there is one, by a menu where there are several. */
  take(offers: readonly Offer[], near: Element, then: Then = () => []) {
    if (this.busy) return;
    const allowed = offers.filter(this.allows);
    const [first = offers[0]] = allowed;
    this.close();
    if (allowed.length > 1) this.#opened = { offers: allowed, reworded: this.#reworded(allowed), near, then };
    else if (first) this.#begin(first, then);
  }

  #reworded(offers: readonly Offer[]): ReadonlySet<number> {
    const words = (code: number) => this.connection.table?.offers.find((it) => it.code === code)?.label;
    return new Set(offers.filter((it) => it.label !== words(it.code)).map((it) => it.code));
  }

  /** Takes an offer of the menu, and what follows it. */
  pick(offer: Offer) {
    if (this.menu && !this.busy) this.#begin(offer, this.menu.then);
  }

  #begin(offer: Offer, then: Then) {
    this.#planned = then(offer);
    void this.#act(offer);
  }

  /** Takes several actions one after another. */
  play(actions: readonly unknown[]) {
    if (this.busy) return;
    this.close();
    this.#planned = actions;
    this.playOn();
  }

  /** The offer that was planned next, if there is one now. */
  readonly #nextOffer = $derived.by(() => {
    if (this.#planned.length === 0) return null;
    return this.connection.table?.offers.find((it) => sameAction(it.action, this.#planned[0])) ?? null;
  });

  /** Whether what is asked now is answered already: the plan goes on by itself. */
  readonly planned = $derived.by(() => this.#nextOffer !== null && this.allows(this.#nextOffer));

  /**
   * Takes what was planned next, where it is offered; a plan that cannot go on is let go. What a guide does not allow yet
   * waits for the guide, or for another choice of the reader.
   */
  playOn() {
    if (!this.connection.table || this.busy || this.#planned.length === 0) return;
    const offer = this.#nextOffer;
    if (!offer) this.#planned = [];
    else if (this.allows(offer)) {
      this.#planned = this.#planned.slice(1);
      void this.#act(offer);
    }
  }

  /** Whether the next step is decided already. */
  get plans(): boolean {
    return this.#planned.length > 0;
  }

  /** Takes an offer, and nothing after it. */
  async act(offer: Offer) {
    if (this.busy) return;
    this.#planned = [];
    await this.#act(offer);
  }

  async #act(offer: Offer) {
    const { table } = this.connection;
    if (!table || this.busy) return;
    if (!this.allows(offer)) return this.refuse();
    this.close();
    const question = this.question(offer);
    if (question !== null) this.#ending = { offer, question, n: table.n };
    else await this.#send(offer, table);
  }

  /** Ends the turn by what was chosen. */
  async confirm() {
    const { table } = this.connection;
    const offer = this.ending?.offer;
    this.close();
    if (table && offer) await this.#send(offer, table);
  }

  async #send(offer: Offer, table: TableView) {
    const { eyes } = this.connection;
    this.#chosenAt = table.n;
    const seat = eyes === null ? {} : { seat: eyes };
    const said = await this.connection.request({ type: "act", seen: table.n, action: offer.code, ...seat });
    if (said.type !== "refused") return;
    if (this.#chosenAt === table.n) this.#chosenAt = null;
    this.#planned = [];
    notices.tell(said.line ?? settings.say("fault-other"));
  }

  /** Asks why an action is not possible now. */
  async whyNot(action: unknown, near: Element) {
    const said = await this.connection.request({ type: "why", action: action as object });
    if (said.type !== "refused" && !(said.type === "why_not" && said.why)) return;
    const rule = said.why?.no === "rule" ? said.why.rule : null;
    this.because = { text: said.line ?? settings.say("fault-other"), rule, near };
  }
}

/** The same offers as they stand at this table, or null if one of them has gone. */
function stillOffered({ offers, ...menu }: Menu, table: TableView | null): Menu | null {
  const now = offers.flatMap((offer) => {
    const found = table?.offers.find((it) => it.code === offer.code);
    if (!found) return [];
    return menu.reworded.has(offer.code) ? { ...found, ...offer } : found;
  });
  return now.length === offers.length ? { offers: now, ...menu } : null;
}
