import { expect, test } from "vitest";
import { axe } from "./axe";
import { canChoose, play } from "./hand";
import { ask, picture, sitDown, testServer } from "./testServer";

const it = testServer();

test("a choice can be typed as in the terminal", async () => {
  const page = await it.visit("/", { language: "en", width: 1440, height: 900 });
  await sitDown(page, "antiquity", 2);
  await canChoose(page);
  const n = () => page.locator("[data-n]").getAttribute("data-n");
  const before = await n();
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Type a choice" });
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  const choices = page.locator("details.offers button");
  const all = await choices.count();
  const words = (await choices.nth(1).textContent())!
    .slice(1)
    .toLowerCase()
    .match(/\p{L}{3,}|\d+/gu)!;
  await page.keyboard.type(words.map((word) => word.slice(0, 4)).join(" "));
  await expect.poll(() => choices.count()).toBeLessThan(all);
  for (const word of words) expect((await choices.first().textContent())!.toLowerCase()).toContain(word);
  await picture(page, "commands");
  expect(await axe(page)).toEqual([]);
  await page.keyboard.type(" xyz");
  await expect
    .poll(() => page.locator("details.offers").textContent())
    .toContain("No choice has these words.");
  await page.keyboard.press("Enter");
  expect(await n()).toBe(before);
  for (let nth = 0; nth < 4; nth++) await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await expect.poll(n).not.toBe(before);
  // The next command can follow at once.
  expect(await field.inputValue()).toBe("");
  expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.context().close();
});

test("in a small window a typed choice leads back to the board", async () => {
  const page = await it.visit("/", { language: "en", width: 1024, height: 768 });
  await sitDown(page, "antiquity", 2);
  await canChoose(page);
  await page.keyboard.press("/");
  await page.keyboard.type("draw");
  const n = () => page.locator("[data-n]").getAttribute("data-n");
  const before = await n();
  await page.keyboard.press("Enter");
  await expect.poll(n).not.toBe(before);
  await canChoose(page);
  await page.context().close();
});

test("a hidden page notifies its reader of their turn, if they allowed it", async () => {
  const page = await it.visit("/", {
    language: "en",
    reducedMotion: "no-preference",
    permissions: ["notifications"],
  });
  await page.addInitScript(() => {
    localStorage.setItem("notices", "on");
    localStorage.setItem("speed", "slow");
    const told = window as unknown as { notices: string[]; away: boolean };
    told.notices = [];
    window.Notification = class extends Notification {
      // Chromium without windows says "denied" here, although the permission is granted.
      static override readonly permission = "granted";
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        told.notices.push(`${title}: ${options?.body}`);
      }
    };
    Object.defineProperty(document, "hidden", { get: () => told.away === true });
  });
  await ask(page, "POST", "/api/me", { name: "Anna" });
  // Not `random`: such bots finish their turns before anything is shown.
  const wanted = { game: "quarry", seats: 3, level: "apprentice", seed: "quarry in a browser" };
  const { id } = await ask<{ id: string }>(page, "POST", "/api/play", wanted);
  await page.goto(`${it.address}/room/${id}`);
  const notices = () => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
  const othersPlay = ".bar:not(.mine) button[title]";
  expect((await play(page, "mouse", 5, 20, othersPlay)).reached).toBe(true);
  // A reader who looks at the page is not called.
  expect((await play(page, "mouse", 6, 20, ".bar.mine")).reached).toBe(true);
  expect(await notices()).toEqual([]);
  expect((await play(page, "mouse", 7, 20, othersPlay)).reached).toBe(true);
  await page.evaluate(() => {
    (window as unknown as { away: boolean }).away = true;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(notices).toEqual(["World Monuments: Your turn"]);
  expect(await page.title()).toContain("Your turn");
  await page.context().close();
});
