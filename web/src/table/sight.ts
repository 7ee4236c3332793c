/** Whether a part of something is within a box. */
function within(box: DOMRect, it: DOMRect): boolean {
  const [width, height] = [it.width, it.height];
  if (width === 0 || height === 0) return false;
  const seen = Math.min(box.bottom, it.bottom) - Math.max(box.top, it.top);
  return seen > Math.min(24, height / 2);
}

/** Scrolls the board to the first lit thing where none is in sight. */
export function bringIntoSight(board: HTMLElement, still: boolean) {
  const box = board.getBoundingClientRect();
  const lit = [...board.querySelectorAll(".lit, .hinted")].filter((it) => it.getClientRects().length > 0);
  if (lit.length === 0 || lit.some((it) => within(box, it.getBoundingClientRect()))) return;
  lit[0]!.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
}
