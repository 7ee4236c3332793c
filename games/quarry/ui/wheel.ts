import { piles, type Pile } from "./pieces";
import type { Catalogue, Pieces } from "./view";

/** The quarry is drawn around the origin, from minus this to this. */
export const REACH = 200;
/** Where each ring ends, from the rim inwards. */
const RADII = { outer: [196, 128], middle: [128, 62], centre: [62, 0] } as const;

export type Ring = keyof typeof RADII;

/** A part of the wheel: angles clockwise from the top, in degrees. */
export interface Sector {
  ring: Ring;
  from: number;
  to: number;
  /** The radius of its outer and of its inner edge. */
  far: number;
  near: number;
}

export interface Point {
  x: number;
  y: number;
}

/** One thing to touch in a space: the pieces of one kind, or the space itself where nothing lies. */
export interface Cell {
  sector: Sector;
  pile: Pile | null;
}

/** The spaces in the order of their letters: the outer ring clockwise, the middle ring, the centre. */
export function sectors({ outer, middle }: Pick<Catalogue, "outer" | "middle">): Sector[] {
  return [...ring("outer", outer), ...ring("middle", middle), ...ring("centre", 1)];
}

function ring(name: Ring, many: number): Sector[] {
  const [far, near] = RADII[name];
  const step = 360 / many;
  return Array.from({ length: many }, (_, nth) => ({
    ring: name,
    from: nth * step,
    to: (nth + 1) * step,
    far,
    near,
  }));
}

/** A space is shared out among the kinds that lie there, so that each can be touched. */
export function cells(sector: Sector, pieces: Pieces): Cell[] {
  const all = piles(pieces);
  if (all.length === 0) return [{ sector, pile: null }];
  const step = (sector.to - sector.from) / all.length;
  return all.map((pile, nth) => {
    const from = sector.from + nth * step;
    return { sector: { ...sector, from, to: from + step }, pile };
  });
}

/** The point at an angle and a distance from the centre. */
export function polar(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

/** Where the pieces of a sector lie. */
export function middleOf(sector: Sector): Point {
  if (whole(sector) && sector.near === 0) return { x: 0, y: 0 };
  const share = sector.near === 0 ? 0.58 : 0.46;
  return polar((sector.from + sector.to) / 2, sector.near + (sector.far - sector.near) * share);
}

/** Where the letter of a space stands: at its outer edge, in its first corner. */
export function letterOf(sector: Sector): Point {
  if (whole(sector)) return polar(0, sector.far - 12);
  const inwards = 13;
  const aside = (15 / (sector.far - inwards)) * (180 / Math.PI);
  return polar(sector.from + aside, sector.far - inwards);
}

/** Where the worker stands in a space, clear of what still lies there. */
export function standOf(sector: Sector, pieces: Pieces): Point {
  if (piles(pieces).length === 0) return middleOf(sector);
  if (whole(sector)) return polar(255, sector.far * 0.68);
  return polar(
    sector.from + (sector.to - sector.from) * 0.2,
    sector.near + (sector.far - sector.near) * 0.42,
  );
}

/** The outline of a sector. */
export function outline(sector: Sector): string {
  const { from, to, far, near } = sector;
  if (whole(sector)) return `M0 ${-far}A${far} ${far} 0 1 1 0 ${far}A${far} ${far} 0 1 1 0 ${-far}Z`;
  const [a, b, c, d] = [polar(from, far), polar(to, far), polar(to, near), polar(from, near)];
  const large = to - from > 180 ? 1 : 0;
  const inner = near === 0 ? "L0 0" : `L${c.x} ${c.y}A${near} ${near} 0 ${large} 0 ${d.x} ${d.y}`;
  return `M${a.x} ${a.y}A${far} ${far} 0 ${large} 1 ${b.x} ${b.y}${inner}Z`;
}

/** The letter by which a space is called. */
export function letter(space: number): string {
  return String.fromCharCode("a".charCodeAt(0) + space);
}

function whole(sector: Sector): boolean {
  return sector.to - sector.from >= 360;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
