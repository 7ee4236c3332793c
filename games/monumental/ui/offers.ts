import { sameAction, type Offer } from "$board/table";
import type { IconName } from "./drawings/icons";
import { RESOURCES, waiting, type Action, type Amount, type Public, type Table } from "./view";

/** The parts of the board that are moved between on a phone; the bar is always there. */
export type Desk = "city" | "map" | "track" | "bar";

/** What is done on the map, as the reader tells it apart. */
export type Deed = "conquer" | "lead" | "outpost" | "first" | "second" | "commit" | "target";

/** An offer with the actions that follow it in the same gesture. */
export interface Gesture extends Offer {
  rest: readonly Action[];
}

/** An offer that begins an explorer's way, with the rest of it. */
export interface Walk extends Gesture {
  deed: "first" | "second";
  /** How many steps it takes. */
  steps: number;
}

/** The actions that follow an offer in the same gesture. */
export function restOf(offer: Offer): readonly Action[] {
  return "rest" in offer ? (offer as Gesture).rest : [];
}

export function isWalk(offer: Offer): offer is Walk {
  return "steps" in offer;
}

/** Whether an explorer takes something at the end of its way. */
export function takesThere(offer: Offer): boolean {
  return isWalk(offer) && offer.rest.some((it) => it.do === "take");
}

/** The offers that a hint marks on a tile, of `all`: a step that could be paid for, even if a free one is taken; no first step of a longer way. */
export function proposals(offers: readonly Offer[], all: readonly Offer[]): Offer[] {
  return offers.flatMap((offer) => {
    // An effect that is used for a conquest is proposed on its card.
    if ("units" in offer && actionOf(offer).do === "use") return [];
    if (!isWalk(offer)) return [offer];
    const step = [actionOf(offer), ...offer.rest].find((it) => it.do === "explore");
    return offer.steps === 1 ? all.filter((it) => sameAction(it.action, step)) : [];
  });
}

/** What stands for each deed. */
export const DEED_ICONS: Record<Deed, IconName> = {
  conquer: "conquer",
  commit: "unit",
  lead: "unit",
  first: "explorer",
  second: "explorer",
  outpost: "outpost",
  target: "end",
};

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
  if (isWalk(offer)) return offer.deed;
  // A conquest with its units, for which an effect may be used first.
  if ("units" in offer) return "conquer";
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
export function explorersAlike({ turn, players }: Public): boolean {
  const [first, second] = players[turn.who]?.explorers ?? [];
  return first !== undefined && first === second && (turn.explorers_used === 0 || turn.explorers_used === 3);
}

/** What the map offers; of what either of two like explorers could do once, by the one that a hint proposes. */
export function mapOffers(offers: readonly Offer[], view: Public, hinted: number | null = null): Offer[] {
  if (!explorersAlike(view)) return [...offers];
  return offers.filter((offer) => {
    const action = actionOf(offer);
    if (!("explorer" in action)) return true;
    const twin = offers.find((it) => sameAction(it.action, { ...action, explorer: 1 - action.explorer }));
    return !twin || offer.code === hinted || (action.explorer === 0 && twin.code !== hinted);
  });
}

/** What an explorer could take on a tile; `null` if it took something already. */
export function thereToTake(view: Public, explorer: number, tile: number): "production" | "market" | null {
  if (((view.turn.explorers_used >> explorer) & 1) === 1) return null;
  const there = view.board.find((it) => it.tile === tile);
  if (there?.production) return "production";
  if (there?.market === undefined || there.market_left === 0) return null;
  return view.players[view.turn.who]?.markets[there.market] === "none" ? "market" : null;
}

/** More ways to pay or to receive than this are not listed: the reader names the resources one by one. */
const MIXES = 10;

/** Resources that are named together. */
export interface Mix {
  amount: Amount;
  /** The offer of one of them, of that which a hint proposes, and the actions of the rest. */
  first: Offer;
  rest: readonly Action[];
}

/** The ways to name all resources that are to be paid or received; none where one is left to name, or too many ways. */
export function mixes(offers: readonly Offer[], view: Public, hinted: number | null = null): Mix[] {
  const task = waiting(view);
  const left = task?.task === "gain_any" ? gainsLeft(view) : task?.task === "pay_any" ? task.any : 0;
  if (left < 2) return [];
  const gold = view.players[view.turn.who]?.gold ?? 0;
  const named = offers.flatMap((offer) => {
    const action = actionOf(offer);
    return action.do === "resource" ? [{ offer, at: RESOURCES.indexOf(action.resource) }] : [];
  });
  const most = named.map(({ at }) => ({
    from: at,
    n: task?.task === "gain_any" ? left : ([...view.turn.stock, gold][at] ?? 0),
  }));
  const ways = shares(left, most).map((shares) => {
    const amount: Amount = [0, 0, 0, 0, 0];
    for (const { from, n } of shares) amount[from] = n;
    const all = named.flatMap(({ offer, at }) => Array<Offer>(amount[at] ?? 0).fill(offer));
    const [first, ...rest] = all.sort(
      (it, other) => Number(other.code === hinted) - Number(it.code === hinted),
    );
    return { amount, first: first!, rest: rest.map(actionOf) };
  });
  return ways.length > MIXES ? [] : ways;
}

/** The ways to receive so many basic resources of the reader's choice. */
export function anyOf(many: number): Amount[] {
  return shares(
    many,
    [0, 1, 2].map((from) => ({ from, n: many })),
  ).map((shares) => {
    const amount: Amount = [0, 0, 0, 0, 0];
    for (const { from, n } of shares) amount[from] = n;
    return amount;
  });
}

/** The answers that name the resources of an amount, one by one. */
export function namedOneByOne(amount: Amount): Action[] {
  return RESOURCES.flatMap((resource, at) =>
    Array<Action>(amount[at] ?? 0).fill({ do: "resource", resource }),
  );
}

/** How many resources are to be named one after another: an effect may wait behind another of its kind. */
function gainsLeft({ agenda }: Public): number {
  const other = agenda.findLastIndex((it) => it.task !== "gain_any");
  return agenda.slice(other + 1).reduce((sum, it) => sum + (it.task === "gain_any" ? it.left : 0), 0);
}

/** Every way to take so many from sources that have so many at most. */
export function shares(
  many: number,
  [first, ...rest]: readonly { from: number; n: number }[],
): { from: number; n: number }[][] {
  if (many === 0) return [[]];
  if (!first) return [];
  return Array.from({ length: Math.min(many, first.n) + 1 }, (_, n) => n).flatMap((n) =>
    shares(many - n, rest).map((others) => (n > 0 ? [{ from: first.from, n }, ...others] : others)),
  );
}

/** The offers of the map by tile, of one deed or of all, without the ways of explorers: see `walks`. An explorer takes what lies where it stands. */
export function byTile(
  { offers, hinted }: Pick<Table, "offers" | "hinted">,
  view: Public,
  only: Deed | null,
): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of mapOffers(offers, view, hinted)) {
    const deed = deedOf(offer);
    if (deed === null || actionOf(offer).do === "explore" || (only !== null && only !== deed)) continue;
    const at = tileOf(actionOf(offer), view);
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), offer]);
  }
  return found;
}
