import { SIDE, type Box, type Site } from "./plan";

/** How far a half brick reaches across and down the picture, and how high a brick is. */
export const ACROSS = 16;
export const DOWN = 8;
export const HEIGHT = 24;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a corner of the grid appears; `up` is counted in bricks. The front of the plan is the front of the picture. */
export function project(x: number, y: number, up: number): [number, number] {
  return [(x - y) * ACROSS, (x + y) * DOWN - up * HEIGHT];
}

/** From the back to the front and from the ground up: what comes later may cover what came before. */
export function backToFront(sites: readonly Site[]): Site[] {
  return [...sites].sort((a, b) => a.level - b.level || a.x + a.y - (b.x + b.y) || a.x - b.x);
}

/** The three faces of a box on the grid that can be seen, as paths. */
export function faces(box: Box, bottom: number, top: number): { top: string; left: string; right: string } {
  const { x, y, width, depth } = box;
  const [right, front] = [x + width, y + depth];
  const path = (...corners: [number, number][]) => `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
  return {
    top: path(project(x, y, top), project(right, y, top), project(right, front, top), project(x, front, top)),
    left: path(
      project(x, front, top),
      project(right, front, top),
      project(right, front, bottom),
      project(x, front, bottom),
    ),
    right: path(
      project(right, y, top),
      project(right, front, top),
      project(right, front, bottom),
      project(right, y, bottom),
    ),
  };
}

/** The faces of the brick of a position. */
export function brickFaces(site: Site) {
  return faces({ x: site.x, y: site.y, width: SIDE, depth: SIDE }, site.level - 1, site.level);
}

/** The middle of the upper face of a position. */
export function topOf(site: Site): [number, number] {
  return project(site.x + SIDE / 2, site.y + SIDE / 2, site.level);
}

/** What the picture shows: the ground with a margin, and all levels. */
export function frameOf(ground: Box, levels: number): Frame {
  const [left] = project(ground.x, ground.y + ground.depth, 0);
  const [right] = project(ground.x + ground.width, ground.y, 0);
  const [, bottom] = project(ground.x + ground.width, ground.y + ground.depth, 0);
  const [, back] = project(ground.x, ground.y, 0);
  const top = back - levels * HEIGHT;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Lays a drawing of -1 to 1 flat on an upper face, its head to the back. */
export const FLAT = `matrix(${ACROSS} ${DOWN} ${-ACROSS} ${DOWN} 0 0) rotate(-45)`;
