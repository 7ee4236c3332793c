import { expect, test } from "vitest";
import { GAMES } from "./games";
import { play } from "./hand";
import { picture, sitDown, testServer } from "./testServer";
import { DESK, PHONE, playWhole } from "./wholeMatch";

const it = testServer();

for (const setup of GAMES) {
  const { game, seats } = setup;
  test(`a whole match of ${game} by touching what is lit on a phone`, () =>
    playWhole(it, setup, "finger", PHONE, 7));

  test(`the beginning of a match of ${game} with a mouse`, async () => {
    const page = await it.visit("/", DESK);
    await sitDown(page, game, seats);
    await picture(page, `table-${game}-begins`);
    expect((await play(page, "mouse", 5, 25)).made).toBe(25);
    expect(it.faults).toEqual([]);
    await page.context().close();
  });

  test(`the beginning of a match of ${game} on a phone with text of twice the size`, async () => {
    const page = await it.visit("/", PHONE);
    await sitDown(page, game, seats);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect((await play(page, "finger", 3, 12)).made).toBe(12);
    expect((await page.locator(".board").boundingBox())!.height).toBeGreaterThan(0.6 * PHONE.height!);
    await picture(page, `table-${game}-twice`);
    await page.context().close();
  });
}
