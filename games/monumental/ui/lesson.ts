import { chapter, type Lesson, type Step } from "$board/lesson";

const LEARNER = 0;
const OTHER = 1;

/** Two turns of Egypt against Denmark: a province, two wonders, a policy, an explorer, and scientific progress. */
export const lesson: Lesson = {
  seats: 2,
  options: {},
  seed: "la grande route",
  steps: [
    ...chapter("chapter-settle", setup()),
    ...chapter("chapter-first", firstTurn()),
    ...chapter("chapter-other", otherTurn()),
    ...chapter("chapter-second", secondTurn()),
  ],
};

function setup(): Step[] {
  return [
    { by: OTHER, do: "at g4", say: "lesson-capital" },
    { by: OTHER, do: "civilization 2" },
    { by: LEARNER, do: "civilization 3", say: "lesson-civilization", point: "civ-egypt" },
  ];
}

function firstTurn(): Step[] {
  return [
    { by: LEARNER, do: "row 1", say: "lesson-row", point: "row-0" },
    { by: LEARNER, do: "column 1", say: "lesson-column", point: "column-0" },
    { by: LEARNER, do: "use b1 1", say: "lesson-mine", point: "use-3-0" },
    { by: LEARNER, do: "use c1 knowledge 1", say: "lesson-knowledge", point: "use-15-0" },
    { by: LEARNER, do: "conquer b3", say: "lesson-conquer", point: "tile-b3" },
    { by: LEARNER, do: "send warlord a4", say: "lesson-send", point: "send warlord a4" },
    { by: LEARNER, do: "choose 2", say: "lesson-reward", point: "choose 2" },
    { by: LEARNER, do: "buy 3", say: "lesson-wonder", point: "card-29" },
    { by: LEARNER, do: "complete", say: "lesson-complete", point: "card-29" },
    { by: LEARNER, do: "at b3", say: "lesson-place", point: "tile-b3" },
    { by: LEARNER, do: "develop 1", say: "lesson-policy", point: "policy-0" },
    { by: LEARNER, do: "buy basic 1", say: "lesson-basic", point: "basic-0" },
    { by: LEARNER, do: "explore 1 b3", say: "lesson-explore", point: "tile-b3" },
    { by: LEARNER, do: "take 1", say: "lesson-take", point: "tile-b3" },
    { by: LEARNER, do: "end", say: "lesson-end", point: "end" },
  ];
}

function otherTurn(): Step[] {
  return [
    { by: OTHER, do: "row 1", say: "lesson-other" },
    { by: OTHER, do: "column 1" },
    { by: OTHER, do: "conquer g3", say: "lesson-other-conquers" },
    { by: OTHER, do: "send soldier g4" },
    { by: OTHER, do: "choose 1" },
    { by: OTHER, do: "buy basic 3" },
    { by: OTHER, do: "end", say: "lesson-other-ends" },
  ];
}

function secondTurn(): Step[] {
  return [
    { by: LEARNER, do: "row 1", say: "lesson-again", point: "row-0" },
    { by: LEARNER, do: "column 2", say: "lesson-second-column", point: "column-1" },
    { by: LEARNER, do: "use a2 1", say: "lesson-stonehenge", point: "use-1-0" },
    { by: LEARNER, do: "choose 1", say: "lesson-branch", point: "choose 1" },
    { by: LEARNER, do: "buy 3", say: "lesson-writing", point: "card-26" },
    { by: LEARNER, do: "use b2 2", say: "lesson-obelisk", point: "use-4-1" },
    { by: LEARNER, do: "buy 2", say: "lesson-gardens", point: "card-30" },
    { by: LEARNER, do: "token", say: "lesson-token", point: "token" },
    { by: LEARNER, do: "complete", say: "lesson-gardens-done", point: "card-30" },
    { by: LEARNER, do: "at a4", say: "lesson-gardens-place", point: "tile-a4" },
    { by: LEARNER, do: "progress", say: "lesson-progress", point: "deck" },
    { by: LEARNER, do: "end", say: "lesson-over", point: "end" },
  ];
}
