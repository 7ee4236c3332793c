import type { Story } from "./view";

/** A space of the story track and the historians on it, the oldest first: it stands below. */
export interface Space {
  pages: number;
  historians: { colour: number; nth: number; place: number }[];
}

const SHORTEST = 12;

/** The story track as far as it is needed: at least a dozen spaces, and one more than the longest story has pages. */
export function storyTrack(stories: readonly Story[]): Space[] {
  const longest = Math.max(SHORTEST - 1, ...stories.map((it) => it.pages));
  const ranked = stories
    .map((story, nth) => ({ ...story, nth }))
    .sort((a, b) => b.pages - a.pages || a.nth - b.nth);
  return Array.from({ length: longest + 1 }, (_, at) => ({
    pages: at + 1,
    historians: stories.flatMap(({ colour, pages }, nth) =>
      pages === at + 1 ? [{ colour, nth, place: ranked.findIndex((it) => it.nth === nth) }] : [],
    ),
  }));
}

/** How much wider a space is for each historian beyond the first. */
const WIDER = 0.6;

/** The columns of the track as CSS has them, so many in a row: spaces on which several historians stand are wider. */
export function columnsOf(spaces: readonly Space[], inARow: number): string {
  const most = (column: number) =>
    Math.max(1, ...spaces.filter((_, at) => at % inARow === column).map((it) => it.historians.length));
  return Array.from({ length: inARow }, (_, column) => {
    const width = 1 + WIDER * (most(column) - 1);
    return `minmax(0, ${Number(width.toFixed(1))}fr)`;
  }).join(" ");
}
