import { chapter, type Lesson, type Step } from "$board/lesson";
import { cardOf } from "./cards";

const [BET_HAMIKDASH, KOLOSSOS, PETRA, PHAROS, ZEUS] = [3, 5, 7, 8, 11];

/** Where a card lies, for the finger that points. */
function at(monument: number | undefined, value: number): string {
  return `card-${cardOf(monument ?? 0, value)}`;
}

/** The turn of somebody else: what it is about, then its moves. */
function turn(by: number, say: string, ...moves: string[]): Step[] {
  return moves.map((move, nth) => (nth === 0 ? { by, do: move, say } : { by, do: move }));
}

function mine(move: string, say: string, point: string): Step {
  return { by: 0, do: move, say, point };
}

const erecting: Step[] = [
  mine("draw row 2", "lesson-welcome", at(PHAROS, 2)),
  mine("erect red pharos", "lesson-erect", at(PHAROS, 4)),
  mine("lay pharos 4", "lesson-lay-high", at(PHAROS, 4)),
  mine("lay pharos 3", "lesson-lay-next", at(PHAROS, 3)),
  mine("lay pharos 2", "lesson-lay-low", at(PHAROS, 2)),
  mine("done", "lesson-done", "choice-done"),
  mine("draw pile", "lesson-draw-pile", "pile"),
  mine("end", "lesson-end-first", "choice-end"),
  ...turn(
    1,
    "lesson-blue-akropolis",
    "draw row 2",
    "erect blue akropolis",
    "lay akropolis 8",
    "lay akropolis 7",
    "done",
    "draw row 3",
    "end",
  ),
  ...turn(
    2,
    "lesson-green-petra",
    "draw row 2",
    "erect green petra",
    "lay petra 7",
    "lay petra 4",
    "done",
    "draw pile",
    "end",
  ),
];

const improving: Step[] = [
  mine("draw row 1", "lesson-take-low", at(PHAROS, 1)),
  mine("improve red pharos", "lesson-improve", at(PHAROS, 9)),
  mine("lay pharos 9", "lesson-lay-nine", at(PHAROS, 9)),
  mine("lay pharos 1", "lesson-lay-one", at(PHAROS, 1)),
  mine("done", "lesson-done-again", "choice-done"),
  mine("score red", "lesson-score", "choice-points"),
  mine("discard kolossos 8", "lesson-score-first", at(KOLOSSOS, 8)),
  mine("discard petra 6", "lesson-score-second", at(PETRA, 6)),
  mine("end", "lesson-end-scored", "choice-end"),
  ...turn(
    1,
    "lesson-blue-builds",
    "erect blue bet_hamikdash",
    "lay bet_hamikdash 5",
    "lay bet_hamikdash 4",
    "done",
    "draw row 1",
    "erect blue kolossos",
    "lay kolossos 7",
    "lay kolossos 2",
    "done",
    "end",
  ),
  ...turn(2, "lesson-green-draws", "draw pile", "draw pile", "draw row 2", "end"),
];

const writing: Step[] = [
  mine("story red", "lesson-story", "choice-story"),
  mine("end", "lesson-end-story", "choice-end"),
  ...turn(
    1,
    "lesson-blue-zeus",
    "draw row 2",
    "erect blue zeus",
    "lay zeus 6",
    "lay zeus 2",
    "done",
    "draw row 3",
    "end",
  ),
  ...turn(2, "lesson-green-story", "story green", "end"),
];

const buying: Step[] = [
  mine("draw row 1", "lesson-take-helmet", at(BET_HAMIKDASH, 1)),
  mine("draw pile", "lesson-draw-again", "pile"),
  mine("draw row 2", "lesson-take-nine", at(ZEUS, 9)),
  mine("buy", "lesson-buy", "choice-buy"),
  mine("discard bet_hamikdash 6", "lesson-buy-first", at(BET_HAMIKDASH, 6)),
  mine("discard bet_hamikdash 1", "lesson-buy-second", at(BET_HAMIKDASH, 1)),
  mine("draw pile", "lesson-fourth", "pile"),
  mine("end", "lesson-last", "choice-end"),
];

/** A first match: four turns in which everything happens once. */
export const lesson: Lesson = {
  seats: 3,
  options: {},
  seed: "amphore",
  steps: [
    ...chapter("chapter-erect", erecting),
    ...chapter("chapter-improve", improving),
    ...chapter("chapter-write", writing),
    ...chapter("chapter-buy", buying),
  ],
};
