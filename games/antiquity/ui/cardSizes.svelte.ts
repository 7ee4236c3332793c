import { untrack } from "svelte";
import { firstThatFits, sizesUpTo, type CardSizes } from "./fit";

/** What decides how much room the exhibitions have. */
interface Room {
  /** Everything that is on show: the sizes are chosen again whenever it changes. */
  shown: unknown;
  area: HTMLElement | undefined;
  /** What holds the places of the others, the lowest part that has to be seen. */
  places: HTMLElement | undefined;
  /** How many pixels of the board the hand covers. */
  covered: number;
  width: number;
}

/** Narrower boards are one long column. */
const DESK = 54;
/** How wide cards may be, by the width and the height of the board in rem. */
function mostFor(width: number, height: number): number {
  if (width < 90 || height < 52) return 4.5;
  return height < 60 ? 5.8 : 7.4;
}
/** The distance to the hand, in pixels. */
const APART = 6;

/**
 * Makes the cards of exhibitions as large as all of them are seen above the hand. They do not grow again before the window does,
 * so that nothing moves to and fro. Call it in the script of the board, before `moving`.
 */
export function cardSizes(room: () => Room): { readonly current: CardSizes | null } {
  let current = $state.raw<CardSizes | null>(null);
  let height = $state(0);
  let rem = $state(16);
  const board = $derived(room().area?.closest<HTMLElement>(".board"));
  let [last, from, hidden] = ["", 0, 0];

  $effect(() => {
    if (!board) return;
    const look = () => {
      height = board.clientHeight;
      // Reading a style after the table has changed would let the browser lay it out.
      rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    };
    const watch = new ResizeObserver(look);
    watch.observe(board);
    look();
    return () => watch.disconnect();
  });

  $effect(() => {
    const { shown, area, places, covered, width } = room();
    void shown;
    if (!board || !area || !places || width < DESK * rem || height === 0) {
      for (const name of ["--mine-card", "--others-card"]) area?.style.removeProperty(name);
      untrack(() => (current = null));
      return;
    }
    const window = `${width} ${height}`;
    if (window !== last) [last, from, hidden] = [window, 0, 0];
    hidden = Math.max(hidden, covered);
    const sizes = sizesUpTo(mostFor(width / rem, height / rem));
    const put = ({ mine, others }: CardSizes) => {
      area.style.setProperty("--mine-card", `${mine}rem`);
      area.style.setProperty("--others-card", `${others}rem`);
    };
    from = firstThatFits(sizes, from, (size) => {
      put(size);
      const bottom = places.getBoundingClientRect().bottom - board.getBoundingClientRect().top;
      return bottom + board.scrollTop <= height - hidden - APART;
    });
    const size = sizes[from]!;
    put(size);
    untrack(() => (current = size));
  });

  return {
    get current() {
      return current;
    },
  };
}
