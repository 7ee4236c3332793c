/** The message of a board's texts that says what the game is about. */
export const AIM = "overview-aim";

/** A first game: a table that is always the same, and a script that the learner follows by making the moves. */
export interface Lesson {
  seats: number;
  options: Record<string, unknown>;
  /** The words that the deal is made of. */
  seed: string;
  steps: readonly Step[];
  /** The message that lists what the others are called, where the guide speaks of them by name. */
  names?: string;
}

export interface Step {
  /** The message that is the title of a chapter, if one begins with this step. */
  chapter?: string;
  /** Who acts: 0 is the learner. */
  by: number;
  /** The action, in its text form. */
  do: string;
  /** The message that is said before the step, from the board's own texts. */
  say?: string;
  /** The `data-piece` that is pointed at. */
  point?: string;
}

/** The steps of a chapter: the first one carries its title. */
export function chapter(title: string, steps: readonly Step[]): Step[] {
  return steps.map((step, nth) => (nth === 0 ? { ...step, chapter: title } : step));
}
