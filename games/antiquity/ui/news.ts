import type { StepNews } from "$board/table";
import type { Card, PublicEvent } from "./view";

function told(news: readonly StepNews[]): PublicEvent[] {
  return news.flatMap((heard) => heard.public as PublicEvent[]);
}

/** The points that a colour has just taken or paid. */
export function gained(news: readonly StepNews[], colour: number): number {
  return told(news).reduce((points, it) => {
    if (it.event === "hero_called") return it.colour === colour ? points - 1 : points;
    const scored = it.event === "scored" || it.event === "overflowed" || it.event === "acquired";
    return scored && it.colour === colour ? points + it.points : points;
  }, 0);
}

/** The pages that a story has just taken. */
export function pagesTaken(news: readonly StepNews[]): Card[] {
  return told(news).flatMap((it) => (it.event === "page_taken" ? [it.card] : []));
}

/** The cards that were just given up for points or for an action. */
export function cardsDiscarded(news: readonly StepNews[]): Card[] {
  return told(news).flatMap((it) => (it.event === "scored" || it.event === "bought" ? it.cards : []));
}

/** The cards that a player has just taken from the row. */
export function cardsTaken(news: readonly StepNews[], seat: number): Card[] {
  return told(news.filter((it) => it.seat === seat)).flatMap((it) =>
    it.event === "took_from_row" ? [it.card] : it.event === "exchanged" ? [it.taken] : [],
  );
}
