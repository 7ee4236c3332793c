import { nameOf, publicEvents, type Turns } from "$board/turns";
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
  nearEnd({ view, say }) {
    const { round, with: chosen, winners } = view.public;
    return winners.length === 0 && round.number >= chosen.rounds ? say("near-end") : null;
  },
};

function deed(it: PublicEvent, { say }: FabulousTable, book: Book): string | null {
  switch (it.event) {
    case "named":
    case "said_again":
    case "imposed":
      return say(it.event === "imposed" ? "deed-imposed" : "deed-named", {
        what: book.characteristicName(it.characteristic),
        value: book.value(it.characteristic, it.value),
      });
    case "said":
      return book.value(it.characteristic, it.value);
    default:
      // What the board itself shows.
      return null;
  }
}
