import { nameOf, publicEvents, type Deed, type Turns } from "$board/turns";
import { Book } from "./book";
import type { Action, FabulousTable, PublicEvent } from "./view";

/** How a round is told beside the board. */
export const turns: Turns<FabulousTable> = {
  deeds(steps, table) {
    const book = new Book(table, table.view.public.with);
    return publicEvents<PublicEvent>(steps).flatMap((it) => deed(it, table, book) ?? []);
  },
  moment(step, table) {
    const told = publicEvents<PublicEvent>([step]);
    const won = told.find((it) => it.event === "won");
    if (won?.event === "won") {
      return won.seat === table.seat
        ? table.say("moment-won-you")
        : table.say("moment-won", { who: nameOf(table, won.seat) });
    }
    return told.some((it) => it.event === "nobody_won") ? table.say("moment-nobody") : null;
  },
  forced({ action }) {
    const what = (action as Action).do;
    return what === "say" ? "reveals" : what === "decline" || what === "target" ? "safe" : null;
  },
  headlines(step, table) {
    const result = turns.moment?.(step, table);
    const begun = publicEvents<PublicEvent>([step]).flatMap((it) =>
      it.event === "round_begun" ? [table.say("headline-round", { round: it.number })] : [],
    );
    return [...(result ? [result] : []), ...begun];
  },
  unit: "cards",
  nearEnd({ view, say }) {
    const { round, with: chosen, winners } = view.public;
    return winners.length === 0 && round.number >= chosen.rounds ? say("near-end") : null;
  },
};

function deed(it: PublicEvent, { say, catalogue }: FabulousTable, book: Book): Deed | null {
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
    case "collector_read":
      return {
        icon: "power",
        text: say("deed-collector", { collector: catalogue.collectors[it.collector]?.name ?? "" }),
      };
    case "turned_up":
      return { icon: "draw", text: say("deed-turned-up", { card: book.name(it.card) }) };
    default:
      // What the board itself shows.
      return null;
  }
}
