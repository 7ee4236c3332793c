import { offersOf, type Offer } from "$board/table";
import { SIDES } from "./hex";
import { actionOf, explorersAlike, mapOffers, thereToTake, type Deed, type Walk } from "./offers";
import { waiting, type Action, type Facts, type Hexagon, type Public, type Table } from "./view";

/** A step of an explorer. */
type Step = Extract<Action, { do: "explore" }>;

/** An effect that moves explorers for free, and can be used now. */
interface Free {
  offer: Offer;
  steps: number;
  /** Where the first step of each explorer can go. */
  first: readonly (readonly number[])[];
}

/** How far an explorer could go without gold: by what is left of free steps, or by military. */
function reach(view: Public): number {
  const task = waiting(view);
  if (task?.task === "move_explorers") return task.left;
  return task ? 0 : (view.turn.stock[2] ?? 0);
}

/** Of the effects that move explorers for free, that with the most steps. */
function freeSteps(table: Pick<Table, "offers">): Free | null {
  const found = offersOf(table, { do: "use" }).flatMap((offer) => {
    const facts = offer.facts as Facts | undefined;
    return facts?.is === "free_steps" ? [{ offer, steps: facts.steps, first: facts.first }] : [];
  });
  return found.sort((one, other) => other.steps - one.steps)[0] ?? null;
}

/** The steps of an explorer from where it stands to each tile within so many steps, the first of which is one of `firsts`. */
function ways(
  view: Public,
  explorer: number,
  firsts: ReadonlySet<number>,
  most: number,
): Map<number, Step[]> {
  const start = view.players[view.turn.who]?.explorers[explorer];
  const from = view.board.find((it) => it.tile === start);
  const found = new Map<number, Step[]>();
  if (!from) return found;
  const at = new Map(view.board.map((it) => [`${it.q} ${it.r}`, it]));
  let edge: { hexagon: Hexagon; steps: Step[] }[] = [{ hexagon: from, steps: [] }];
  for (let far = 1; far <= Math.max(1, most); far++) {
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
 * The ways of explorers, by the tile where they end: one step, or several of the nearest explorer. At its end an explorer
 * takes what lies there. An effect that moves explorers for free is used first, whether or not a step could be paid.
 *
 * Of what is several steps away, and of free steps that could not be paid, only those to something to take are listed, unless
 * the reader wants to see what an explorer does alone.
 */
export function walks(
  table: Pick<Table, "offers" | "hinted" | "say" | "view">,
  only: Deed | null,
): Map<number, Walk[]> {
  const { say } = table;
  const view = table.view.public;
  const offers = mapOffers(table.offers, view, table.hinted);
  const free = waiting(view) ? null : freeSteps(table);
  const found = new Map<number, Walk[]>();
  for (const [explorer, deed] of [[0, "first"] as const, [1, "second"] as const]) {
    if ((only !== null && only !== deed) || (free && explorer === 1 && explorersAlike(view))) continue;
    const paid = firstSteps(offers, explorer);
    const firsts = new Set(free ? free.first[explorer] : paid.keys());
    for (const [tile, way] of ways(view, explorer, firsts, reach(view) + (free?.steps ?? 0))) {
      const offer = free?.offer ?? (way[0] && paid.get(way[0].tile));
      const steps = way.length;
      const takes = thereToTake(view, explorer, tile) !== null;
      const near = steps === 1 && (!free || paid.has(tile));
      if (!offer || !(near || takes || only !== null)) continue;
      const others = found.get(tile) ?? [];
      if (steps > 1 && others.some((it) => it.steps <= steps)) continue;
      const told = { explorer: explorer + 1, steps, effect: offer.label ?? offer.text };
      const label = free ? say("board-free-steps", told) : steps > 1 ? say("board-steps", told) : offer.label;
      const rest: Action[] = [
        ...(free ? way : way.slice(1)),
        ...(takes ? [{ do: "take", explorer } as const] : []),
      ];
      found.set(tile, [
        ...others.filter((it) => it.steps <= steps),
        { ...offer, ...(label === undefined ? {} : { label }), deed, steps, rest },
      ]);
    }
  }
  return found;
}
