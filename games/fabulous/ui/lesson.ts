import { chapter, type Lesson, type Step } from "$board/lesson";

const [LEARNER, SQUARE, TRIANGLE] = [0, 1, 2];

function mine(move: string, say: string, point: string): Step {
  return { by: LEARNER, do: move, say, point };
}

/** What somebody else does; without words it happens by itself. */
function other(by: number | undefined, move: string, say?: string): Step {
  return { by: by!, do: move, ...(say === undefined ? {} : { say, point: `seat-${by}` }) };
}

/** A win with the strongest figure, then a strong figure that is asked for nothing. */
const comparing: Step[] = [
  mine("look", "lesson-look", "button"),
  mine("name prowess", "lesson-name", "row-prowess"),
  other(SQUARE, "say", "lesson-circuit"),
  other(TRIANGLE, "say"),
  mine("name height", "lesson-lead", "row-height"),
  other(SQUARE, "impose start_year", "lesson-imposed"),
  other(TRIANGLE, "say"),
  mine("say", "lesson-say", "button"),
];

/** A Collector card, and an endangered monument. */
const imposing: Step[] = [
  other(TRIANGLE, "name visitors", "lesson-triangle-leads"),
  mine("target 2", "lesson-fire", "seat-1"),
  mine("impose start_year", "lesson-impose", "row-start_year"),
  other(SQUARE, "say", "lesson-older"),
  other(TRIANGLE, "say"),
  other(SQUARE, "name height", "lesson-square-leads"),
  other(TRIANGLE, "say"),
  mine("say", "lesson-green", "button"),
  other(TRIANGLE, "name prowess", "lesson-triangle-again"),
  mine("say", "lesson-pyramid", "row-prowess"),
  other(SQUARE, "say"),
];

/** A challenge after values were said, and an eclipse that makes weakness a strength. */
const turning: Step[] = [
  mine("name visitors", "lesson-visitors", "row-visitors"),
  other(SQUARE, "say"),
  other(TRIANGLE, "impose start_year", "lesson-late"),
  mine("say", "lesson-say-again", "button"),
  other(SQUARE, "say"),
  other(TRIANGLE, "name prowess", "lesson-eclipse"),
  mine("impose visitors", "lesson-weakest", "row-visitors"),
  other(SQUARE, "say"),
  other(TRIANGLE, "say"),
];

/** A battle, a weak card, and cards that come back. */
const battling: Step[] = [
  mine("name prowess", "lesson-towers", "row-prowess"),
  other(SQUARE, "say", "lesson-equal"),
  other(TRIANGLE, "say", "lesson-battle"),
  mine("name height", "lesson-weak", "row-height"),
  other(SQUARE, "say"),
  other(TRIANGLE, "say"),
  other(SQUARE, "name start_year", "lesson-come-back"),
  other(TRIANGLE, "say"),
  mine("impose visitors", "lesson-rather", "row-visitors"),
  other(SQUARE, "say"),
  other(TRIANGLE, "say"),
  other(TRIANGLE, "name height", "lesson-lost-again"),
  mine("say", "lesson-angkor", "row-height"),
  other(SQUARE, "say", "lesson-end"),
];

/** A first game: eleven rounds at a table of three, with the Fire and the Eclipse among the cards. */
export const lesson: Lesson = {
  seats: 3,
  options: { collectors: 2, steal_from: true, lowest_wins: true, youngest: "1", minutes: "none" },
  seed: "horizon soleil phare",
  names: "guided-names",
  steps: [
    ...chapter("chapter-compare", comparing),
    ...chapter("chapter-impose", imposing),
    ...chapter("chapter-turn", turning),
    ...chapter("chapter-battle", battling),
  ],
};
