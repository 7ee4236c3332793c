/** The elements with a tooltip: those with a name of their own, except groups, whose parts have names. */
export const TOLD = "[data-tip], [role=img][aria-label], [role=button][aria-label], button[aria-label]";

/** The event of a long press. A listener that prevents its default shows something else than the tooltip. */
export const LONG_PRESS = "longpress";

/** The separator between the name of a part and its offers (`nameOf` in `target.ts`). */
const JOINT = " : ";

/** The lines of a tooltip: what the part is, then what is offered there. Each begins with a capital letter. */
export function linesOf(name: string): string[] {
  return name
    .split(JOINT)
    .map((it) => it.trim())
    .filter(Boolean)
    .map((it) => it.charAt(0).toLocaleUpperCase() + it.slice(1));
}
