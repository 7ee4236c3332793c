import type { Table } from "$board/table";
import type { Action, Catalogue, Colour, MonumentEntry } from "./view";

/** A brick is two half bricks wide and two deep. */
export const SIDE = 2;

/** One position of a plan, on the grid of half bricks. */
export interface Site {
  position: number;
  level: number;
  x: number;
  y: number;
  colour: Colour;
}

/** One level of a plan. */
export interface Level {
  level: number;
  points: number;
  sites: readonly Site[];
  box: Box;
}

/** The half bricks that something covers. */
export interface Box {
  x: number;
  y: number;
  width: number;
  depth: number;
}

export function sitesOf(monument: MonumentEntry | undefined): Site[] {
  return (monument?.plan ?? []).map((site, position) => ({ position, ...site }));
}

/** The levels from the ground up, with what a brick scores there. */
export function levelsOf(sites: readonly Site[], { levels }: Pick<Catalogue, "levels">): Level[] {
  const heights = [...new Set(sites.map((site) => site.level))].sort((a, b) => a - b);
  return heights.map((level) => {
    const here = sites.filter((site) => site.level === level);
    return { level, points: levels[level - 1] ?? 0, sites: here, box: boxOf(here) };
  });
}

/** The smallest box around all of them. */
export function boxOf(sites: readonly Site[]): Box {
  const x = Math.min(...sites.map((site) => site.x));
  const y = Math.min(...sites.map((site) => site.y));
  const right = Math.max(...sites.map((site) => site.x + SIDE));
  const front = Math.max(...sites.map((site) => site.y + SIDE));
  return { x, y, width: right - x, depth: front - y };
}

/** Whether two bricks lie one over the other, seen from above. */
export function overlap(a: Site, b: Site): boolean {
  return Math.abs(a.x - b.x) < SIDE && Math.abs(a.y - b.y) < SIDE;
}

/** The colours of the bricks that can be laid now, by what is offered. */
export function coloursOffered(table: Pick<Table, "offers">, sites: readonly Site[]): Set<Colour> {
  const actions = table.offers.map((offer) => offer.action as Action);
  const laid = actions.flatMap((it) => (it.do === "lay" ? [sites[it.position]] : []));
  return new Set(laid.flatMap((site) => site?.colour ?? []));
}
