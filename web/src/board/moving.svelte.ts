import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** The duration of an animation at the normal tempo, in milliseconds. */
const FLIGHT = 320;
/** A piece that is displaced by less than this, in pixels, has not moved: a card under the pointer is raised a little. */
const NEAR = 4;

type Piece = HTMLElement | SVGElement;

/** The position of a piece, on the board and within its part of the board. */
interface Place {
  area: string;
  /** Relative to the upper left corner of its part. */
  within: DOMRect;
  /** Relative to the upper left corner of the board. */
  at: DOMRect;
}
type Places = Map<string, Place>;

/** The fields of a table that animations depend on. */
interface Moment {
  still: boolean;
  tempo: number;
  /** Replaced at every step. */
  news: unknown;
}

/** Measures the pieces of each board that is shown. */
const boards = new Set<() => void>();

/**
 * Measures all pieces now. Call it before a new table is set: later, when other parts of the page have been drawn already, the
 * browser would have to lay out the page for it, and again when everything is drawn.
 */
export function measurePieces() {
  for (const measure of boards) measure();
}

/**
 * Animates pieces from their old to their new positions. Call it in the script of a board and attach its result to the root:
 * `{@attach motion}`. `pieces` is a selector; each piece has a key in `data-moves` or `data-piece`, which is the same wherever
 * the piece is drawn. New pieces fade in, except those with `data-no-fade`, such as the next card of a pile.
 *
 * With `sizes`, pieces that are larger or smaller at their new position become so on their way. By height: cards of a hand cover
 * one another. Only elements of HTML, because parts of a drawing are not scaled about their middle.
 *
 * A piece is not animated if the layout only shifts the part of the board that it is in, marked with `data-area`.
 */
export function moving(
  table: () => Moment,
  pieces: string,
  { sizes = false }: { sizes?: boolean } = {},
): Attachment<Element> {
  let root: Element | null = null;
  let before: Places = new Map();
  let flights: Animation[] = [];

  let measured = false;
  const measure = () => {
    for (const flight of flights) flight.finish();
    flights = [];
    before = root && !table().still ? places(root, pieces) : new Map<string, Place>();
    measured = true;
  };

  // Runs before the new table is drawn, while the pieces are still at their old positions.
  $effect.pre(() => {
    void table().news;
    if (!measured) untrack(measure);
    measured = false;
  });
  $effect(() => {
    const { still, tempo, news } = table();
    void news;
    if (still || !root || before.size === 0) return;
    const now = places(root, pieces);
    for (const piece of root.querySelectorAll<Piece>(pieces)) {
      const flight = move(piece, before, now, sizes, FLIGHT * tempo);
      if (flight) flights.push(flight);
    }
  });
  return (board) => {
    root = board;
    boards.add(measure);
    return () => {
      root = null;
      boards.delete(measure);
    };
  };
}

function move(piece: Piece, before: Places, now: Places, sizes: boolean, duration: number): Animation | null {
  const [from, to] = [before.get(keyOf(piece)), now.get(keyOf(piece))];
  if (!to) return null;
  if (!from && piece.dataset["noFade"] !== undefined) return null;
  if (!from) return piece.animate({ opacity: [0, 1] }, { duration, easing: "ease-out" });
  if (from.area === to.area && isNear(from.within, to.within)) return null;
  if (isNear(from.at, to.at)) return null;
  return fly(piece, from.at, to.at, sizes ? from.at.height / to.at.height : 1, duration);
}

const keyOf = (piece: Piece) => piece.dataset["moves"] ?? piece.dataset["piece"] ?? "";

function places(root: Element, pieces: string): Places {
  const board = root.getBoundingClientRect();
  const laid: Places = new Map();
  for (const piece of root.querySelectorAll<Piece>(pieces)) {
    const at = piece.getBoundingClientRect();
    // A piece that is not drawn has no position, such as in a part of the board that is hidden on a phone.
    if (at.width === 0) continue;
    const area = piece.closest<Piece>("[data-area]");
    const own = area && root.contains(area) ? area : null;
    laid.set(keyOf(piece), {
      area: own?.dataset["area"] ?? "",
      within: from(own?.getBoundingClientRect() ?? board, at),
      at: from(board, at),
    });
  }
  return laid;
}

function from(origin: DOMRect, at: DOMRect): DOMRect {
  return new DOMRect(at.x - origin.x, at.y - origin.y, at.width, at.height);
}

function way(from: DOMRect, to: DOMRect): { across: number; down: number } {
  return {
    across: from.x + from.width / 2 - to.x - to.width / 2,
    down: from.y + from.height / 2 - to.y - to.height / 2,
  };
}

function isNear(one: DOMRect, other: DOMRect): boolean {
  const { across, down } = way(one, other);
  return Math.hypot(across, down) < NEAR;
}

/** The z-index of moving pieces: above the others, and above a hand that sticks to the lower edge of the board. */
const ABOVE = 6;

function fly(piece: Piece, from: DOMRect, to: DOMRect, size: number, duration: number): Animation {
  const scale = unit(piece);
  const { across, down } = way(from, to);
  return piece.animate(
    {
      translate: [`${across / scale}px ${down / scale}px`, "0px 0px"],
      ...(size === 1 ? {} : { scale: [size, 1] }),
      zIndex: [ABOVE, ABOVE],
    },
    { duration, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

/** The number of screen pixels in a unit of the drawing. */
function unit(piece: Element): number {
  if (!(piece instanceof SVGGraphicsElement)) return 1;
  const matrix = (piece.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM?.();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
