import type { Card, Characteristic, CollectorEntry, FabulousTable, MonumentEntry, Public } from "./view";

/** What is printed on the cards of this match, and how it is said. */
export class Book {
  readonly #table: Pick<FabulousTable, "catalogue" | "say">;
  readonly #pack: readonly MonumentEntry[];
  /** The characteristics that this match is played with. */
  readonly characteristics: readonly Characteristic[];

  constructor(table: Pick<FabulousTable, "catalogue" | "say">, chosen: Pick<Public["with"], "pack" | "set">) {
    const { monuments, packs, sets } = table.catalogue;
    this.#table = table;
    this.#pack = (packs[chosen.pack] ?? []).flatMap((card) => monuments[card] ?? []);
    this.characteristics = sets[chosen.set] ?? [];
  }

  /** The monument on a card; nothing for a Collector. */
  monument(card: Card): MonumentEntry | undefined {
    return this.#table.catalogue.monuments[card];
  }

  /** The Collector on a card; nothing for a monument. */
  collector(card: Card): CollectorEntry | undefined {
    return this.#table.catalogue.collectors.find((it) => it.card === card);
  }

  /** The name of what is on a card. */
  name(card: Card): string {
    return (this.collector(card) ?? this.monument(card))?.name ?? this.#table.say("monument-unknown");
  }

  /** The key of a characteristic, by which it is drawn. */
  key(of: Characteristic): string {
    return this.#table.catalogue.characteristics[of]?.key ?? "unknown";
  }

  characteristicName(of: Characteristic): string {
    return this.#table.catalogue.characteristics[of]?.name ?? "";
  }

  /** Whether the smallest figure is the strongest, as with dates. */
  smallest(of: Characteristic): boolean {
    return this.#table.catalogue.characteristics[of]?.lowest_wins ?? false;
  }

  /** What a card says, in the smallest unit that it shows. */
  figure(card: Card, of: Characteristic): number | null {
    return this.monument(card)?.figures[of] ?? null;
  }

  /** A figure of some card with its unit, such as « 330 m ». */
  value(of: Characteristic, figure: number | null): string {
    const printed = this.#table.catalogue.monuments.find((it) => it.figures[of] === figure);
    const value = figure === null ? undefined : printed?.values[of];
    return value ?? this.#table.say("value-unknown");
  }

  /** How many of the other monuments of the pack a figure beats, and how many others there are. */
  beaten(of: Characteristic, figure: number, weakestWins: boolean): { many: number; others: number } {
    const strong = this.smallest(of) === weakestWins ? 1 : -1;
    const beats = (it: MonumentEntry) => (figure - (it.figures[of] ?? 0)) * strong > 0;
    return { many: this.#pack.filter(beats).length, others: Math.max(1, this.#pack.length - 1) };
  }
}
