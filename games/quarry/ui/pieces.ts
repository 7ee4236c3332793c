import type { Colour, Kind, Pieces, QuarryTable } from "./view";

export const COLOURS: readonly Colour[] = ["violet", "red", "neutral", "orange"];
export const KINDS: readonly Kind[] = [...COLOURS, "blue", "black"];

/** Some pieces of one kind. */
export interface Pile {
  kind: Kind;
  many: number;
}

/** The kinds that there are, with how many, always in the same order. */
export function piles(pieces: Pieces): Pile[] {
  return KINDS.map((kind) => ({ kind, many: pieces[kind] ?? 0 })).filter((pile) => pile.many > 0);
}

/** « 3 briques rouges, 1 joyau », or « rien ». */
export function named(table: Pick<QuarryTable, "say">, pieces: Pieces): string {
  const names = piles(pieces).map(({ kind, many }) => table.say(`many-${kind}`, { many }));
  return names.length > 0 ? names.join(", ") : table.say("nothing");
}
