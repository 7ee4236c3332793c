import { nameOf, publicEvents, type Deed, type Turns } from "$board/turns";
import { isReader, type StepNews } from "$board/table";
import { Book } from "./book";
import { readIn } from "./story";
import type { Action, FabulousTable, PublicEvent } from "./view";

/** How a round is told beside the board. */
export const turns: Turns<FabulousTable> = {
  deeds(steps, table) {
    const book = new Book(table, table.view.public.with);
    return steps.flatMap((step) =>
      publicEvents<PublicEvent>([step]).flatMap((it) => deed(it, step.seat, table, book) ?? []),
    );
  },
  // What was said in a round is over when the next one begins, or when the reader goes on after its end.
  current(steps, { paused }) {
    const begins = (it: unknown) => /round_begun$/.test((it as PublicEvent).event);
    const last = steps.at(-1);
    const next = paused && last ? last.public.findIndex(begins) : -1;
    const held =
      last && next >= 0 ? [...steps.slice(0, -1), { ...last, public: last.public.slice(0, next) }] : steps;
    const at = held.findLastIndex((it) => it.public.some(begins));
    const first = held[at];
    if (!first) return held;
    const { public: told } = first;
    return [{ ...first, public: told.slice(told.findLastIndex(begins) + 1) }, ...held.slice(at + 1)];
  },
  // A reader who is out of the game follows the others' rounds without being asked to go on after each.
  moment(step, table) {
    const { seat } = table;
    const wentOut = publicEvents<PublicEvent>([step]).some(
      (it) => it.event === "went_out" && it.seat === seat,
    );
    const plays = seat === null || wentOut || table.view.public.in_game.includes(seat);
    return plays ? (result(step, table) ?? readOut(step, table)) : null;
  },
  // The text of a Collector card takes longer to read than a figure, and the end of a round too.
  lasts: (step) => (readIn([step]) ? 5 : endsIn(step) ? 3 : 1),
  // The cards of the round are gathered, and the next leader may read a Collector card.
  lastsAfter: (step) => (!endsIn(step) ? 0 : readIn([step]) ? 6 : 2),
  forced({ action }) {
    const what = (action as Action).do;
    return what === "say" ? "reveals" : what === "decline" || what === "target" ? "safe" : null;
  },
  headlines(step, table) {
    const ended = result(step, table);
    const begun = publicEvents<PublicEvent>([step]).flatMap((it) =>
      it.event === "round_begun" ? [table.say("headline-round", { round: it.number })] : [],
    );
    return [...(ended ? [ended] : []), ...begun];
  },
  unit: "cards",
  nearEnd({ view, say }) {
    const { round, with: chosen, winners } = view.public;
    return winners.length === 0 && round.number >= chosen.rounds ? say("near-end") : null;
  },
};

const isEnd = (it: unknown) => /^(won|nobody_won)$/.test((it as PublicEvent).event);

/** Whether a round ends in this step. */
export const endsIn = (step: StepNews) => step.public.some(isEnd);

/** A Collector card that another player reads out in this step, to be read at leisure. */
function readOut(step: StepNews, { seat, seats, catalogue, say }: FabulousTable): string | null {
  const read = publicEvents<PublicEvent>([step]).findLast(
    (it) => it.event === "collector_read" && it.seat !== seat,
  );
  if (read?.event !== "collector_read") return null;
  const collector = catalogue.collectors[read.collector]?.name ?? "";
  return say("moment-collector", { who: seats[read.seat]?.name ?? "", collector });
}

/** How a round ended in this step, if it did. */
function result(step: StepNews, table: FabulousTable): string | null {
  const end = publicEvents<PublicEvent>([step]).find(isEnd);
  if (end?.event !== "won") return end ? table.say("moment-nobody") : null;
  return isReader(table, end.seat)
    ? table.say("moment-won-you")
    : table.say("moment-won", { who: nameOf(table, end.seat) });
}

/** An event of a step that the player `by` has made: another player may have drawn a Collector card in it. */
function deed(it: PublicEvent, by: number, table: FabulousTable, book: Book): Deed | null {
  const { say, catalogue } = table;
  switch (it.event) {
    case "named":
    case "said_again":
    case "imposed": {
      const imposed = it.event === "imposed";
      const text = say(imposed ? "deed-imposed" : "deed-named", {
        what: book.characteristicName(it.characteristic),
        value: book.value(it.characteristic, it.value),
      });
      return { icon: imposed ? "change" : "speak", text };
    }
    case "said":
      return { icon: "speak", text: say("deed-said", { value: book.value(it.characteristic, it.value) }) };
    case "collector_read": {
      const collector = catalogue.collectors[it.collector]?.name ?? "";
      const who = { who: nameOf(table, it.seat), me: isReader(table, it.seat) ? "yes" : "no" };
      const text =
        it.seat === by
          ? say("deed-collector", { collector })
          : say("deed-collector-of", { collector, ...who });
      return { icon: "power", text };
    }
    case "turned_up":
      return { icon: "draw", text: say("deed-turned-up", { card: book.name(it.card) }) };
    default:
      // What the board itself shows.
      return null;
  }
}
