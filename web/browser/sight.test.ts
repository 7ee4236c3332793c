import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe";
import { play } from "./hand";
import { picture, sitDown, testServer } from "./testServer";

const it = testServer();

/** The desks on which everything that is needed in every turn is seen without scrolling. */
const DESKS = [
  [1180, 820],
  [1280, 720],
  [1280, 800],
  [1440, 900],
] as const;

for (const [width, height] of DESKS)
  for (const seats of [2, 4])
    test(`map, city and track of monumental are seen together, ${seats} seats, ${width} × ${height}`, async () => {
      const page = await it.visit("/", { width, height });
      await sitDown(page, "monumental", seats);
      await play(page, "mouse", 5, 12);
      await toTop(page);
      await picture(page, `sight-monumental-${seats}-${width}-${height}`);
      for (const part of [".map svg.map", ".city [role=group]", ".track"])
        expect(await bottom(page, part), part).toBeLessThanOrEqual(height);
      await page.context().close();
    });

test("with four seats of antiquity every exhibition is seen above the hand", async () => {
  const page = await it.visit("/", { width: 1280, height: 800 });
  await sitDown(page, "antiquity", 4);
  await play(page, "mouse", 5, 25);
  await toTop(page);
  await picture(page, "sight-antiquity-4");
  const hand = (await page.locator(".board section.dock").boundingBox())!.y;
  for (const place of await page.locator(".board article").all()) {
    const { y, height } = (await place.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(hand);
  }
  await page.context().close();
});

test("what lies under the hand in a low window is named, and shown by one touch", async () => {
  const page = await it.visit("/", { width: 1280, height: 560 });
  await sitDown(page, "antiquity", 4);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Plus bas" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Plus bas" }).count()).toBe(0);
  const hand = (await page.locator(".board section.dock").boundingBox())!.y;
  expect(await bottom(page, "article >> nth=-1")).toBeLessThanOrEqual(hand);
  await page.context().close();
});

test("a hand lies in one row while something is planned beside it", async () => {
  const page = await it.visit("/", { width: 1280, height: 800 });
  await sitDown(page, "antiquity", 4);
  await page.locator("[data-piece=choice-points]").click();
  await page.locator(".board .plan").waitFor();
  const cards = await page.locator(".board .hand .board-card").all();
  const tops = await Promise.all(cards.map(async (card) => Math.round((await card.boundingBox())!.y)));
  expect(cards.length).toBeGreaterThan(4);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(8);
  await page.context().close();
});

/** Where a part of the board ends, in pixels below the window's upper edge. */
async function bottom(page: Page, part: string): Promise<number> {
  const { y, height } = (await page.locator(`.board ${part}`).first().boundingBox())!;
  return y + height;
}

/** What was touched may have been scrolled to. */
async function toTop(page: Page) {
  await page.locator(".board").evaluate((board) => board.scrollTo(0, 0));
}
