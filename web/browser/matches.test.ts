import { expect, test } from "vitest";
import { GAMES } from "./games";
import { playToTheEnd } from "./hand";
import { house, picture, sitDown } from "./house";

const it = house();

/** No match takes so many choices. */
const MOST = 1500;

for (const { game, seats } of GAMES) {
  test(`a whole match of ${game} by clicking what is lit`, async () => {
    const page = await it.visit("/");
    await sitDown(page, game, seats);
    await picture(page, `table-${game}-begins`);
    const made = await playToTheEnd(page, "pointer", 7, MOST);

    expect(made).toBeGreaterThan(5);
    await expect.poll(() => page.locator(".over tbody tr").count()).toBeGreaterThan(1);
    expect(it.faults).toEqual([]);
    await picture(page, `over-${game}`, { whole: true });
    await page.context().close();
  });

  test(`a whole match of ${game} by keyboard alone`, async () => {
    const page = await it.visit("/");
    await sitDown(page, game, seats);
    const made = await playToTheEnd(page, "keyboard", 11, MOST);

    expect(made).toBeGreaterThan(5);
    await expect.poll(() => page.locator(".over tbody tr").count()).toBeGreaterThan(1);
    expect(it.faults).toEqual([]);
    await page.context().close();
  });
}
