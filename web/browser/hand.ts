import type { Page } from "playwright-core";
import { picture } from "./testServer";

/** How lit elements are chosen. */
export type Hand = "mouse" | "finger" | "keyboard";

/** A random generator that is the same in every run. Its function returns a number below its argument. */
export function luck(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What can be chosen: in a menu if one is open or a question is asked, otherwise on the board. Only visible elements count. */
const MENU = "[role=dialog] .menu .button, .bar:has(.keep-turn) .button.main";
const LIT = ".board :is(button, [role=button]).lit:not(nav [aria-pressed=true])";
/** The places and points at the end of a match. */
const OVER = ".over table";

/** The parts of the screen that change when a choice is made. */
interface Sight {
  n: string;
  where: string;
  /** The accessible names of the possible choices, in order. */
  lit: string[];
  /** Whether the goal is visible. */
  reached: boolean;
}

/**
 * Plays only by what is lit on the board, never by the list of choices, until the goal is visible or `most` choices were made.
 * Returns how many were made.
 */
export async function play(
  page: Page,
  hand: Hand,
  seed: number,
  most: number,
  goal: string = OVER,
): Promise<{ made: number; reached: boolean }> {
  const below = luck(seed);
  let sight = await settled(page, goal, null);
  let made = 0;
  for (; made < most && !sight.reached; made++) {
    if (hand === "keyboard") await type(page, sight, below);
    else await touch(page, hand, sight, below);
    sight = await settled(page, goal, sight).catch(async (error: Error) => {
      await picture(page, "stuck");
      throw new Error(`nothing came of one of ${JSON.stringify(sight)}`, { cause: error });
    });
  }
  return { made, reached: sight.reached };
}

/** Waits until something can be chosen, or the match is over. Goes on whenever the table is paused, such as after a bot's story. */
export async function canChoose(page: Page) {
  await settled(page, OVER, null);
}

/**
 * Waits until the screen has changed after the last choice, and either something can be chosen or the goal is reached. Goes on
 * whenever the table is paused.
 */
async function settled(page: Page, goal: string, before: Sight | null): Promise<Sight> {
  const found = await page.waitForFunction(
    ([menu, lit, goal, before]) => {
      document.querySelector<HTMLElement>(".bar.moment .button.main")?.click();
      const seen = (element: Element) => element.getClientRects().length > 0;
      const all = (where: string) => [...document.querySelectorAll(where)].filter(seen);
      const where = all(menu).length > 0 ? menu : lit;
      const name = (element: Element) => element.getAttribute("aria-label") ?? element.textContent ?? "";
      const sight = {
        n: document.querySelector<HTMLElement>("[data-n]")?.dataset["n"] ?? "",
        where,
        lit: all(where).map(name),
        reached: all(goal).length > 0,
      };
      const busy = document.querySelector(".board[aria-busy=true]") !== null;
      const decided = !busy && (sight.reached || sight.lit.length > 0);
      return decided && JSON.stringify(sight) !== before ? sight : null;
    },
    [MENU, LIT, goal, JSON.stringify(before)] as const,
    // When the reader is out of a match of fabulous, its bots may play hundreds of rounds more.
    { timeout: 200_000, polling: 20 },
  );
  return (await found.jsonValue()) as Sight;
}

/**
 * Touches one of the choices. An error is ignored if the table has changed meanwhile. A busy machine may draw nothing for many
 * seconds, so the same choice is tried more than once.
 */
async function touch(
  page: Page,
  hand: "mouse" | "finger",
  { n, where, lit }: Sight,
  below: (number: number) => number,
) {
  const spot = page.locator(where).filter({ visible: true }).nth(below(lit.length));
  for (let attempt = 1; ; attempt++) {
    const touched = hand === "mouse" ? spot.click({ timeout: 10_000 }) : spot.tap({ timeout: 10_000 });
    const error = await touched.then(
      () => null,
      (error: Error) => error,
    );
    if (error === null || (await page.locator("[data-n]").getAttribute("data-n")) !== n) return;
    if (attempt === 4) throw error;
  }
}

/** Moves the focus by Tab to something lit, skips some of the choices, and presses Enter. */
async function type(page: Page, { where, lit }: Sight, below: (number: number) => number) {
  let pass = below(Math.min(4, lit.length));
  for (let pressed = 0; pressed < 400; pressed++) {
    const here = await page.evaluate((where) => document.activeElement?.matches(where) ?? false, where);
    if (here && pass-- <= 0) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`nothing lit is reached by Tab: ${lit.join(", ")}`);
}
