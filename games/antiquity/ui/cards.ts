import type { Antiquity, Card, Catalogue, Holdings, Library, Public, Symbol } from "./view";
import { COLOURS, SYMBOLS } from "./view";

const VALUES = 9;

export function monumentOf(card: Card): number {
  return Math.floor(card / VALUES);
}

export function valueOf(card: Card): number {
  return (card % VALUES) + 1;
}

export function cardOf(monument: number, value: number): Card {
  return monument * VALUES + value - 1;
}

export function symbolOf({ cards }: Pick<Catalogue, "cards">, card: Card): Symbol {
  return cards[card]?.symbol ?? "scroll";
}

type Names = Pick<Library, "catalogue">;

export function monumentName({ catalogue }: Names, monument: number): string {
  return catalogue.monuments[monument]?.name ?? "";
}

/** « Petra 7 (navire) » */
export function cardName({ catalogue }: Names, card: Card): string {
  return catalogue.cards[card]?.name ?? "";
}

/** « Petra 7 » */
export function plainName({ catalogue }: Names, card: Card): string {
  return catalogue.cards[card]?.plain_name ?? "";
}

export function colourName(table: Pick<Library, "say">, colour: number): string {
  return table.say(COLOURS[colour] ?? "red");
}

/** The colours that a seat plays: two where two play. */
export function coloursOf(seat: number, seats: number): number[] {
  return seats === 2 ? [2 * seat, 2 * seat + 1] : [seat];
}

export function ownerOf(colour: number, seats: number): number {
  return seats === 2 ? Math.floor(colour / 2) : colour;
}

/** Cards in groups of one monument, in the order of the pack; within a group the highest first. */
export function byMonument(cards: readonly Card[]): { monument: number; cards: Card[] }[] {
  const groups = new Map<number, Card[]>();
  for (const card of [...cards].sort((a, b) => monumentOf(a) - monumentOf(b) || b - a)) {
    const monument = monumentOf(card);
    groups.set(monument, [...(groups.get(monument) ?? []), card]);
  }
  return [...groups].map(([monument, cards]) => ({ monument, cards }));
}

/** How the reader likes to hold the hand. */
export const ORDERS = ["monument", "value", "symbol"] as const;
export type Order = (typeof ORDERS)[number];

/** The hand in groups that lie together: of one monument, of one value, or of one symbol. */
export function handGroups(
  cards: readonly Card[],
  order: Order,
  catalogue: Pick<Catalogue, "cards">,
): { key: string; cards: Card[] }[] {
  if (order === "monument")
    return byMonument(cards).map(({ monument, cards }) => ({ key: `monument-${monument}`, cards }));
  const keyOf = (card: Card) =>
    order === "value" ? valueOf(card) : SYMBOLS.indexOf(symbolOf(catalogue, card));
  const groups = new Map<number, Card[]>();
  for (const card of [...cards].sort((a, b) => keyOf(a) - keyOf(b) || valueOf(b) - valueOf(a) || a - b))
    groups.set(keyOf(card), [...(groups.get(keyOf(card)) ?? []), card]);
  return [...groups].map(([key, cards]) => ({ key: `${order}-${key}`, cards }));
}

/** What an exhibition shows, monument by monument: its cards from the lowest to the top one. */
export function pilesOf(holdings: Holdings): { monument: number; cards: Card[] }[] {
  return Object.entries(holdings.exhibition).map(([monument, values]) => ({
    monument: Number(monument),
    cards: values.map((value) => cardOf(Number(monument), value)),
  }));
}

/** The cards of a monument in the exhibition of a colour, from the lowest to the top one. */
export function pileOf({ colours }: Pick<Public, "colours">, colour: number, monument: number): Card[] {
  return (colours[colour]?.exhibition[monument] ?? []).map((value) => cardOf(monument, value));
}

/** Who plays a colour, with the colour's name where a player has two. */
export function playerOf(table: Pick<Antiquity, "seats" | "say" | "view">, colour: number): string {
  const { seats } = table.view.public.with;
  const name = table.seats[ownerOf(colour, seats)]?.name ?? "";
  return seats === 2 ? `${name} (${colourName(table, colour)})` : name;
}

/** How many cards of each symbol an exhibition shows, covered ones too. */
export function symbolCounts(
  catalogue: Pick<Catalogue, "cards">,
  holdings: Holdings,
): { symbol: Symbol; count: number }[] {
  const shown = pilesOf(holdings).flatMap((pile) => pile.cards.map((card) => symbolOf(catalogue, card)));
  return SYMBOLS.map((symbol) => ({ symbol, count: shown.filter((it) => it === symbol).length }));
}

export function pointsOf({ earned }: Holdings): number {
  return earned.scored + earned.overflow + earned.acquired + earned.hero;
}

/** The monuments that have cards in this match, and those that the pack has besides. */
export function monumentsInPlay(
  { monuments }: Pick<Catalogue, "monuments">,
  view: Public,
): { playing: number[]; leftOut: number[] } {
  const playing = new Set(view.with.cards.map(monumentOf));
  const all = monuments.map((_, nth) => nth);
  return { playing: all.filter((it) => playing.has(it)), leftOut: all.filter((it) => !playing.has(it)) };
}
