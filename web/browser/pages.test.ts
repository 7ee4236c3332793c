import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe";
import { GAMES } from "./games";
import { canChoose } from "./hand";
import { ask, picture, sitDown, testServer, watchShifts, type Language, type Theme } from "./testServer";

const it = testServer();

const LOOKS: readonly { theme: Theme; language: Language }[] = [
  { theme: "light", language: "fr" },
  { theme: "dark", language: "en" },
  { theme: "dark", language: "fr" },
  { theme: "light", language: "en" },
];

/** The pages that need no table. */
const PAGES = ["/", "/play/antiquity", "/rules/quarry", "/me", "/about", "/verify", "/nowhere"];

for (const { theme, language } of LOOKS)
  test(`axe finds no fault on any page, ${theme}, ${language}`, async () => {
    const page = await it.visit("/", { theme, language });
    for (const path of PAGES) {
      await page.goto(it.address + path);
      await page.locator("main h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      await picture(page, `${path.slice(1).replace("/", "-") || "home"}-${theme}-${language}`, {
        whole: true,
      });
      expect(await axe(page), path).toEqual([]);
    }
    expect(it.faults).toEqual([]);
    await page.context().close();
  });

for (const { game } of GAMES)
  for (const [width, theme, language] of [
    [1440, "light", "fr"],
    [360, "dark", "en"],
    [768, "dark", "fr"],
    [1920, "light", "en"],
  ] as const)
    test(`axe finds no fault at the table of ${game}, and it fits ${width} px, ${theme}`, async () => {
      const page = await it.visit("/", { width, height: width < 500 ? 740 : 900, theme, language });
      await sitDown(page, game, 2);
      await canChoose(page);
      await picture(page, `table-${game}-${width}-${theme}-${language}`);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect(await overflow(page), "at twice the text").toBeLessThanOrEqual(0);
      expect(it.faults).toEqual([]);
      await page.context().close();
    });

for (const monument of ["notre_dame", "san_pietro", "taj_mahal", "capitol"])
  test(`wheel, monument and plan of ${monument} are visible together`, async () => {
    const page = await it.visit("/", { width: 1280, height: 720 });
    await sitDown(page, "quarry", 3, { monument });
    for (const part of ["svg.wheel", "svg.monument", "section.plan figure"]) {
      const { y, height } = (await page.locator(`.board ${part}`).last().boundingBox())!;
      expect(y + height, part).toBeLessThanOrEqual(720);
    }
    await page.context().close();
  });

