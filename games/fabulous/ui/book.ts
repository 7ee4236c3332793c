import type { FabulousTable } from "./view";
import type { Card, Characteristic, Grade, Public } from "./view";

/** A monument as the pack has it. */
export interface Monument {
  key: string;
  country: string;
  continent: string;
  latitude: number;
  longitude: number;
  grade: Grade;
  area_kind: string;
  figures: Record<string, number>;
}

interface Kind {
  key: string;
  wins: "highest" | "lowest";
  decimals: number;
}

const COLLECTORS_FROM = 0x80;

/** What is printed on the cards of this match, and how it is said. */
export class Book {
  readonly #monuments: readonly Monument[];
  readonly #kinds: readonly Kind[];
  readonly #pack: readonly Monument[];
  readonly #collectors: readonly { key: string }[];
  readonly #say: FabulousTable["say"];
  /** The characteristics that this match is played with. */
  readonly characteristics: readonly Characteristic[];

  constructor({ content, say }: Pick<FabulousTable, "content" | "say">, chosen: Public["with"]) {
    this.#monuments = content["monuments"].monument;
    this.#kinds = content["characteristics"].characteristic;
    this.#collectors = content["collectors"].collector;
    this.#say = say;
    const pack: { monuments: string[] } = content["packs"].pack[chosen.pack];
    this.#pack = this.#monuments.filter((it) => pack.monuments.includes(it.key));
    const set: { characteristics: string[] } = content["characteristics"].set[chosen.set];
    this.characteristics = set.characteristics.map((key) => this.#kinds.findIndex((it) => it.key === key));
  }

  /** The monument on a card; nothing for a Collector. */
  monument(card: Card): Monument | undefined {
    return this.#monuments[card];
  }

  /** The key of the Collector on a card; nothing for a monument. */
  collector(card: Card): string | undefined {
    return card < COLLECTORS_FROM ? undefined : this.collectorKey(card - COLLECTORS_FROM);
  }

  /** The card of a Collector. */
  collectorCard(collector: number): Card {
    return COLLECTORS_FROM + collector;
  }

  collectorKey(collector: number): string | undefined {
    return this.#collectors[collector]?.key;
  }

  /** The name of what is on a card. */
  name(card: Card): string {
    const collector = this.collector(card);
    if (collector) return this.#say(`collector-${collector}`);
    const monument = this.monument(card);
    return this.#say(monument ? `monument-${monument.key}` : "monument-unknown");
  }

  key(of: Characteristic): string {
    return this.#kinds[of]?.key ?? "unknown";
  }

  /** Whether the smallest figure is the strongest, as with dates. */
  smallest(of: Characteristic): boolean {
    return this.#kinds[of]?.wins === "lowest";
  }

  /** What a card says, in the smallest unit that it shows. */
  figure(card: Card, of: Characteristic): number | null {
    const monument = this.monument(card);
    return monument ? this.#figureOf(monument, of) : null;
  }

  /** A figure with its unit, such as « 330 m ». */
  value(of: Characteristic, figure: number | null): string {
    const kind = this.#kinds[of];
    if (!kind || figure === null) return this.#say("value-unknown");
    const unit = 10 ** kind.decimals;
    const [whole, part] = [Math.floor(Math.abs(figure) / unit), Math.abs(figure) % unit];
    const sign = figure < 0 ? "−" : "";
    const shown =
      part === 0
        ? this.#say("figure", { whole: sign + grouped(whole) })
        : this.#say("figure-decimal", {
            whole: sign + grouped(whole),
            part: String(part).padStart(kind.decimals, "0"),
          });
    return this.#say(`value-${kind.key}`, { figure: shown, plain: `${sign}${whole}`, many: whole });
  }

  /** How many of the other monuments of the pack a figure beats, and how many others there are. */
  beaten(of: Characteristic, figure: number, weakestWins: boolean): { many: number; others: number } {
    const strong = this.smallest(of) === weakestWins ? 1 : -1;
    const beats = (it: Monument) => (figure - this.#figureOf(it, of)) * strong > 0;
    return { many: this.#pack.filter(beats).length, others: Math.max(1, this.#pack.length - 1) };
  }

  #figureOf(monument: Monument, of: Characteristic): number {
    const kind = this.#kinds[of];
    return kind ? Math.round((monument.figures[kind.key] ?? 0) * 10 ** kind.decimals) : 0;
  }
}

/** `7 000 000`, as the game itself writes it. */
function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
