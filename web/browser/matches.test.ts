import { expect, test } from "vitest";
import { GAMES } from "./games";
import { play, type Hand } from "./hand";
import { picture, sitDown, testServer, type Visitor } from "./testServer";

const it = testServer();

/** No match takes so many choices. */
const MOST = 1500;

const PHONE: Visitor = { width: 360, height: 740, hasTouch: true, isMobile: true };
const DESK: Visitor = { width: 1280, height: 860 };

/** Every match is played to its end on a phone and by keys; with a mouse its beginning is enough. */
const WAYS: readonly { how: string; hand: Hand; visitor: Visitor; seed: number }[] = [
  { how: "by touching what is lit on a phone", hand: "finger", visitor: PHONE, seed: 7 },
  { how: "by keyboard alone", hand: "keyboard", visitor: DESK, seed: 11 },
];

for (const { game, seats, options } of GAMES) {
  for (const { how, hand, visitor, seed } of WAYS)
    test(`a whole match of ${game} ${how}`, async () => {
      const page = await it.visit("/", visitor);
      await sitDown(page, game, seats, options);
      const { made, reached } = await play(page, hand, seed, MOST);

      expect(reached).toBe(true);
      expect(made).toBeGreaterThan(5);
      await expect.poll(() => page.locator(".over tbody tr").count()).toBeGreaterThan(1);
      expect(it.faults).toEqual([]);
      await picture(page, `over-${game}-${hand}`, { whole: true });
      await page.context().close();
    });

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
