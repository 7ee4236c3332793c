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

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
