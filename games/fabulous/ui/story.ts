import type { StepNews } from "$board/table";
import { publicEvents } from "$board/turns";
import type { Book } from "./book";
import type { Card, Characteristic, PublicEvent, Seat } from "./view";

/** A round as it was told, so that it can still be looked at once it is settled. */
export interface Tale {
  /** Counted from 1; unknown where only its end was heard. */
  number: number | null;
  characteristic: Characteristic | null;
  weakestWins: boolean;
  /** The cards in play that were shown, by seat. */
  cards: ReadonlyMap<Seat, Card>;
  /** Those who gave a card that nobody saw. */
  given: readonly Seat[];
  /** The cards turned up in the battle, by seat. */
  battle: ReadonlyMap<Seat, readonly Card[]>;
  /** The Collector cards that were read, in their order. */
  read: readonly { seat: Seat; collector: number }[];
  winner: Seat | null;
}

/** What was heard so far: the round being told, and the last one that was settled. */
export interface Story {
  step: number;
  now: Tale;
  settled: Tale | null;
}

const untold = (number: number | null): Tale => ({
  number,
  characteristic: null,
  weakestWins: false,
  cards: new Map(),
  given: [],
  battle: new Map(),
  read: [],
  winner: null,
});

export const UNHEARD: Story = { step: -1, now: untold(null), settled: null };

/** Goes on with what was not heard yet; begins anew where the table went back. */
export function listen(story: Story, news: readonly StepNews[]): Story {
  const last = news.at(-1);
  if (!last || last.step === story.step) return story;
  const from = last.step < story.step ? UNHEARD : story;
  const fresh = news.filter((it) => it.step > from.step);
  const told = fresh.flatMap((it) => it.public as readonly PublicEvent[]);
  return { ...told.reduce(hear, from), step: last.step };
}

/** Whether a Collector card is read out in these steps. */
export function readIn(news: readonly StepNews[]): boolean {
  return publicEvents<PublicEvent>(news).some((it) => it.event === "collector_read");
}

/** Whether somebody had the same value as the winner, so that the grade decided. */
export function tied(book: Pick<Book, "figure">, { characteristic, cards, winner }: Tale): boolean {
  const best = winner === null ? undefined : cards.get(winner);
  if (characteristic === null || best === undefined) return false;
  const value = book.figure(best, characteristic);
  return [...cards.values()].filter((card) => book.figure(card, characteristic) === value).length > 1;
}

function hear(story: Story, told: PublicEvent): Story {
  const { now } = story;
  const go = (more: Partial<Tale>): Story => ({ ...story, now: { ...now, ...more } });
  switch (told.event) {
    case "round_begun":
      return { ...story, settled: numbered(story.settled, told.number - 1), now: untold(told.number) };
    case "deciding_round_begun":
      return { ...story, now: untold(now.number === null ? null : now.number + 1) };
    case "named":
    case "imposed":
    case "said_again":
    case "said":
      return go({ characteristic: told.characteristic });
    case "collector_read":
      return go({ read: [...now.read, { seat: told.seat, collector: told.collector }] });
    case "comparison_turned":
      return go({ weakestWins: !now.weakestWins });
    case "given":
      return go({ given: [...now.given, told.seat] });
    case "turned_up":
      return go({
        battle: new Map(now.battle).set(told.seat, [...(now.battle.get(told.seat) ?? []), told.card]),
      });
    case "shown":
      return go({ cards: new Map(now.cards).set(told.seat, told.card) });
    case "won":
      return { ...story, settled: { ...now, winner: told.seat } };
    case "nobody_won":
      return { ...story, settled: now };
    case "battle_begun":
    case "battle_goes_on":
      return story;
    default:
      // What the board does not draw.
      return story;
  }
}

function numbered(tale: Tale | null, number: number): Tale | null {
  return tale && { ...tale, number: tale.number ?? number };
}
