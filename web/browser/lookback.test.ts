import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe";
import { GAMES } from "./games";
import { canChoose, play } from "./hand";
import { ask, picture, sitDown, testServer, untilOver } from "./testServer";

const it = testServer();

test("a player who comes back to a match steps through what happened since", async () => {
  const page = await it.visit("/", { language: "en" });
  const room = await sitDown(page, "antiquity", 3);
  await play(page, "mouse", 5, 8);
  const missed = page.locator(".bar .missed");
  expect(await missed.count(), "nothing was missed").toBe(0);
  // Before the page begins again, once: until it is left it stores each step that it shows.
  await page.addInitScript((room) => {
    if (sessionStorage.getItem("went-back") !== null) return;
    sessionStorage.setItem("went-back", "");
    localStorage.setItem("seen-steps", JSON.stringify([[room, 2]]));
  }, room);
  await page.reload();
  await missed.waitFor();
  expect(await missed.textContent()).toMatch(/What happened since: \d+ moves/);
  // The link is not in the way of the reader's own move.
  await expect.poll(() => page.locator(".board .lit").count()).toBeGreaterThan(0);
  await picture(page, "missed");
  expect(await axe(page)).toEqual([]);
  await missed.click();
  const frame = page.locator("[data-frame]");
  await expect.poll(() => frame.getAttribute("data-frame")).toBe("2");
  await page.getByRole("button", { name: "Next move" }).click();
  await expect.poll(() => frame.getAttribute("data-frame")).toBe("3");
  expect(await page.locator(".controls select").count(), "only the reader's own seat").toBe(0);
  await picture(page, "missed-steps");
  expect(await axe(page)).toEqual([]);
  await page.goto(`${it.address}/replay/${room}?seat=0&step=9999`);
  await expect.poll(() => page.locator(".slider span").textContent()).toMatch(/^Move (\d+) of \1$/);
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.locator("[data-n]").waitFor();
  expect(await missed.count(), "everything was shown").toBe(0);
  expect(it.faults).toEqual([]);
  await page.context().close();
});

const PHONES = [
  [390, 844],
  [360, 640],
  [320, 640],
] as const;

/** The largest number of seats of games, among them one in which a seat has several scores. */
const MOST = [
  { game: "fabulous", most: 6 },
  { game: "monumental", most: 4 },
  { game: "antiquity", most: 4 },
  { game: "antiquity", most: 2 },
  { game: "quarry", most: 4 },
];

/** A match that is over: its only person leaves, and the bots finish it. Returns the id of its room. */
async function finished(page: Page, game: string, seats: number, name = "Anna"): Promise<string> {
  await ask(page, "POST", "/api/me", { name });
  const wanted = { game, seats, level: "random", options: {} };
  const { id } = await ask<{ id: string }>(page, "POST", "/api/play", wanted);
  await ask(page, "POST", `/api/rooms/${id}/stand`, { seat: 0 });
  await untilOver(page, id);
  return id;
}

test("the end shows places, sources and a chart of the points, and the page verifies the deal", async () => {
  const page = await it.visit("/");
  const id = await finished(page, "quarry", 3);
  await page.goto(`${it.address}/room/${id}`);
  await page.locator(".over figure svg").first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  // A screen reader begins with who won.
  await expect.poll(focused).toBe("H2");
  expect(await page.locator(".over tbody tr").count()).toBeGreaterThan(2);
  await page.locator(".over details summary").click();
  await page.getByRole("button", { name: "Vérifier", exact: true }).click();
  await expect.poll(() => page.locator(".over details .good").count()).toBe(4);
  expect(await page.locator(".over details .bad").count()).toBe(0);
  await picture(page, "over-verified");
  expect(await axe(page)).toEqual([]);
  expect(it.faults).toEqual([]);
  await page.context().close();
});

