import type { Book } from "./book";
import type { Tale } from "./story";
import type { Back, Card, Characteristic, FabulousTable, Grade, Public, Seat } from "./view";

/** One player's place in the arena: what lies there, and what was said of it. */
export interface Stand {
  seat: Seat;
  /** How many cards the pile has. */
  pile: number;
  /** The card in play, by its back; nothing where there is none. */
  back: Back | null;
  /** What is on it, where the reader may see it. */
  face: Card | null;
  /** The value that was said, or that the reader could say. */
  figure: number | null;
  /** Whether that value was said already. */
  said: boolean;
  grade: Grade | null;
  /** The cards turned up in a battle. */
  battle: readonly Card[];
  best: boolean;
  state: "plays" | "imposes" | "out" | "sits_out" | "given";
}

/** The places of a round under way, clockwise from the reader. */
export function liveStands(table: FabulousTable, book: Book): Stand[] {
  const strongest = best(table.view.public, book);
  return order(table).map((seat) => live(table, book, seat, strongest));
}

/** The places as a settled round left them. */
export function settledStands(table: FabulousTable, book: Book, tale: Tale): Stand[] {
  const { piles, memory } = table.view.public;
  const backOf = new Map(Object.entries(memory.shown).map(([back, card]) => [card, Number(back)]));
  return order(table).map((seat): Stand => {
    const face = tale.cards.get(seat) ?? null;
    const of = tale.characteristic;
    return {
      seat,
      pile: piles[seat]?.length ?? 0,
      back: face === null ? null : (backOf.get(face) ?? null),
      face,
      figure: face === null || of === null ? null : book.figure(face, of),
      said: face !== null,
      grade: face === null ? null : (book.monument(face)?.grade ?? null),
      battle: tale.battle.get(seat) ?? [],
      best: seat === tale.winner,
      state: tale.given.includes(seat) ? "given" : isOut(table, seat) ? "out" : "plays",
    };
  });
}

/** The face of a card, where everybody or this reader has seen it. */
export function faceOf(table: FabulousTable, seat: Seat, back: Back): Card | null {
  const eyes = table.open[seat] ?? (seat === table.seat ? table.view.mine : undefined);
  const isInPlay = table.view.public.played[seat]?.[0] === back;
  if (isInPlay && eyes?.card != null) return eyes.card;
  return table.view.mine?.seen[back] ?? null;
}

/** The cards of the own pile that a Collector lets its holder choose from, as the offers count them. */
export function choice(table: FabulousTable): Card[] {
  const { public: all, mine } = table.view;
  if (table.seat === null || all.awaited.what !== "pick" || all.awaited.seat !== table.seat) return [];
  const top = all.piles[table.seat]?.slice(0, 3) ?? [];
  return top.flatMap((back) => all.memory.shown[back] ?? mine?.seen[back] ?? []);
}

function live(table: FabulousTable, book: Book, seat: Seat, strongest: number | null): Stand {
  const { round, piles, played } = table.view.public;
  const back = played[seat]?.[0] ?? null;
  const face = back === null ? null : faceOf(table, seat, back);
  const of = round.characteristic;
  const said = of === null || !round.spoken.includes(seat) ? null : (round.heard[seat]?.values[of] ?? null);
  const own = face === null || of === null ? null : book.figure(face, of);
  const turned = (played[seat] ?? []).slice(1);
  return {
    seat,
    pile: piles[seat]?.length ?? 0,
    back,
    face,
    figure: said ?? own,
    said: said !== null,
    grade: round.heard[seat]?.grade ?? (face === null ? null : (book.monument(face)?.grade ?? null)),
    battle: turned.flatMap((it) => table.view.public.memory.shown[it] ?? []),
    best: said !== null && said === strongest,
    state: state(table, seat),
  };
}

function state(table: FabulousTable, seat: Seat): Stand["state"] {
  const { round } = table.view.public;
  if (isOut(table, seat)) return "out";
  if (!round.players.includes(seat) || round.sitting_out.includes(seat)) return "sits_out";
  return round.characteristic !== null && round.imposer === seat ? "imposes" : "plays";
}

function isOut(table: FabulousTable, seat: Seat): boolean {
  return !table.view.public.in_game.includes(seat);
}

/** The strongest value said in this circuit. */
function best({ round }: Public, book: Book): number | null {
  const of = round.characteristic;
  if (of === null) return null;
  const said = round.spoken.flatMap((seat) => round.heard[seat]?.values[of] ?? []);
  if (said.length === 0) return null;
  return book.smallest(of) === round.lowest_wins ? Math.max(...said) : Math.min(...said);
}

/** Clockwise; the seat that lies nearest comes last. */
export function order({ nearest, seats }: Pick<FabulousTable, "nearest" | "seats">): Seat[] {
  const many = seats.length;
  return seats.map((_, nth) => ((nearest ?? -1) + 1 + nth) % many);
}

/** Who ended with how many cards, the first first; of those without any, who stayed longer comes first. */
export function ranking({ piles, careers, winners }: Public): { seat: Seat; cards: number; won: boolean }[] {
  const places = piles.map((pile, seat) => ({ seat, cards: pile.length, won: winners.includes(seat) }));
  const stayed = (seat: Seat) => careers[seat]?.out ?? 0;
  return places.sort(
    (a, b) => Number(b.won) - Number(a.won) || b.cards - a.cards || stayed(b.seat) - stayed(a.seat),
  );
}

/** What touching a row of the own card means now. */
export function rowAction({ awaited, round }: Public, of: Characteristic) {
  if (awaited.what !== "speak") return { do: "name", characteristic: of };
  return round.characteristic === of ? { do: "say" } : { do: "impose", characteristic: of };
}
