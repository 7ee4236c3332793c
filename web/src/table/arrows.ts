/** What can be reached by arrow keys on a board: whatever is lit and seen. */
const LIT = ":is(button, [role=button]).lit";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The middle of something on the screen. */
interface Point {
  x: number;
  y: number;
}

/**
 * The nearest of these points in a direction; none where nothing lies that way. What lies straight ahead is nearer than what
 * lies aside.
 */
export function nearestThatWay(
  from: Point,
  points: readonly Point[],
  [across, down]: readonly [number, number],
) {
  const reach = ({ x, y }: Point) => {
    const ahead = (x - from.x) * across + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * across);
    return ahead > 2 ? ahead + 2.5 * aside : Infinity;
  };
  const best = points.reduce(
    (best, point, nth) => (reach(point) < best.reach ? { nth, reach: reach(point) } : best),
    { nth: -1, reach: Infinity },
  );
  return best.nth < 0 ? null : best.nth;
}

/** Moves the focus on a board by an arrow key to the next lit thing that way; says whether it did. */
export function moveFocus(board: Element, key: string): boolean {
  const way = WAYS[key];
  const lit = [...board.querySelectorAll<HTMLElement | SVGElement>(LIT)].filter(
    (it) => it.getClientRects().length > 0,
  );
  if (!way || lit.length === 0) return false;
  const middle = (it: Element): Point => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const here = document.activeElement;
  const nth =
    here && board.contains(here) && here !== board ? nearestThatWay(middle(here), lit.map(middle), way) : 0;
  if (nth === null) return false;
  lit[nth]?.focus();
  return true;
}
