import type { Attachment } from "svelte/attachments";

/** How long something moves, in milliseconds. */
const FLIGHT = 320;

type Piece = HTMLElement | SVGElement;
type Places = Map<string, DOMRect>;

interface Options {
  /** Read for every new state of the table, so that movement follows it. */
  moment: () => unknown;
  /** Whether movement is unwanted. */
  still: () => boolean;
}

/**
 * Lets what carries `data-piece` move to where it now lies: put `{@attach moving({ … })}` on the root of a board and give
 * the same thing the same key wherever it is drawn. What is new fades in. Works for HTML and SVG alike.
 */
export function moving(options: Options): Attachment<Element> {
  return (root) => {
    // The places before a change have to be known before it: when an attachment hears of it, the board is drawn already.
    let before: Places = new Map();
    const remember = () => (before = places(root));
    addEventListener("scroll", remember, { capture: true, passive: true });
    addEventListener("resize", remember);
    $effect(() => {
      options.moment();
      const now = places(root);
      if (!options.still() && before.size > 0) for (const piece of pieces(root)) move(piece, before, now);
      before = now;
    });
    return () => {
      removeEventListener("scroll", remember, { capture: true });
      removeEventListener("resize", remember);
    };
  };
}

function move(piece: Piece, before: Places, now: Places) {
  const key = piece.dataset["piece"] ?? "";
  const [from, to] = [before.get(key), now.get(key)];
  if (from && to) fly(piece, from, to);
  else piece.animate({ opacity: [0, 1] }, { duration: FLIGHT, easing: "ease-out" });
}

function pieces(root: Element): Piece[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")];
}

function places(root: Element): Places {
  const laid = pieces(root).map((piece): [string, DOMRect] => [
    piece.dataset["piece"] ?? "",
    place(root, piece),
  ]);
  // What is not drawn, such as a part of the board behind another on a phone, lies nowhere.
  return new Map(laid.filter(([, at]) => at.width > 0));
}

/** Where a piece lies on its board: a board that moves as a whole moves no piece. */
function place(root: Element, piece: Element): DOMRect {
  const [at, board] = [piece.getBoundingClientRect(), root.getBoundingClientRect()];
  return new DOMRect(at.x - board.x, at.y - board.y, at.width, at.height);
}

function fly(piece: Piece, from: DOMRect, to: DOMRect) {
  const scale = unit(piece);
  const across = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const down = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  if (Math.abs(across) < 1 && Math.abs(down) < 1) return;
  piece.animate(
    { translate: [`${across}px ${down}px`, "0px 0px"] },
    { duration: FLIGHT, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

/** How many screen pixels a unit of the drawing has. */
function unit(piece: Element): number {
  if (!(piece instanceof SVGGraphicsElement)) return 1;
  const matrix = (piece.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM?.();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
