import type { Lesson, Step } from "$board/lesson";

const LEARNER = 0;
const OTHER = 1;

/** Two turns of Egypt against Denmark: a province, two wonders begun, a policy, an explorer, and scientific progress. */
export const lesson: Lesson = {
  seats: 2,
  options: {},
  seed: "la grande route",
  steps: [...setup(), ...firstTurn(), ...otherTurn(), ...secondTurn()],
};

function setup(): Step[] {
  return [
    { by: OTHER, do: "at g4", say: "lesson-capital" },
    { by: OTHER, do: "civilization 2" },
    { by: LEARNER, do: "civilization 3", say: "lesson-civilization" },
  ];
}

function firstTurn(): Step[] {
  return [
    { by: LEARNER, do: "row 1", say: "lesson-row" },
    { by: LEARNER, do: "column 1", say: "lesson-column" },
    { by: LEARNER, do: "use b1 1", say: "lesson-mine", point: "purse" },
    { by: LEARNER, do: "use c1 knowledge 1", say: "lesson-knowledge" },
    { by: LEARNER, do: "conquer b3", say: "lesson-conquer" },
    { by: LEARNER, do: "send warlord a4", say: "lesson-send", point: "warlord-0" },
    { by: LEARNER, do: "choose 2", say: "lesson-reward" },
    { by: LEARNER, do: "buy 3", say: "lesson-wonder", point: "card-29" },
    { by: LEARNER, do: "complete", say: "lesson-complete", point: "card-29" },
    { by: LEARNER, do: "at b3", say: "lesson-place" },
    { by: LEARNER, do: "develop 1", say: "lesson-policy" },
    { by: LEARNER, do: "buy basic 1", say: "lesson-basic" },
    { by: LEARNER, do: "explore 1 b3", say: "lesson-explore", point: "explorer-0-0" },
    { by: LEARNER, do: "take 1", say: "lesson-take", point: "explorer-0-0" },
    { by: LEARNER, do: "end", say: "lesson-end" },
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
    { by: LEARNER, do: "row 1", say: "lesson-again" },
    { by: LEARNER, do: "column 2", say: "lesson-second-column" },
    { by: LEARNER, do: "use a2 1", say: "lesson-stonehenge" },
    { by: LEARNER, do: "choose 1", say: "lesson-branch" },
    { by: LEARNER, do: "buy 3", say: "lesson-writing" },
    { by: LEARNER, do: "use b2 2", say: "lesson-obelisk" },
    { by: LEARNER, do: "buy 2", say: "lesson-gardens" },
    { by: LEARNER, do: "token", say: "lesson-token", point: "purse" },
    { by: LEARNER, do: "use c2 1", say: "lesson-forum" },
    { by: LEARNER, do: "production", say: "lesson-pay" },
    { by: LEARNER, do: "production" },
    { by: LEARNER, do: "progress", say: "lesson-progress" },
    { by: LEARNER, do: "end", say: "lesson-over" },
  ];
}
