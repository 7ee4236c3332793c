import { expect, it } from "vitest";
import { cardsDiscarded, cardsTaken } from "./news";
import type { PublicEvent } from "./view";

const step = (seat: number, ...events: PublicEvent[]) => ({ step: 1, seat, public: events, mine: [] });

it("knows the cards that were given up for points and for an action", () => {
  const scored: PublicEvent = { event: "scored", colour: 0, cards: [3, 12], points: 2 };
  const bought: PublicEvent = { event: "bought", seat: 1, cards: [5, 6] };
  expect(cardsDiscarded([step(0, scored), step(1, bought)])).toEqual([3, 12, 5, 6]);
  expect(cardsTaken([step(0, scored)], 0)).toEqual([]);
});
