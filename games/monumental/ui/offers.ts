import { sameAction, type Offer } from "$board/table";
import { waiting, type Action, type Public, type Table } from "./view";

/** The parts of the board that are moved between on a phone; the bar is always there. */
export type Desk = "city" | "map" | "track" | "bar";

/** What is done on the map, as the reader tells it apart. */
export type Deed = "conquer" | "lead" | "outpost" | "first" | "second" | "commit" | "target";

const DESKS: Record<Action["do"], Desk> = {
  row: "city",
  column: "city",
  use: "city",
  use_policy: "city",
  complete: "city",
  develop: "city",
  replay: "city",
  slot: "city",
  again: "city",
  progress: "city",
  buy: "track",
  buy_basic: "track",
  pick: "track",
  pick_basic: "track",
  conquer: "map",
  commit: "map",
  lead: "map",
  outpost: "map",
  explore: "map",
  take: "map",
  target: "map",
  token: "bar",
  market: "bar",
  end: "bar",
  civilization: "bar",
  resource: "bar",
  swap: "bar",
  branch: "bar",
  discarded: "bar",
  keep: "bar",
  accept: "bar",
  stop: "bar",
  automaton: "bar",
};

export function actionOf(offer: Offer): Action {
  return offer.action as Action;
}

/** Where an offer is taken up. */
export function deskOf(offer: Offer): Desk {
  return DESKS[actionOf(offer).do];
}

/** How many offers each desk has. */
export function litDesks(offers: readonly Offer[]): Record<Desk, number> {
  const lit = { city: 0, map: 0, track: 0, bar: 0 };
  for (const offer of offers) lit[deskOf(offer)] += 1;
  return lit;
}

/** The one desk where the next choice is made; nothing where there are several, or none. */
export function onlyDesk(offers: readonly Offer[]): Desk | null {
  const desks = new Set(offers.map(deskOf));
  desks.delete("bar");
  const [desk] = desks;
  return desks.size === 1 && desk ? desk : null;
}

/** What an offer does on the map. */
export function deedOf(offer: Offer): Deed | null {
  const action = actionOf(offer);
  switch (action.do) {
    case "conquer":
    case "lead":
    case "outpost":
    case "commit":
    case "target":
      return action.do;
    case "explore":
    case "take":
      return action.explorer === 0 ? "first" : "second";
    default:
      return null;
  }
}

/** The deeds that are offered on the map, in a steady order. */
export function deeds(offers: readonly Offer[]): Deed[] {
  const found = new Set(offers.map(deedOf));
  const all: Deed[] = ["conquer", "commit", "lead", "first", "second", "outpost", "target"];
  return all.filter((it) => found.has(it));
}

function tileOf(action: Action, view: Public): number | undefined {
  if ("tile" in action) return action.tile;
  return action.do === "take" ? view.players[view.turn.who]?.explorers[action.explorer] : undefined;
}

/** Whether the two explorers stand together and neither or both have taken something: then either will do. */
function explorersAlike({ turn, players }: Public): boolean {
  const [first, second] = players[turn.who]?.explorers ?? [];
  return first !== undefined && first === second && (turn.explorers_used === 0 || turn.explorers_used === 3);
}

/** What the map offers, without what the second of two like explorers could do as well. */
export function mapOffers(offers: readonly Offer[], view: Public): Offer[] {
  const alike = explorersAlike(view);
  const first = offers
    .map(actionOf)
    .flatMap((it) => (it.do === "explore" && it.explorer === 0 ? [it.tile] : []));
  return offers.filter((offer) => {
    const action = actionOf(offer);
    if (!alike || !("explorer" in action) || action.explorer !== 1) return true;
    if (action.do === "explore") return !first.includes(action.tile);
    return !offers.some((it) => sameAction(it.action, { ...action, explorer: 0 }));
  });
}

/** A way to send all units that an attack still needs. */
export interface Sending {
  /** Where the soldiers come from; nothing where only the warlord goes. */
  from: number | null;
  soldiers: number;
  warlord: boolean;
  actions: Action[];
}

/** The ways to send the rest of an attack at once: soldiers of one tile, with or without the warlord. */
export function sendings(offers: readonly Offer[], view: Public): Sending[] {
  const task = waiting(view);
  if (task?.task !== "commit") return [];
  const commits = offers.map(actionOf).filter((it) => it.do === "commit");
  const soldiers = (tile: number) => view.board.find((it) => it.tile === tile)?.soldiers ?? 0;
  const warlord = commits.find((it) => it.unit === "warlord");
  const froms = commits.filter((it) => it.unit === "soldier").map((it) => it.tile);
  const way = (from: number | null, many: number, leads: boolean): Sending => ({
    from,
    soldiers: many,
    warlord: leads,
    actions: [
      ...(leads && warlord ? [warlord] : []),
      ...Array.from({ length: many }, (): Action => ({ do: "commit", tile: from ?? 0, unit: "soldier" })),
    ],
  });
  const alone = froms.filter((it) => soldiers(it) >= task.left).map((it) => way(it, task.left, false));
  if (!warlord) return alone;
  const rest = task.left - 1;
  if (rest === 0) return [...alone, way(null, 0, true)];
  return [...alone, ...froms.filter((it) => soldiers(it) >= rest).map((it) => way(it, rest, true))];
}

/** The offers of the map by tile, of one deed or of all. An explorer takes what lies where it stands. */
export function byTile(table: Pick<Table, "offers">, view: Public, only: Deed | null): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of mapOffers(table.offers, view)) {
    const deed = deedOf(offer);
    if (deed === null || (only !== null && only !== deed)) continue;
    const at = tileOf(actionOf(offer), view);
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), offer]);
  }
  return found;
}
