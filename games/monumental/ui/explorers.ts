import type { Offer } from "$board/table";
import { isConquest } from "./attack";
import { SIDES } from "./hex";
import { actionOf, mapOffers, takesAfter, thereToTake, type Deed } from "./offers";
import { waiting, type Action, type Hexagon, type Public, type Table } from "./view";

/** A step of an explorer. */
type Step = Extract<Action, { do: "explore" }>;

/** How far an explorer could go without gold: by what is left of free steps, or by military. */
function reach(view: Public): number {
  const task = waiting(view);
  if (task?.task === "move_explorers") return task.left;
  return task ? 0 : (view.turn.stock[2] ?? 0);
}

/** The steps of an explorer from where it stands to each tile that it could reach, the first of which is offered. */
function ways(view: Public, explorer: number, firsts: ReadonlySet<number>): Map<number, Step[]> {
  const start = view.players[view.turn.who]?.explorers[explorer];
  const from = view.board.find((it) => it.tile === start);
  const found = new Map<number, Step[]>();
  if (!from) return found;
  const at = new Map(view.board.map((it) => [`${it.q} ${it.r}`, it]));
  let edge: { hexagon: Hexagon; steps: Step[] }[] = [{ hexagon: from, steps: [] }];
  for (let far = 1; far <= Math.max(1, reach(view)); far++) {
    const next: typeof edge = [];
    for (const { hexagon, steps } of edge)
      for (const { q, r } of SIDES) {
        const to = at.get(`${hexagon.q + q} ${hexagon.r + r}`);
        if (!to || to === from || found.has(to.tile) || (far === 1 && !firsts.has(to.tile))) continue;
        const taken = [...steps, { do: "explore", explorer, tile: to.tile } as const];
        found.set(to.tile, taken);
        next.push({ hexagon: to, steps: taken });
      }
    edge = next;
  }
  return found;
}

/** The tiles beside explorers that steps are offered to. */
function firstSteps(offers: readonly Offer[], explorer: number): Map<number, Offer> {
  const steps = offers.flatMap((offer) => {
    const action = actionOf(offer);
    return action.do === "explore" && action.explorer === explorer ? [[action.tile, offer] as const] : [];
  });
  return new Map(steps);
}

/**
 * The offers of explorers for tiles that are several steps away, by tile: the first step of the nearest one's way there. Only
 * tiles with something to take are lit, unless the reader wants to see what an explorer does alone.
 */
export function farOffers(
  table: Pick<Table, "offers" | "hinted" | "say" | "view">,
  only: Deed | null,
): Map<number, Offer> {
  const view = table.view.public;
  const offers = mapOffers(table.offers, view, table.hinted);
  const nearest = new Map<number, { offer: Offer; explorer: number; steps: number }>();
  for (const [explorer, deed] of [[0, "first"] as const, [1, "second"] as const]) {
    if (only !== null && only !== deed) continue;
    const firsts = firstSteps(offers, explorer);
    for (const [tile, way] of ways(view, explorer, new Set(firsts.keys()))) {
      const offer = way[0] && firsts.get(way[0].tile);
      const steps = way.length;
      if (!offer || steps < 2 || (only === null && !thereToTake(view, explorer, tile))) continue;
      if (steps < (nearest.get(tile)?.steps ?? Infinity)) nearest.set(tile, { offer, explorer, steps });
    }
  }
  return new Map(
    [...nearest].map(([tile, { offer, explorer, steps }]) => [
      tile,
      { ...offer, label: table.say("board-steps", { explorer: explorer + 1, steps }) },
    ]),
  );
}

/** The steps that follow the first one, for an explorer that goes to this tile. */
export function stepsAfter(offer: Offer, tile: number, offers: readonly Offer[], view: Public): Step[] {
  const action = actionOf(offer);
  if (action.do !== "explore" || action.tile === tile) return [];
  const firsts = firstSteps(offers, action.explorer);
  return (ways(view, action.explorer, new Set(firsts.keys())).get(tile) ?? []).slice(1);
}

/**
 * What follows an offer on a tile in the same gesture: the units of a conquest; the rest of an explorer's way, and that it
 * takes a token at its end.
 */
export function gesture(
  offer: Offer,
  tile: number,
  { offers, view }: Pick<Table, "offers" | "view">,
): Action[] {
  if (isConquest(offer)) return [...offer.rest];
  return [...stepsAfter(offer, tile, offers, view.public), ...takesAfter(offer, tile, view.public)];
}
