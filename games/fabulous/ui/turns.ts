import { nameOf, publicEvents, type Deed, type Turns } from "$board/turns";
import type { StepNews } from "$board/table";
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
    const until = paused ? steps.length - 1 : steps.length;
    const at = steps.slice(0, until).findLastIndex((it) => it.public.some(begins));
    const first = steps[at];
    if (!first) return steps;
    const { public: told } = first;
    return [{ ...first, public: told.slice(told.findLastIndex(begins) + 1) }, ...steps.slice(at + 1)];
  },
  // A reader who is out of the game follows the others' rounds without being asked to go on after each.
  moment(step, table) {
    const { seat } = table;
    const wentOut = publicEvents<PublicEvent>([step]).some(
      (it) => it.event === "went_out" && it.seat === seat,
    );
    const plays = seat === null || wentOut || table.view.public.in_game.includes(seat);
    return plays ? result(step, table) : null;
  },
  // The text of a Collector card takes longer to read than a figure, and the end of a round too.
  lasts: (step) => (readIn([step]) ? 5 : step.public.some(isEnd) ? 3 : 1),
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

/** How a round ended in this step, if it did. */
function result(step: StepNews, table: FabulousTable): string | null {
  const end = publicEvents<PublicEvent>([step]).find(isEnd);
  if (end?.event !== "won") return end ? table.say("moment-nobody") : null;
  return end.seat === table.seat
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
      const who = { who: nameOf(table, it.seat), me: it.seat === table.seat ? "yes" : "no" };
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
