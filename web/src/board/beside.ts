/** Where a box stands beside what it speaks of, and where its arrow points from. */
export interface Beside {
  left: number;
  top: number;
  /** Where the tip of the arrow is, on the edge of the box towards what it speaks of; null where the box lies over that. */
  arrow: { left: number; top: number; points: "up" | "down" } | null;
}

interface Size {
  width: number;
  height: number;
}

/** How far a box stays from what it speaks of and from the edges of the screen, in pixels. */
const GAP = 10;
const EDGE = 6;
/** How near to a rounded corner an arrow stands, in pixels. */
const CORNER = 18;

/** A place for a box above or below something, wholly on the screen; on the other side where there is no room. */
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
