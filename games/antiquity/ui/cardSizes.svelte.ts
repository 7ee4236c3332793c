import { untrack } from "svelte";
import { reservedWidth, widthsUpTo } from "./fit";

/** What decides how much room the exhibitions have. */
interface Room {
  /** Everything that is on show: whether it fits is looked at whenever it changes. */
  shown: unknown;
  /** What holds all but the hand. */
  area: HTMLElement | undefined;
  /** How many pixels of the board the hand covers. */
  covered: number;
  width: number;
  /** Whether the window is that of a phone that lies on its side, where the table is a column as well. */
  lies: boolean;
}

/** Narrower boards are one long column, in rem. On low ones the tracks below the exhibitions have no part of the room. */
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
/** The table may be so much higher than its room, in pixels, so that all tracks have theirs. */
const MOST_OVER = 64;

/** A board that is larger or smaller by less than this, in pixels, has the same room: what stands above it may round otherwise. */
const CLOSE = 16;
/** Most exhibitions end with about so many monuments: those of players with one colour, and with two. */
const [OF_ONE, OF_TWO] = [5, 4];
/** How wide a free place is, in widths of a card. */
const PLOT = 0.6;

const bottom = (it: Element) => it.getBoundingClientRect().bottom;
const top = (it: Element) => it.getBoundingClientRect().top;

/**
 * Gives the table the height above the hand, and each place a size of its cards that leaves room for the monuments to come. Only
 * the cards of a place that is full become smaller, so that nothing else moves. Where there is no room even for the smallest, the
 * table is as high as it needs. Returns the widths of cards by seat, in rem. Call it in the script of the board, before `moving`.
 */
export function cardSizes(room: () => Room): { readonly current: ReadonlyMap<number, number> | null } {
  let current = $state.raw<ReadonlyMap<number, number> | null>(null);
  let height = $state(0);
  let rem = $state(16);
  const board = $derived(room().area?.closest<HTMLElement>(".board"));
  /** The number of the width that the cards of each seat begin with, and of the one that they have. */
  const [begins, has] = [new Map<number, number>(), new Map<number, number>()];
  let [seen, hidden] = [{ width: 0, height: 0 }, 0];

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
    const { shown, area, covered, width, lies } = room();
    void shown;
    const places = area?.querySelector<HTMLElement>(".places");
    const isDesk = width >= DESK * rem;
    const isTablet = width >= TABLET.width * rem && height >= TABLET.height * rem;
    const clear = () => ["--room", "--over", "--places"].forEach((it) => area?.style.removeProperty(it));
    if (!board || !area || !places || height === 0 || lies || width < TABLET.width * rem) {
      clear();
      untrack(() => (current = null));
      return;
    }
    const widths = widthsUpTo(mostFor(width / rem, height / rem));
    const isNew = Math.abs(width - seen.width) > CLOSE || Math.abs(height - seen.height) > CLOSE;
    if (isNew) has.clear();
    if (isNew || covered > hidden) {
      [seen, hidden] = [{ width, height }, covered];
      begins.clear();
    }
    const above = (it: Element) => top(it) - top(board) + board.scrollTop;
    const free = height - hidden - APART;
    // Not by scrolled heights, which contain cards in flight.
    const foot = area.querySelector(".tracks .foot");
    const over = isDesk && foot ? Math.max(0, bottom(foot) - top(area) - free + above(area)) : 0;
    const isWhole = isDesk || isTablet;
    area.style.setProperty("--room", isWhole ? `${free - above(area) + over}px` : "auto");
    area.style.setProperty("--places", isWhole ? "auto" : `${free - above(places)}px`);
    area.style.setProperty("--over", `${over}px`);

    const found = new Map<number, number>();
    let fitsAll = over <= MOST_OVER;
    for (const place of places.querySelectorAll<HTMLElement>(".place")) {
      const seat = Number(place.dataset["seat"]);
      const shelves = [...place.querySelectorAll(".shown")];
      const fits = () => shelves.every((it) => bottom(it) + BELOW <= bottom(place));
      if (!begins.has(seat)) {
        const sizes = shelves.map((it) => ({
          width: it.clientWidth / rem,
          height: (bottom(place) - BELOW - top(it)) / rem,
        }));
        const monuments = (shelves.length > 1 ? OF_TWO : OF_ONE) + (place.querySelector(".plot") ? PLOT : 0);
        begins.set(seat, Math.max(...sizes.map((it) => reservedWidth(widths, it, monuments))));
      }
      const first = begins.get(seat)!;
      // An empty place begins anew, as in a replay that goes back to its beginning.
      let nth = place.querySelector(".fan") ? Math.max(has.get(seat) ?? first, first) : first;
      const put = () => place.style.setProperty("--card", `${widths[nth]!}rem`);
      put();
      while (!fits() && nth < widths.length - 1) {
        nth += 1;
        put();
      }
      fitsAll &&= fits();
      has.set(seat, nth);
      found.set(seat, widths[nth]!);
    }
    if (!fitsAll) clear();
    untrack(() => (current = found));
  });

  return {
    get current() {
      return current;
    },
  };
}
