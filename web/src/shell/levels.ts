/** The level of a new room's bots, unless another is chosen: `Level::DEFAULT` of the server. */
export const DEFAULT_LEVEL = "builder";

/** The level of the opponents in a first match and after a lesson: `Level::BEGINNER` of the server. */
export const BEGINNER_LEVEL = "apprentice";
