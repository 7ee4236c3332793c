/** The message of a board's texts that says what the game is about. */
export const AIM = "overview-aim";

/** A first match: its deal is always the same, and the learner makes the moves of a script. */
export interface Lesson {
  seats: number;
  options: Record<string, unknown>;
  /** The text that the seed of the deal is derived from. */
  seed: string;
  steps: readonly Step[];
  /** The message that lists the names of the others, if the texts of the lesson use them. */
  names?: string;
}

export interface Step {
  /** The message with the title of a chapter, if one begins with this step. */
  chapter?: string;
  /** The seat that acts: 0 is the learner. */
  by: number;
  /** The action, in its text form. */
  do: string;
  /** The message that is shown before the step, from the board's own texts. */
  say?: string;
  /** The `data-piece` that the lesson points at. */
  point?: string;
}

/** The steps of a chapter: the first one has its title. */
export function chapter(title: string, steps: readonly Step[]): Step[] {
  return steps.map((step, nth) => (nth === 0 ? { ...step, chapter: title } : step));
}
