import type { Kind, PublicEvent } from "./view";

/** A piece on its way from one place of the board to another; places are named as in `data-at`. */
export interface Flight {
  kind: Kind;
  from: string;
  to: string;
}

/** What flew, by what was told: from the quarry behind a screen, and from there to the monument. */
export function flightsOf(events: readonly PublicEvent[]): Flight[] {
  return events.flatMap((it): Flight[] => {
    if (it.event === "entered" && it.take) {
      return [{ kind: it.take, from: `space-${it.space}`, to: `screen-${it.seat}` }];
    }
    if (it.event === "laid") {
      return [{ kind: it.colour, from: `screen-${it.seat}`, to: `position-${it.position}` }];
    }
    return [];
  });
}
