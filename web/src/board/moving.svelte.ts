import type { Attachment } from "svelte/attachments";

/** How long something moves, in milliseconds. */
const FLIGHT = 320;

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
    let before = new Map<string, DOMRect>();
    $effect.pre(() => {
      options.moment();
      before = places(root);
    });
    $effect(() => {
      options.moment();
      if (options.still() || before.size === 0) return;
      for (const piece of pieces(root)) {
        const from = before.get(piece.dataset["piece"] ?? "");
        if (from && from.width > 0) fly(piece, from, place(root, piece));
        else piece.animate({ opacity: [0, 1] }, { duration: FLIGHT, easing: "ease-out" });
      }
    });
  };
}

function pieces(root: Element): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")];
}

function places(root: Element): Map<string, DOMRect> {
  return new Map(pieces(root).map((piece) => [piece.dataset["piece"] ?? "", place(root, piece)]));
}

/** Where a piece lies on its board: a board that moves as a whole moves no piece. */
function place(root: Element, piece: Element): DOMRect {
  const [at, board] = [piece.getBoundingClientRect(), root.getBoundingClientRect()];
  return new DOMRect(at.x - board.x, at.y - board.y, at.width, at.height);
}

function fly(piece: HTMLElement | SVGElement, from: DOMRect, to: DOMRect) {
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
