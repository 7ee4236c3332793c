import { keep, kept } from "$board/kept";
import type { Card } from "./view";

const NAME = "marked-cards";

/** The cards of the hand that the reader has marked, so as to use them later. They stay marked until they leave the hand. */
export class Marks {
  #cards = $state.raw<readonly Card[]>([]);

  /** `table` tells apart the tables of this browser: the last one at which a card was marked is stored. */
  constructor(private table: string) {
    const [at, ...cards] = (kept(NAME) ?? "").split(" ");
    if (at === table) this.#cards = cards.map(Number);
  }

  has(card: Card): boolean {
    return this.#cards.includes(card);
  }

  /** Marks a card of the hand, or takes its mark away. */
  toggle(card: Card, hand: readonly Card[]) {
    const others = this.#cards.filter((it) => it !== card && hand.includes(it));
    this.#cards = this.has(card) ? others : [...others, card];
    keep(NAME, [this.table, ...this.#cards].join(" "));
  }
}
