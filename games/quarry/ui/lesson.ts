import { chapter, type Lesson, type Step } from "$board/lesson";

const LEARNER = 0;
const OTHER = 1;

/** A whole round of the Taj Mahal and the beginning of the next: every mechanism is met once. */
export const lesson: Lesson = {
  seats: 2,
  options: { monument: "taj_mahal" },
  seed: "first stones",
  steps: [
    ...chapter("chapter-walk", walking()),
    ...chapter("chapter-gather", gathering()),
    ...chapter("chapter-build", building()),
    ...chapter("chapter-round", secondRound()),
  ].map(pointed),
};

/** The learner is shown what to touch. */
function pointed(step: Step): Step {
  const [verb, at] = step.do.split(" ");
  const point = verb === "enter" ? `space-${at}` : verb === "lay" ? `position-${at}` : "own";
  return step.by === LEARNER ? { ...step, point } : step;
}

function walking(): Step[] {
  return [
    { by: LEARNER, do: "enter g blue", say: "lesson-put" },
    { by: OTHER, do: "enter p red", say: "lesson-other-walks" },
    { by: OTHER, do: "enter h orange" },
    { by: LEARNER, do: "enter i red", say: "lesson-three-steps" },
    { by: LEARNER, do: "enter q blue", say: "lesson-inwards" },
    { by: LEARNER, do: "enter j violet", say: "lesson-outer-end" },
    { by: OTHER, do: "enter k violet", say: "lesson-four-steps" },
    { by: OTHER, do: "enter r neutral" },
    { by: OTHER, do: "enter l red" },
    { by: OTHER, do: "enter a violet" },
  ];
}

function gathering(): Step[] {
  return [
    { by: LEARNER, do: "enter m neutral", say: "lesson-look-ahead" },
    { by: LEARNER, do: "enter s violet", say: "lesson-centre" },
    { by: LEARNER, do: "enter o black", say: "lesson-black" },
    { by: LEARNER, do: "enter e neutral", say: "lesson-screen" },
    { by: OTHER, do: "enter d neutral", say: "lesson-other-gathers" },
    { by: OTHER, do: "enter n violet" },
    { by: OTHER, do: "enter c red" },
    { by: OTHER, do: "enter b blue" },
    { by: LEARNER, do: "enter m", say: "lesson-last-piece" },
    { by: LEARNER, do: "enter s", say: "lesson-empty" },
    { by: LEARNER, do: "enter o", say: "lesson-empty-again" },
    { by: LEARNER, do: "enter f violet", say: "lesson-quarry-ends" },
  ];
}

function building(): Step[] {
  return [
    { by: LEARNER, do: "lay 2", say: "lesson-first-brick" },
    { by: OTHER, do: "lay 3", say: "lesson-other-lays" },
    { by: LEARNER, do: "lay 25", say: "lesson-straddle" },
    { by: OTHER, do: "lay 4", say: "lesson-corner" },
    { by: LEARNER, do: "lay 18", say: "lesson-on-theirs" },
    { by: OTHER, do: "lay 30", say: "lesson-on-yours" },
    { by: LEARNER, do: "lay 5", say: "lesson-careful" },
    { by: OTHER, do: "lay 9" },
    { by: LEARNER, do: "lay 8", say: "lesson-no-red" },
    { by: OTHER, do: "lay 27", say: "lesson-other-reaps" },
    { by: LEARNER, do: "lay 1", say: "lesson-must-build" },
    { by: OTHER, do: "lay 17" },
    { by: LEARNER, do: "pass", say: "lesson-pass" },
    { by: OTHER, do: "lay 12", say: "lesson-other-goes-on" },
    { by: OTHER, do: "lay 28" },
    { by: OTHER, do: "pass", say: "lesson-left-over" },
  ];
}

function secondRound(): Step[] {
  return [
    { by: LEARNER, do: "enter b orange", say: "lesson-second-round" },
    { by: OTHER, do: "enter c neutral" },
    { by: OTHER, do: "enter d blue" },
    { by: LEARNER, do: "enter e red", say: "lesson-mix" },
    { by: LEARNER, do: "enter o neutral", say: "lesson-mix-neutral" },
    { by: LEARNER, do: "enter f violet", say: "lesson-mix-violet" },
    { by: OTHER, do: "enter g blue" },
    { by: OTHER, do: "enter p orange" },
    { by: OTHER, do: "enter h violet" },
    { by: OTHER, do: "enter i violet" },
    { by: LEARNER, do: "enter q neutral", say: "lesson-to-centre" },
    { by: LEARNER, do: "enter s blue", say: "lesson-choose" },
    { by: LEARNER, do: "enter m red", say: "lesson-way-out" },
    { by: LEARNER, do: "enter a red", say: "lesson-end" },
  ];
}
