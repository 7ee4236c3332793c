import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { play } from "./hand";
import { picture, sitDown, testServer } from "./testServer";

const it = testServer();

/** Windows (width, height), and the number of seats whose exhibitions are all visible there. */
const EXHIBITIONS = [
  [1280, 720, 4],
  [1440, 900, 3],
  [1920, 1080, 4],
] as const;

for (const [width, height, seats] of EXHIBITIONS)
  test(`with ${seats} seats of antiquity every exhibition is visible above the hand, ${width} × ${height}`, async () => {
    const page = await it.visit("/", { width, height });
    await sitDown(page, "antiquity", seats, { power_cards: true });
    await play(page, "mouse", 5, 45);
    await toTop(page);
    await picture(page, `sight-antiquity-${seats}-${width}`);
    const hand = (await page.locator(".board section.dock").boundingBox())!.y;
    const places = await page.locator(".board article").all();
    expect(places).toHaveLength(seats);
    for (const place of places) {
      const { y, height } = (await place.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(hand);
    }
    await page.context().close();
  });

test("two players of antiquity have cards that can be read in a window of 1024 × 768", async () => {
  const page = await it.visit("/", { width: 1024, height: 768 });
  await sitDown(page, "antiquity", 2);
  const { reached } = await play(page, "mouse", 5, 250, ".board .shown:has(.fan + .fan + .fan)");
  expect(reached).toBe(true);
  await toTop(page);
  await picture(page, "sight-antiquity-2-1024");
  const widths = await page
    .locator(".board article .fan .board-card")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  const places = await page.locator(".board article").all();
  const hand = (await page.locator(".board section.dock").boundingBox())!.y;
  for (const place of places) {
    const { y, height } = (await place.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(hand);
  }
  await page.context().close();
});

test("the pieces and points of four players are visible in a low window while bricks are laid", async () => {
  const page = await it.visit("/", { width: 1280, height: 720 });
  await sitDown(page, "quarry", 4, { show_taken: true });
  await play(page, "mouse", 5, 60, ".layout:not(.quarrying)");
  await toTop(page);
  await picture(page, "sight-quarry-4-building");
  for (const player of await page.locator(".board .other .player").all()) {
    const { y, height } = (await player.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(720);
    const points = player.locator(".score");
    const isOnTop = await points.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop, "nothing lies over the points").toBe(true);
  }
  await page.context().close();
});

test("a tablet held upright shows five stands of fabulous and the whole card of the reader", async () => {
  const page = await it.visit("/", { width: 820, height: 1180, hasTouch: true, isMobile: true });
  await sitDown(page, "fabulous", 5);
  await play(page, "finger", 5, 3);
  await toTop(page);
  await picture(page, "sight-fabulous-tablet");
  expect(await bottom(page, ".stands")).toBeLessThan(await bottom(page, ".beside"));
  const board = (await page.locator(".board").boundingBox())!;
  expect(await bottom(page, ".beside")).toBeLessThanOrEqual(board.y + board.height);
  await page.context().close();
});

test("a tablet held upright shows all games in one screen", async () => {
  const page = await it.visit("/", { width: 820, height: 1180, hasTouch: true, isMobile: true });
  const { y, height } = (await page.locator(".games article").last().boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(1180);
  await page.context().close();
});

/** The lower edge of a part of the board, in pixels. */
async function bottom(page: Page, part: string): Promise<number> {
  const { y, height } = (await page.locator(`.board ${part}`).first().boundingBox())!;
  return y + height;
}

/** Scrolls to the top: a touch may have scrolled to its element. */
async function toTop(page: Page) {
  await page.locator(".board").evaluate((board) => board.scrollTo(0, 0));
}
