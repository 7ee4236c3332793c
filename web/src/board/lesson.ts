/** A first game: a table that is always the same, and a script that the learner follows by making the moves. */
export interface Lesson {
  seats: number;
  options: Record<string, unknown>;
  /** The words that the deal is made of. */
  seed: string;
  steps: readonly Step[];
}

export interface Step {
  /** Who acts: 0 is the learner. */
  by: number;
  /** The action, in its text form. */
  do: string;
  /** The message that is said before the step, from the board's own texts. */
  say?: string;
  /** The `data-piece` that is pointed at. */
  point?: string;
}