test("no page is wider than a small phone", async () => {
  const page = await it.visit("/", { width: 360, height: 740 });
  for (const path of PAGES) {
    await page.goto(it.address + path);
    await page.locator("main h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    await picture(page, `${path.slice(1).replace("/", "-") || "home"}-360`, { whole: true });
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test("text of twice the size fits a small phone", async () => {
  const page = await it.visit("/", { width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(it.address + path);
    await page.locator("main h1").first().waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test("a room and a table lose nothing on the smallest phone with text of twice the size", async () => {
  const page = await it.visit("/", { width: 320, height: 640 });
  await ask(page, "POST", "/api/me", { name: "Anna" });
  const settings = { game: "antiquity", seats: 3 };
  const made = await ask<{ room: string; invite: string }>(page, "POST", "/api/rooms", { settings });
  await ask(page, "POST", `/api/rooms/${made.room}/sit`, {});
  await page.goto(`${it.address}/room/${made.room}?invite=${made.invite}`);
  await page.getByRole("button", { name: "Commencer" }).waitFor();
  expect(await cutOff(page), "room").toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  expect(await cutOff(page), "room, large").toEqual([]);
  await picture(page, "room-320-large", { whole: true });

  await sitDown(page, "quarry", 2);
  await page.locator(".board .lit").first().waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const tabs = page.getByRole("navigation").filter({ hasText: "Plateau" });
  await expect.poll(async () => foot(await tabs.boundingBox())).toBeLessThanOrEqual(640);
  expect(foot(await page.locator(".bar").boundingBox())).toBeLessThanOrEqual(0.3 * 640);
  await page.context().close();
});

test("the language is switched without loading the page again", async () => {
  const page = await it.visit("/", { language: "fr" });
  await sitDown(page, "quarry", 2);
  const prompt = page.locator(".prompt");
  await expect.poll(() => prompt.textContent()).toContain("À vous");
  await page.evaluate(() => ((window as unknown as { stays: boolean }).stays = true));
  await page.getByRole("combobox", { name: "Langue" }).selectOption("en");
  await expect.poll(() => prompt.textContent()).toContain("Your turn");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
  expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBe(true);
  await page.context().close();
});

test("a table is shown in a third language, and a game that lacks it in English", async () => {
  const page = await it.visit("/", { language: "de" });
  await expect.poll(() => page.locator("main h1").textContent()).toBe("Spielen, bauen, erzählen");
  await sitDown(page, "quarry", 2);
  await expect.poll(() => page.locator(".prompt").textContent()).toContain("Du bist am Zug");
  await page.locator(".board [aria-label*='Steinbruch']").first().waitFor();
  await sitDown(page, "antiquity", 2);
  await expect.poll(() => page.locator(".prompt").textContent()).toContain("Your turn");
  await page.context().close();
});

test("a table can be shown in sentences, and links to the former plain page lead there", async () => {
  const page = await it.visit("/", { language: "en" });
  const room = await sitDown(page, "quarry", 2);
  await page.locator(".board svg").first().waitFor();
  await page.getByRole("button", { name: "Table settings" }).click();
  await page.getByRole("checkbox", { name: "Table in words" }).check();
  await expect.poll(() => page.locator(".board .sketch").textContent()).toContain("Quarry phase");
  expect(await page.locator(".board svg").count()).toBe(0);
  await page.getByRole("checkbox", { name: "Table in words" }).uncheck();
  await page.locator(".board svg").first().waitFor();
  await page.goto(`${it.address}/plain#${room}`);
  await expect.poll(() => page.url()).toContain(`/room/${room}`);
  await page.locator(".board .sketch").waitFor();
  await page.context().close();
});

test("a new visitor is at a table after one click", async () => {
  const page = await it.visit("/");
  await page.locator("article .button.main").first().click();
  await canChoose(page);
  expect(page.url()).toContain("/room/");
  expect((await ask<{ name: string }>(page, "GET", "/api/me")).name.length).toBeGreaterThan(2);
  await page.context().close();
});

test("a reader who comes back to the home page sees the match that goes on, and keys begin at the page", async () => {
  const page = await it.visit("/", { width: 1280, height: 720, language: "en" });
  const last = page.getByRole("button", { name: /^Play/ }).last();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await last.click();
  await page.locator("[data-n]").waitFor({ timeout: 60_000 });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  expect(await focused()).toBe("main");
  await page.goBack();
  await page.getByRole("heading", { name: "Continue" }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await focused()).toBe("main");
  await page.context().close();
});

test("the home page is small and does not shift", async () => {
  const page = await it.visit("/about");
  let bytes = 0;
  page.on("response", async (response) => {
    const sizes = await response
      .request()
      .sizes()
      .catch(() => null);
    // Modules are fetched when the page is idle.
    if (!response.url().endsWith(".wasm")) bytes += sizes?.responseBodySize ?? 0;
  });
  const shifted = await watchShifts(page);
  const shift = async () => {
    await page.goto(it.address + "/", { waitUntil: "networkidle" });
    for (const nth of [0, 1, 2, 3]) {
      await page.locator("article").nth(nth).scrollIntoViewIfNeeded();
      await page.locator("article").nth(nth).locator(".picture > svg").waitFor();
    }
    return shifted();
  };
  expect(await shift()).toBeLessThan(0.01);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(120 * 1024);
  await sitDown(page, "quarry", 2);
  expect(await shift(), "with a match that goes on").toBeLessThan(0.01);
  await page.context().close();
});

test("the home page can be used after less than 60 KiB", async () => {
  const page = await it.visit("/about");
  // The sizes of all files that have been loaded when the first button is visible.
  await page.addInitScript(() => {
    const counted = window as unknown as { files?: [name: string, bytes: number][] };
    new MutationObserver(() => {
      if (counted.files || !document.querySelector("article .button.main:enabled")) return;
      const found = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ] as PerformanceResourceTiming[];
      counted.files = found.map((it) => [it.name, it.encodedBodySize]);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(it.address + "/");
  await page.locator("article .button.main:enabled").first().waitFor();
  const files = await page.evaluate(
    () => (window as unknown as { files: [name: string, bytes: number][] }).files,
  );
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  expect(bytes).toBeGreaterThan(20 * 1024);
  expect(bytes, JSON.stringify(files)).toBeLessThan(60 * 1024);
  await page.context().close();
});

test("the answers to the first requests of a page come with the page", async () => {
  const page = await it.visit("/about", { language: "en" });
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await page.goto(it.address + "/");
  await page.locator("article .button.main").first().waitFor();
  expect(asked).toEqual([]);
  await sitDown(page, "quarry", 2);
  asked.length = 0;
  await page.reload();
  await canChoose(page);
  expect(asked.toSorted()).toEqual(["/api/games/quarry/catalogue/en", "/api/games/quarry/texts/en"]);
  const name = "</script><b>Ada & Co";
  await ask(page, "POST", "/api/me", { name });
  await page.goto(it.address + "/");
  await page.locator("header").getByText(name).waitFor({ state: "attached" });
  await page.context().close();
});

const foot = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity);

/** What one can touch that sticks out of the window, other than in a part that scrolls sideways. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator("main :is(a, button, input, select, summary)").evaluateAll((all) =>
    all
      .filter((it) => {
        const { left, right } = it.getBoundingClientRect();
        return (left < 0 || right > innerWidth) && !it.closest(".phrases");
      })
      .map((it) => it.outerHTML.slice(0, 120)),
  );
}

/** By how many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
