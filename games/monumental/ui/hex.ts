/** Half the width of a hexagon that stands on a side. */
export const RADIUS = 100;
/** Half its height. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

interface Axial {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where the middle of a hexagon is drawn: rows go across, so that the board is never wider than high. */
export function middle({ q, r }: Axial): Point {
  return { x: 1.5 * RADIUS * r, y: 2 * HALF * (q + r / 2) };
}

/** The outline of a hexagon around the origin, so much smaller than its place. */
export function outline(inset: number): string {
  const [radius, half] = [RADIUS - inset, HALF - inset * 0.87];
  return `M${-radius} 0L${-radius / 2} ${-half}H${radius / 2}L${radius} 0L${radius / 2} ${half}H${-radius / 2}Z`;
}

/** From a hexagon to that beyond each side, from the upper left one clockwise. */
export const SIDES: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
  { q: 1, r: 0 },
  { q: 1, r: -1 },
];

/** Some sides of a hexagon around the origin, so much within its edge: those that are true, in the order of `SIDES`. */
export function sides(inset: number, drawn: readonly boolean[]): string {
  const [radius, half] = [RADIUS - inset, HALF - inset * 0.87];
  const corners = [
    `${-radius} 0`,
    `${-radius / 2} ${-half}`,
    `${radius / 2} ${-half}`,
    `${radius} 0`,
    `${radius / 2} ${half}`,
    `${-radius / 2} ${half}`,
  ];
  return drawn.map((it, nth) => (it ? `M${corners[nth]}L${corners[(nth + 1) % 6]}` : "")).join("");
}

/** A part of a drawing: left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** The view box that shows all of these hexagons. */
export function frame(tiles: readonly Axial[], margin: number): Box {
  const points = tiles.map(middle);
  const across = points.map((it) => it.x);
  const down = points.map((it) => it.y);
  const left = Math.min(...across) - RADIUS - margin;
  const top = Math.min(...down) - HALF - margin;
  const width = Math.max(...across) + RADIUS + margin - left;
  const height = Math.max(...down) + HALF + margin - top;
  return [Math.round(left), Math.round(top), Math.round(width), Math.round(height)];
}

/** A bowed line from one hexagon to another, that keeps this far from the middles of both. */
export function arrow(from: Point, to: Point, short: number): string {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down) || 1;
  const [aside, along] = [(across / length) * short, (down / length) * short];
  const start = { x: from.x + aside, y: from.y + along };
  const end = { x: to.x - aside, y: to.y - along };
  const bow = { x: (start.x + end.x) / 2 - down * 0.1, y: (start.y + end.y) / 2 + across * 0.1 };
  return `M${round(start)}Q${round(bow)} ${round(end)}`;
}

function round({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
