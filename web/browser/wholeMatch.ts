import { expect } from "vitest";
import type { GAMES } from "./games";
import { play, type Hand } from "./hand";
import { picture, sitDown, type TestServer, type Visitor } from "./testServer";

/** More choices than any match takes. */
const MOST = 1500;

export const PHONE: Visitor = { width: 360, height: 740, hasTouch: true, isMobile: true };
export const DESK: Visitor = { width: 1280, height: 860 };

/** Plays a match to its end, using only what is lit. */
export async function playWhole(
  it: TestServer,
  { game, seats, options }: (typeof GAMES)[number],
  hand: Hand,
  visitor: Visitor,
  seed: number,
) {
  const page = await it.visit("/", visitor);
  await page.evaluate((game) => {
    localStorage.setItem(`play ${game}`, '{"level":"adaptive"}');
    localStorage.setItem(`adaptive ${game}`, '{"level":"random","recent":[],"counted":[]}');
  }, game);
  const room = await sitDown(page, game, seats, options);
  const { made, reached } = await play(page, hand, seed, MOST);

  expect(reached).toBe(true);
  expect(made).toBeGreaterThan(5);
  await expect.poll(() => page.locator(".over tbody tr").count()).toBeGreaterThan(0);
  // The result moves the level of the next opponents.
  const counted = () => page.evaluate((game) => localStorage.getItem(`adaptive ${game}`), game);
  await expect.poll(counted).toContain(room);
  expect(it.faults).toEqual([]);
  await picture(page, `over-${game}-${hand}`, { whole: true });
  await page.context().close();
}
