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