for (const { game, most } of MOST)
  test(`the points of ${most} players of ${game} can be read on a phone without scrolling sideways`, async () => {
    const name = "Maximilienne-Alexandrine";
    const page = await it.visit("/");
    const id = await finished(page, game, most, name);
    await page.goto(`${it.address}/room/${id}`);
    await page.locator(".over table").waitFor();
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      expect(await tooWide(page), `${width} px`).toEqual([]);
      expect(await page.getByRole("columnheader", { name }).count(), `${width} px`).toBe(1);
    }
    await picture(page, `over-${game}-${most}-phone`);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

test("nothing moves when the end tells who has won, also with large text on a small phone", async () => {
  const page = await it.visit("/", { width: 320, height: 640, reducedMotion: "no-preference" });
  const id = await finished(page, "quarry", 3);
  // Where the buttons are, while the points are counted and after, as each frame is drawn.
  await page.addInitScript(() => {
    const tops: Record<string, number> = {};
    Object.assign(window, { tops });
    const look = () => {
      requestAnimationFrame(look);
      document.documentElement.style.fontSize = "150%";
      const actions = document.querySelector(".over .actions");
      if (!actions) return;
      const when = document.querySelector(".over .counts") ? "counting" : "told";
      tops[when] = Math.round(actions.getBoundingClientRect().top);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${it.address}/room/${id}`);
  const tops = () => page.evaluate(() => (window as unknown as { tops: Record<string, number> }).tops);
  await expect.poll(async () => Object.keys(await tops())).toEqual(["counting", "told"]);
  await expect.poll(async () => (await tops())["told"]! - (await tops())["counting"]!).toBe(0);
  await picture(page, "over-320-large");
  await page.context().close();
});

for (const { game, seats } of GAMES)
  test(`a finished match of ${game} can be replayed from any seat`, async () => {
    const page = await it.visit("/");
    const id = await finished(page, game, seats);
    await page.goto(`${it.address}/replay/${id}?seat=1&step=5`);
    const where = page.locator(".slider span");
    await expect.poll(() => where.textContent()).toMatch(/^Coup 5 sur [1-9]/);
    await page.locator(".board > *").first().waitFor();
    await picture(page, `replay-${game}`);
    const told = page.locator(".replay :is(.board, .told)");
    expect((await told.allInnerTexts()).join(), "the seat is a bot's").not.toMatch(/Vous|Votre/);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => where.textContent()).toContain("Coup 6");
    expect(page.url()).toContain("step=6");
    await page.getByRole("button", { name: "Tour suivant" }).click();
    await expect.poll(() => where.textContent()).not.toContain("Coup 6 ");
    expect(await page.locator(".board :is(.lit, [aria-disabled=true])").count(), "nothing to choose").toBe(0);
    await page.locator(".eyes select").selectOption("all");
    await expect.poll(() => page.url()).toContain("seat=all");
    await page.keyboard.press("Escape");
    await page.locator(".board").focus();
    await page.keyboard.press("End");
    const last = await page.locator(".slider input").getAttribute("max");
    expect(Number(last)).toBeGreaterThan(5);
    await expect.poll(() => page.locator(".board").getAttribute("data-frame")).toBe(last);
    await picture(page, `replay-${game}-open`);
    expect(await axe(page)).toEqual([]);
    expect(it.faults).toEqual([]);
    await page.context().close();
  });

test("a finished match can be continued from one of its moves", async () => {
  const page = await it.visit("/");
  const id = await finished(page, "quarry", 2);
  await page.goto(`${it.address}/replay/${id}?seat=0&step=4`);
  await page.getByRole("button", { name: "Jouer à partir d’ici" }).click();
  await page.waitForURL(/\/room\//);
  await canChoose(page);
  expect(page.url()).not.toContain(id);
  await page.context().close();
});

/** The elements in and around the table of points that are wider than their containers. */
function tooWide(page: Page): Promise<string[]> {
  return page.locator(".board").evaluate((board) => {
    const wide = (it: Element) => it.scrollWidth > it.clientWidth + 1;
    return [board, ...board.querySelectorAll(".points :is(li, th, td)")]
      .filter(wide)
      .map((it) => it.textContent.trim());
  });
}
