import { untrack } from "svelte";
import { firstThatFits, sizesUpTo, type CardSizes } from "./fit";

/** What decides how much room the exhibitions have. */
interface Room {
  /** Everything that is on show: the sizes are chosen again whenever it changes. */
  shown: unknown;
  /** Whose turn it is: cards may grow again when it changes, because stories have taken others away. */
  turn: number;
  /** What holds all but the hand. */
  area: HTMLElement | undefined;
  /** How many pixels of the board the hand covers. */
  covered: number;
  width: number;
  /** Whether the window is that of a phone that lies on its side, where the table is a column as well. */
  lies: boolean;
}

/** Narrower boards are one long column, and so are low ones on which the tracks lie below the exhibitions, in rem. */
const TABLET = { width: 40, height: 52 };
/** On wider boards the tracks lie beside the exhibitions. */
const DESK = 54;
/** How wide cards may be, by the width and the height of the board in rem. */
function mostFor(width: number, height: number): number {
  if (width < 90 || height < 52) return width < 54 || height < 48 ? 4.5 : 5.8;
  return height < 60 ? 5.8 : 7.4;
}
/** The distance to the hand, in pixels. */
const APART = 12;

/** The distance of cards to the lower edge of their place, in pixels. */
const BELOW = 5;
/** Cards grow again only if so much room is left below them, in rem, so that the next card rarely makes them smaller. */
const SPARE = 0.7;
/** The table may be so much higher than its room, in pixels, so that all tracks have theirs. */
const MOST_OVER = 64;

/**
 * Gives the table the height above the hand, and makes the cards of exhibitions as large as all of them find room there. They
 * grow again only between two turns or with the window, so that nothing moves to and fro. Where there is no room even for the smallest,
 * the table is as high as it needs. Call it in the script of the board, before `moving`.
 */
export function cardSizes(room: () => Room): { readonly current: CardSizes | null } {
  let current = $state.raw<CardSizes | null>(null);
  let height = $state(0);
  let rem = $state(16);
  const board = $derived(room().area?.closest<HTMLElement>(".board"));
  let [last, from, hidden, lastTurn] = ["", 0, 0, 0];

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
    const { shown, turn, area, covered, width, lies } = room();
    void shown;
    const isDesk = width >= DESK * rem;
    const isTablet = width >= TABLET.width * rem && height >= TABLET.height * rem;
    if (!board || !area || height === 0 || lies || !(isDesk || isTablet)) {
      for (const name of ["--room", "--over", "--mine-card", "--others-card"])
        area?.style.removeProperty(name);
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
    const top = area.getBoundingClientRect().top - board.getBoundingClientRect().top + board.scrollTop;
    const free = height - hidden - APART - top;
    // Not by scrolled heights, which contain cards in flight.
    const bottom = (it: Element) => it.getBoundingClientRect().bottom;
    const foot = area.querySelector(".tracks .foot");
    const tracks = foot ? bottom(foot) - area.getBoundingClientRect().top : 0;
    const over = isDesk ? Math.max(0, tracks - free) : 0;
    area.style.setProperty("--room", `${free + over}px`);
    area.style.setProperty("--over", `${over}px`);
    const shelves = [...area.querySelectorAll(".place .shown")];
    const below = (it: Element) => bottom(it.closest(".place")!) - bottom(it);
    const found = firstThatFits(sizes, from, turn !== lastTurn, (size, spare) => {
      put(size);
      return over <= MOST_OVER && shelves.every((it) => below(it) >= BELOW + (spare ? SPARE * rem : 0));
    });
    lastTurn = turn;
    if (found === null) for (const name of ["--room", "--over"]) area.style.removeProperty(name);
    from = found ?? sizes.length - 1;
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
