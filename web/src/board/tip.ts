/** What can be told of: everything with a name of its own, but for groups, whose parts have theirs. */
export const TOLD = "[data-tip], [role=img][aria-label], [role=button][aria-label], button[aria-label]";

/** The event of something that a finger has rested on; whoever prevents its default shows more than the words. */
export const LONG_PRESS = "longpress";

/** How a name and what is offered there are joined (`nameOf` in `target.ts`). */
const JOINT = " : ";

/** What something is, and below it what can be done with it, each as a sentence. */
export function linesOf(name: string): string[] {
  return name
    .split(JOINT)
    .map((it) => it.trim())
    .filter(Boolean)
    .map((it) => it.charAt(0).toLocaleUpperCase() + it.slice(1));
}
