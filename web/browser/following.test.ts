import type { Invitation } from "$protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe";
import { GAMES } from "./games";
import { play } from "./hand";
import { ask, picture, sitDown, testServer } from "./testServer";

const it = testServer();

/** Clicks "go on" whenever the table is paused, until something is lit. */
async function myTurn(page: Page) {
  const goOn = page.locator(".bar.moment .button.main");
  await expect
    .poll(async () => {
      if ((await goOn.count()) > 0) await goOn.click({ timeout: 2000 }).catch(() => null);
      return page.locator(".board .lit").count();
    })
    .toBeGreaterThan(0);
}

for (const { game, seats } of GAMES)
  test(`everybody's points in a match of ${game} are seen at any time, and where they come from`, async () => {
    const page = await it.visit("/", { width: 1440, height: 900, language: "en" });
    await sitDown(page, game, seats);
    const scores = page.locator("aside button.score");
    await expect.poll(() => scores.count()).toBe(seats);
    await page.keyboard.press("p");
    const rows = page.getByRole("dialog").locator("tbody tr");
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    expect(await axe(page)).toEqual([]);
    await picture(page, `points-${game}`);
    await page.keyboard.press("Escape");
    await page.context().close();
  });

test("what each bot did is written beside its name until the reader's turn is over", async () => {
  const page = await it.visit("/", { width: 1440, height: 900, language: "en" });
  await sitDown(page, "quarry", 3);
  await play(page, "mouse", 5, 6);
  await expect.poll(() => page.locator("aside .deeds").count()).toBe(2);
  expect(await page.locator("aside .deeds").first().textContent()).not.toBe("");
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test("a phone shows what each bot did in the line of points, and all of it after one touch", async () => {
  const page = await it.visit("/", {
    width: 360,
    height: 740,
    hasTouch: true,
    isMobile: true,
    language: "en",
  });
  await sitDown(page, "quarry", 3);
  await play(page, "finger", 5, 6);
  const news = page.locator(".scoreboard .news");
  await news.waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "the page cannot be dragged sideways").toBe(360);
  await news.tap();
  const told = page.getByRole("dialog", { name: "What the others did" });
  await expect.poll(() => told.locator("dt").count()).toBe(2);
  expect(await told.locator("dd").first().textContent()).not.toBe("");
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => told.count()).toBe(0);
  await page.context().close();
});

for (const speed of ["fast", "off"])
  test(`the end of a round of fabulous is shown until the reader goes on, speed ${speed}`, async () => {
    const page = await it.visit("/", { language: "en", reducedMotion: "no-preference" });
    await page.evaluate((speed) => localStorage.setItem("speed", speed), speed);
    await sitDown(page, "fabulous", 3);
    const bar = page.locator(".bar.moment");
    await expect
      .poll(async () => {
        if ((await bar.count()) === 0)
          await page
            .locator(".board .lit")
            .first()
            .click({ timeout: 1000 })
            .catch(() => null);
        return bar.count();
      })
      .toBe(1);
    const n = await page.locator("[data-n]").getAttribute("data-n");
    expect(await bar.textContent()).toMatch(/win/);
    expect(await page.locator(".board .lit").count(), "nothing can be touched by mistake").toBe(0);
    await picture(page, "round-held");
    expect(await axe(page)).toEqual([]);
    expect(await page.locator("[data-n]").getAttribute("data-n")).toBe(n);
    await page.keyboard.press("Space");
    await expect.poll(() => bar.count()).toBe(0);
    await page.context().close();
  });

