import type { Offer } from "$board/table";
import { coloursOf, monumentOf } from "./cards";
import type { Action, Antiquity, Card, Plan } from "./view";

/** The places of the board where an action can be touched. Every action has at least one. */
export function placesOf(action: Action): string[] {
  switch (action.do) {
    case "draw_row":
      return [`row-${action.slot}`];
    case "hero_row":
      return [`row-${action.slot}`, "power-hero"];
    case "exchange":
      return [`row-${action.slot}`, "power-naute"];
    case "draw_pile":
      return ["pile"];
    case "hero_pile":
      return ["pile", "power-hero"];
    case "erect":
      return [`monument-${action.monument}`, `plot-${action.colour}`];
    case "improve":
      return [`monument-${action.monument}`, `exhibit-${action.colour}-${action.monument}`];
    case "lay":
    case "discard":
    case "give":
      return [`card-${action.card}`];
    case "acquire":
      return [`power-${action.power}`];
    case "rearrange":
      return ["rearrange", "power-scribe"];
    case "score":
    case "story":
      return [`${action.do}-${action.colour}`];
    case "done":
    case "buy":
    case "end_turn":
      return [action.do];
  }
}

/** What is offered at these places. */
export function offersAt(table: Pick<Antiquity, "offers">, ...places: string[]): Offer[] {
  return table.offers.filter((offer) =>
    placesOf(offer.action as Action).some((place) => places.includes(place)),
  );
}

/** What is offered on a card in the hand: to play it, or to begin something with its monument. */
export function offersOnHandCard(table: Pick<Antiquity, "offers">, card: Card): Offer[] {
  return offersAt(table, `card-${card}`, `monument-${monumentOf(card)}`);
}

/** Touching a card that begins a monument or improves one lays that card as well. */
export function layingOf({ action }: Offer, card: Card): Action[] {
  const begins = ["erect", "improve"].includes((action as Action).do);
  return begins ? [{ do: "lay", card }] : [];
}

/** What touching a monument means: to improve it where it stands, else to erect it. */
export function meantByMonument(table: Antiquity, monument: number): Action | undefined {
  if (table.seat === null) return undefined;
  const { colours, with: chosen } = table.view.public;
  const [first, ...others] = coloursOf(table.seat, chosen.seats);
  const builder = [first, ...others].find((colour) => colours[colour!]?.exhibition[monument]);
  if (builder !== undefined) return { do: "improve", colour: builder, monument };
  return { do: "erect", colour: first ?? 0, monument };
}

/** What touching a card in the hand means while this is planned. */
export function meantByHandCard(table: Antiquity, card: Card, plan: Plan): Action | undefined {
  switch (plan.plan) {
    case "none":
      return meantByMonument(table, monumentOf(card));
    case "erect":
    case "improve":
    case "rearrange":
      return { do: "lay", card };
    case "score":
    case "buy":
      return { do: "discard", card };
    case "exchange":
      return { do: "give", card };
  }
}
