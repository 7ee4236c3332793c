/** The position of a box beside the element that it explains, and of its arrow. */
export interface Beside {
  left: number;
  top: number;
  /** The position of the arrow, on the edge of the box that faces the element; null if the box covers the element. */
  arrow: { left: number; top: number; points: "up" | "down" } | null;
}

interface Size {
  width: number;
  height: number;
}

/** The distances between a box and the element, and between a box and the edges of the screen, in pixels. */
const GAP = 10;
const EDGE = 6;
/** The smallest distance between an arrow and a corner of the box, which is rounded, in pixels. */
const CORNER = 18;

/** Places a box above or below an element, and wholly on the screen; on the other side if there is no space. */
export function beside(at: DOMRect, box: Size, screen: Size, prefers: "above" | "below"): Beside {
  const above = at.top - GAP - box.height;
  const below = at.bottom + GAP;
  const fitsAbove = above >= EDGE;
  const fitsBelow = below + box.height <= screen.height - EDGE;
  const goesAbove = prefers === "above" ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  const middle = at.left + at.width / 2;
  const left = within(middle - box.width / 2, EDGE, screen.width - EDGE - box.width);
  const top = within(goesAbove ? above : below, EDGE, screen.height - EDGE - box.height);
  const tip = within(middle, left + CORNER, left + box.width - CORNER);
  const free = top + box.height <= at.top ? "down" : top >= at.bottom ? "up" : null;
  const arrow: Beside["arrow"] = free && {
    left: tip,
    top: free === "down" ? top + box.height : top,
    points: free,
  };
  return { left, top, arrow };
}

/**
 * How far a board must be scrolled so that a box on the screen leaves a part of it visible: a negative number moves the part down,
 * below the box; a positive one up, so that the box has a place at the foot of the screen. 0 if it is visible, or cannot be.
 */
export function scrollFor(
  part: DOMRect,
  box: Pick<Beside, "left" | "top"> & Size,
  screen: Size,
  board: { top: number; bottom: number; up: number; down: number },
): number {
  const besides = part.left >= box.left + box.width || part.right <= box.left;
  if (besides || part.top >= box.top + box.height || part.bottom <= box.top) return 0;
  const down = box.top + box.height + GAP - part.top;
  if (down <= board.up && part.bottom + down <= board.bottom) return -down;
  const up = part.bottom + GAP - (screen.height - EDGE - box.height);
  return up <= board.down && part.top - up >= board.top ? Math.max(0, up) : 0;
}

/** Moves a box to another place of the screen if it covers one of these elements there and covers less of them here. */
export function clear(place: Beside, box: Size, screen: Size, avoided: readonly DOMRect[]): Beside {
  const covered = ({ left, top }: { left: number; top: number }) =>
    avoided.reduce((sum, it) => {
      const width = Math.min(left + box.width, it.right) - Math.max(left, it.left);
      const height = Math.min(top + box.height, it.bottom) - Math.max(top, it.top);
      return sum + Math.max(0, width) * Math.max(0, height);
    }, 0);
  const lefts = [place.left, EDGE, screen.width - EDGE - box.width];
  const tops = [place.top, screen.height - EDGE - box.height];
  const others = tops.flatMap((top) => lefts.map((left): Beside => ({ left, top, arrow: null })));
  return others.reduce((best, it) => (covered(it) < covered(best) ? it : best), place);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