test("the title and the icon of the tab show the reader's turn, and a list of keys can be opened", async () => {
  const page = await it.visit("/", { language: "en" });
  await page.addInitScript(() => {
    const show = (number: number) =>
      Promise.resolve(void (document.documentElement.dataset["badge"] = `${number}`));
    Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show(0) });
  });
  await sitDown(page, "quarry", 2);
  await myTurn(page);
  await expect.poll(() => page.title()).toContain("Your turn");
  expect(await page.locator("link[rel=icon]").getAttribute("href")).toBe("/icon-turn.svg");
  expect(await page.locator("html").getAttribute("data-badge"), "on the icon of the app").toBe("1");
  await page.keyboard.press("?");
  await expect.poll(() => page.locator("dialog[open] dt").count()).toBeGreaterThan(5);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  await page.keyboard.press("s");
  const preferences = page.getByRole("dialog", { name: "Table settings" });
  await preferences.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => preferences.count()).toBe(0);
  await page.keyboard.press("j");
  const inJournal = () => page.evaluate(() => document.activeElement?.matches(".journal-list"));
  await expect.poll(inJournal).toBe(true);
  await page.keyboard.press("p");
  const points = page.locator("[role=dialog]", { hasText: "If it ended now" });
  await points.waitFor();
  expect((await points.boundingBox())!.width).toBeGreaterThan(250);
  await page.keyboard.press("Escape");
  await expect.poll(() => points.count()).toBe(0);
  await page.keyboard.press("ArrowRight");
  const isLit = () => page.evaluate(() => document.activeElement?.classList.contains("lit"));
  await expect.poll(isLit).toBe(true);
  const before = await page.locator("[data-n]").getAttribute("data-n");
  await page.keyboard.press("1");
  await expect.poll(() => page.locator("[data-n]").getAttribute("data-n")).not.toBe(before);
  await page.goto(`${it.address}/`);
  await expect.poll(() => page.title()).toBe("Monumenta");
  expect(await page.locator("link[rel=icon]").getAttribute("href")).toBe("/icon.svg");
  await page.context().close();
});

