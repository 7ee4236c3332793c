/** Whether a part of something on a board is within the box of the board, and not below another part of it. */
function isSeen(board: HTMLElement, box: DOMRect, it: Element): boolean {
  const { left, width, top: upper, bottom: lower, height } = it.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const [top, bottom] = [Math.max(box.top, upper), Math.min(box.bottom, lower)];
  if (bottom - top <= Math.min(24, height / 2)) return false;
  const there = document.elementsFromPoint(left + width / 2, (top + bottom) / 2);
  const first = there.find((element) => board.contains(element));
  return !first || it.contains(first) || first.contains(it);
}

/**
 * Scrolls the board to the first lit thing where none is in sight, or to what a hint proposes. Ways to other parts of the board
 * lead to what is lit, and are not it; neither is the button that ends a choice.
 */
export function bringIntoSight(board: HTMLElement, still: boolean, what = ".lit, .hinted") {
  const box = board.getBoundingClientRect();
  const all = [...board.querySelectorAll(what)].filter((it) => it.getClientRects().length > 0);
  const lit = all.filter((it) => !it.closest("nav, [data-piece=choice-end]"));
  const [first] = lit;
  if (!first || lit.some((it) => isSeen(board, box, it))) return;
  // From above it comes to the upper edge, with what follows it in sight; from below to the middle.
  const above = first.getBoundingClientRect().top < (box.top + box.bottom) / 2;
  first.scrollIntoView({ block: above ? "start" : "center", behavior: still ? "auto" : "smooth" });
}
