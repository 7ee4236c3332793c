import { offersOf, type StepNews } from "$board/table";
import { nameOf, publicEvents, type Deed, type Turns } from "$board/turns";
import { cardOf, monumentName, ownerOf, plainName } from "./cards";
import type { Action, Antiquity, HandEvent, PublicEvent } from "./view";
import { actionsLost, UNUSED_HISTORIANS } from "./yields";

/** So few cards in the pile can be gone within the next turns. */
const FEW_CARDS = 6;

/** How a story, the points and the end are told beside the board. */
export const turns: Turns<Antiquity> = {
  deeds(steps, table) {
    const told = publicEvents<PublicEvent>(steps);
    const cards = told.filter((it) => it.event === "drew_from_pile").length;
    const seen = steps.flatMap((it) => it.mine as HandEvent[]).filter((it) => it.event === "drew");
    const deeds = told.flatMap((it) => deed(it, table) ?? []);
    if (cards === 0) return deeds;
    // The reader's own cards have names.
    const names = seen.map((it) => plainName(table, it.card)).join(", ");
    const text = names ? table.say("deed-took", { card: names }) : table.say("deed-drew", { cards });
    return [...deeds, { icon: "draw", text }];
  },
  moment(step: StepNews, table) {
    if (step.seat === table.seat) return null;
    const story = publicEvents<PublicEvent>([step]).find((it) => it.event === "story_written");
    if (story?.event !== "story_written") return null;
    const who = nameOf(table, ownerOf(story.colour, table.view.public.with.seats));
    return table.say("moment-story", { who, pages: story.pages });
  },
  // For spectators, who are not asked to go on.
  lasts: (step) => (publicEvents<PublicEvent>([step]).some((it) => it.event === "story_written") ? 5 : 1),
  forced({ action }) {
    const what = (action as Action).do;
    return what === "done" || what === "lay" || what === "discard" || what === "give" ? "safe" : null;
  },
  ends(offer, { say }) {
    const actions = actionsLost(offer);
    if (actions === null) return null;
    return { lost: actions > 0 ? say("ends-lost", { actions }) : null };
  },
  onlyEnds: ({ action }) => ["end_turn", "done"].includes((action as Action).do),
  // Long ones in two sentences, of which a phone shows the first. To buy an action is only spoken of while it is possible.
  prompt(table) {
    const { prompt, say } = table;
    if (prompt === say("prompt-open")) return say("board-prompt-open");
    if (prompt === say("prompt-lay")) return say("board-prompt-lay");
    if (prompt !== say("prompt-end")) return null;
    return say(offersOf(table, { do: "buy" }).length > 0 ? "board-prompt-buy" : "board-prompt-end");
  },
  penalty: {
    rule: UNUSED_HISTORIANS,
    why: ({ catalogue, say }) => say("penalty-why", { points: -catalogue.figures.unused_historian }),
  },
  nearEnd({ view, say }) {
    const { pile_left: cards, over } = view.public;
    return over || cards > FEW_CARDS ? null : say("near-end", { cards });
  },
};

function deed(it: PublicEvent, table: Antiquity): Deed | null {
  const { say } = table;
  switch (it.event) {
    case "took_from_row":
      return { icon: "take", text: say("deed-took", { card: plainName(table, it.card) }) };
    case "erected":
      return {
        icon: "build",
        text: say("deed-erected", { monument: monumentName(table, it.monument), cards: it.cards.length }),
      };
    case "improved":
      return {
        icon: "improve",
        text: say("deed-improved", { monument: monumentName(table, it.monument), cards: it.cards.length }),
      };
    case "rearranged":
      return { icon: "change", text: say("deed-rearranged", { monument: monumentName(table, it.monument) }) };
    case "scored":
      return { icon: "points", text: say("deed-scored", { points: it.points }) };
    case "bought":
      return { icon: "gold", text: say("deed-bought") };
    case "story_written":
      return { icon: "story", text: say("deed-story", { pages: it.pages }) };
    case "acquired":
      return { icon: "power", text: say("deed-power", { power: say(`power-${it.power}`) }) };
    case "exchanged":
      return { icon: "take", text: say("deed-took", { card: plainName(table, it.taken) }) };
    case "drew_from_pile":
    case "action_taken":
    case "story_begun":
    case "page_taken":
    case "marker_moved":
    case "overflowed":
    case "hero_called":
    case "row_filled":
    case "turn_passed":
    case "ended":
      return null;
  }
}

/** The monuments whose markers stories of others have moved since the reader's last step. */
export function freshMarkers({ since }: Pick<Antiquity, "since">): ReadonlySet<number> {
  return new Set(
    publicEvents<PublicEvent>(since).flatMap((it) => (it.event === "marker_moved" ? [it.monument] : [])),
  );
}

/** How many stories others have written since the reader's last step: the last ones. */
export function freshStories({ since }: Pick<Antiquity, "since">): number {
  return publicEvents<PublicEvent>(since).filter((it) => it.event === "story_written").length;
}

/** The cards that others have taken, laid or turned since the reader's last step. */
export function freshCards({ since }: Pick<Antiquity, "since">): ReadonlySet<number> {
  return new Set(
    publicEvents<PublicEvent>(since).flatMap((it) =>
      it.event === "erected" || it.event === "improved"
        ? it.cards.map((value) => cardOf(it.monument, value))
        : it.event === "row_filled"
          ? [it.card]
          : [],
    ),
  );
}