test("the title of the tab names the reader's turn only as long as it lasts", async () => {
  const page = await it.visit("/", { language: "en", reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("speed", "slow"));
  await ask(page, "POST", "/api/me", { name: "Anna" });
  // Not `random`: such bots finish their turns before anything is shown.
  const wanted = { game: "quarry", seats: 3, level: "apprentice", seed: "quarry in a browser" };
  const { id } = await ask<{ id: string }>(page, "POST", "/api/play", wanted);
  await page.goto(`${it.address}/room/${id}`);
  const others = await play(page, "mouse", 5, 20, ".bar:not(.mine) button[title]");
  expect(others.reached).toBe(true);
  await expect.poll(() => page.title()).toBe("World Monuments · Monumenta");
  await page.context().close();
});

test("a quick match of fabulous says how many rounds it has, and how many are left", async () => {
  const page = await it.visit("/", { language: "en", width: 360, height: 740 });
  const card = page.locator("article.card", { hasText: "Monuments fabuleux" });
  expect(await card.textContent()).toMatch(/10–15\smin\s·\s36\srounds/);
  await card.getByRole("button", { name: /Play/ }).click();
  await page.locator(".round .number").waitFor();
  await expect.poll(() => page.locator(".round .number").textContent()).toContain("Round 1 · 35 to go");
  await picture(page, "rounds-left");
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test("the home page keeps the number and the level of opponents that the reader chose before", async () => {
  const page = await it.visit("/", { language: "en" });
  await ask(page, "POST", "/api/me", { name: "Anna" });
  await page.reload();
  const card = page.locator("article.card", { hasText: "World Monuments" });
  await card.locator("summary").click();
  await card.getByLabel("Opponents").selectOption({ label: "3" });
  await card.getByLabel("Their level").selectOption({ label: "builder" });
  await page.reload();
  expect(await card.locator("summary").textContent()).toContain("3 bots");
  await card.getByRole("button", { name: /Play/ }).click();
  await page.locator("[data-n]").waitFor();
  await expect.poll(() => page.locator("aside button.score").count()).toBe(4);
  await page.context().close();
});

test("opponents who adapt have the level that the reader's results led to", async () => {
  const page = await it.visit("/", { language: "en" });
  await page.evaluate(() =>
    localStorage.setItem("adaptive quarry", '{"level":"builder","recent":[],"counted":[]}'),
  );
  await page.reload();
  const card = page.locator("article.card", { hasText: "World Monuments" });
  await card.locator("summary").click();
  await card.getByLabel("Their level").selectOption({ label: "adapts to me" });
  expect(await card.locator("summary").textContent()).toContain("adapts to me (builder)");
  expect(await card.textContent()).toContain("Stronger when you win");
  expect(await axe(page)).toEqual([]);
  await picture(page, "home-adaptive");
  await card.getByRole("button", { name: /Play/ }).click();
  await expect.poll(() => page.locator("aside .tag", { hasText: "builder" }).count()).toBe(2);
  await page.context().close();
});

test("a phone asks before actions are lost, and takes a move back in the bar even if a card was shown", async () => {
  const page = await it.visit("/", { width: 360, language: "en" });
  await sitDown(page, "antiquity", 3);
  await myTurn(page);
  const n = () => page.locator("[data-n]").getAttribute("data-n");
  const [before, bar] = [await n(), page.locator(".bar")];
  await page.locator(".board [data-piece=pile]").click();
  await expect.poll(n).not.toBe(before);
  const end = page.locator(".board [data-piece=choice-end]");
  await end.click();
  await expect.poll(() => bar.textContent()).toMatch(/2 actions left/);
  const drawn = await n();
  await bar.getByRole("button", { name: "Not yet" }).click();
  await expect.poll(() => bar.textContent()).not.toMatch(/actions left: end/);
  expect(await n()).toBe(drawn);
  await bar.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => page.locator(".board [data-area=hand] [data-piece^=card-]").count()).toBe(5);
  await page.context().close();
});

test("a spectator follows a player, whose place then lies nearest, and sees nothing hidden", async () => {
  const anna = await it.visit("/");
  await ask(anna, "POST", "/api/me", { name: "Anna" });
  const settings = { game: "antiquity", seats: 3, level: "random", open: true };
  const { room } = await ask<Invitation>(anna, "POST", "/api/rooms", { settings });
  await ask(anna, "POST", `/api/rooms/${room}/sit`, { seat: 0 });
  for (const seat of [1, 2]) await ask(anna, "POST", `/api/rooms/${room}/bot`, { seat, level: "random" });
  await ask(anna, "POST", `/api/rooms/${room}/start`, {});
  const clara = await it.visit(`/room/${room}`, { language: "en" });
  await clara.locator("[data-n]").waitFor();
  const nearest = clara.locator(".board [data-area=mine] [data-seat]");
  expect(await nearest.count()).toBe(0);
  await clara.getByRole("combobox", { name: "Follow a player" }).selectOption({ label: "Anna" });
  await expect.poll(() => nearest.getAttribute("data-seat")).toBe("0");
  expect(await clara.locator(".board [data-area=hand] [data-piece^=card-]").count()).toBe(0);
  await picture(clara, "spectator-follows");
  expect(await axe(clara)).toEqual([]);
  await clara.setViewportSize({ width: 360, height: 740 });
  await picture(clara, "spectator-follows-360");
  expect(await axe(clara)).toEqual([]);
  expect(it.faults).toEqual([]);
  await anna.context().close();
  await clara.context().close();
});

test("the game is explained in a minute over its table, with a link to all rules", async () => {
  const page = await it.visit("/", { width: 360, height: 740, language: "en" });
  await sitDown(page, "fabulous", 2);
  const button = page.locator(".bar").getByRole("button", { name: "Rules" });
  await button.click();
  const help = page.getByRole("dialog", { name: "The game in a minute" });
  await expect.poll(() => help.locator("ol > li").count()).toBe(4);
  expect(await help.getByRole("link", { name: "All the rules" }).getAttribute("href")).toMatch(/fabulous$/);
  await picture(page, "rules-help-360");
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  expect(it.faults).toEqual([]);
  await page.context().close();
});
