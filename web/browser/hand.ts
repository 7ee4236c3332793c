import type { Page } from "playwright-core";

/** How a choice is made among what is lit. */
export type Hand = "pointer" | "keyboard";

/** Luck that is the same in every run. */
export function luck(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const LIT = ".board .lit";
const MENU = "[role=dialog] .menu .button";

/** What is on the screen, as far as it changes by playing. */
interface Sight {
  n: string;
  lit: number;
  menu: number;
  over: boolean;
}

/**
 * Plays a match to its end by what is lit on the board and by nothing else: the list of choices is never used. Says how many
 * choices were made.
 */
export async function playToTheEnd(page: Page, hand: Hand, seed: number, most: number): Promise<number> {
  const below = luck(seed);
  for (let made = 0; made < most; made++) {
    const sight = await decision(page);
    if (sight.over) return made;
    if (hand === "pointer") await touch(page, sight, below);
    else await type(page, sight, below);
    await change(page, sight);
  }
  throw new Error(`the match is not over after ${most} choices`);
}

/** Waits until there is something to decide, or nothing any more. */
async function decision(page: Page): Promise<Sight> {
  await page.waitForFunction(
    ([lit, menu]) =>
      document.querySelector(".over") !== null ||
      document.querySelector(lit!) !== null ||
      document.querySelector(menu!) !== null,
    [LIT, MENU],
    { timeout: 60_000 },
  );
  return see(page);
}

function see(page: Page): Promise<Sight> {
  return page.evaluate(
    ([lit, menu]) => ({
      n: document.querySelector<HTMLElement>(".table")?.dataset["n"] ?? "",
      lit: document.querySelectorAll(lit!).length,
      menu: document.querySelectorAll(menu!).length,
      over: document.querySelector(".over") !== null,
    }),
    [LIT, MENU],
  );
}

async function touch(page: Page, sight: Sight, below: (number: number) => number) {
  const where = sight.menu > 0 ? MENU : LIT;
  const spot = page.locator(where).nth(below(Math.max(sight.menu, sight.menu > 0 ? 0 : sight.lit)));
  await spot.click({ timeout: 15_000 });
}

/** Walks by Tab to something lit, passes some of them by, and presses Enter. */
async function type(page: Page, sight: Sight, below: (number: number) => number) {
  const where = sight.menu > 0 ? MENU : LIT;
  let pass = below(Math.min(4, sight.menu > 0 ? sight.menu : sight.lit));
  for (let pressed = 0; pressed < 400; pressed++) {
    const here = await page.evaluate((where) => document.activeElement?.matches(where) ?? false, where);
    if (here && pass-- <= 0) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`nothing lit is reached by Tab: ${JSON.stringify(sight)}`);
}

/** Waits until the choice showed: another table, a menu, other lights. */
async function change(page: Page, before: Sight) {
  await page.waitForFunction(
    ([lit, menu, before]) => {
      const sight = before as Sight;
      const n = document.querySelector<HTMLElement>(".table")?.dataset["n"] ?? "";
      return (
        n !== sight.n ||
        document.querySelector(".over") !== null ||
        document.querySelectorAll(menu as string).length !== sight.menu ||
        document.querySelectorAll(lit as string).length !== sight.lit
      );
    },
    [LIT, MENU, before] as const,
    { timeout: 30_000 },
  );
}
