import { afterEach, expect, it, vi } from "vitest";
import { bringIntoSight } from "./sight";

afterEach(() => vi.restoreAllMocks());

/** A board 400 high with lit elements at these heights; returns the one that is scrolled to. */
function scrolledTo(parts: Record<string, number>): string | null {
  const board = document.createElement("div");
  board.getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
  let found: string | null = null;
  for (const [piece, top] of Object.entries(parts)) {
    const it = document.createElement("button");
    it.className = "lit";
    it.dataset["piece"] = piece;
    const box = new DOMRect(0, top, 100, 50);
    it.getBoundingClientRect = () => box;
    it.getClientRects = () => [box] as unknown as DOMRectList;
    it.scrollIntoView = () => void (found = piece);
    board.append(it);
  }
  document.elementsFromPoint = () => [];
  bringIntoSight(board, true);
  return found;
}

it("scrolls to what can be chosen although the button that ends the choice is in sight", () => {
  expect(scrolledTo({ "choice-end": 0, card: -200 })).toBe("card");
  expect(scrolledTo({ "choice-end": 0, card: 200 })).toBeNull();
  expect(scrolledTo({ "choice-end": 0 })).toBeNull();
});
