import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe";
import { GAMES } from "./games";
import { play } from "./hand";
import { ask, picture, sitDown, testServer } from "./testServer";

const it = testServer();

/** Windows in which everything that is needed in every turn is visible without scrolling. */
const DESKS = [
  [1180, 820],
  [1280, 720],
  [1280, 800],
  [1440, 900],
] as const;

for (const [width, height] of DESKS)
  for (const seats of [2, 4])
    test(`map, city and track of monumental are visible together, ${seats} seats, ${width} × ${height}`, async () => {
      const page = await it.visit("/", { width, height });
      await sitDown(page, "monumental", seats);
      await play(page, "mouse", 5, 12);
      await toTop(page);
      await picture(page, `sight-monumental-${seats}-${width}-${height}`);
      for (const part of [".map svg.map", ".city [role=group]", ".track"])
        expect(await bottom(page, part), part).toBeLessThanOrEqual(height);
      await page.context().close();
    });

test("all policies of monumental are visible at 1440 and at 1280, and the deck does not move when cards begin to act", async () => {
  const page = await it.visit("/", { width: 1280, height: 720 });
  await sitDown(page, "monumental", 2);
  await play(page, "mouse", 5, 99, ".board section.city [role=group]");
  await toTop(page);
  expect(await bottom(page, "[data-piece=policy-4]")).toBeLessThanOrEqual(720);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => bottom(page, "[data-piece=policy-4]")).toBeLessThanOrEqual(900);
  const deck = await bottom(page, "[data-piece=deck]");
  await page.locator(".board .place .lit").first().click();
  await page.locator(".board [data-piece=end]").waitFor();
  expect(Math.abs((await bottom(page, "[data-piece=deck]")) - deck)).toBeLessThanOrEqual(2);
  await page.context().close();
});

for (const [width, height, foot] of [
  [1280, 720, 720],
  // Above the tabs.
  [1024, 768, 720],
] as const)
  test(`deck and wonder of monumental are visible below the city, ${width} × ${height}`, async () => {
    const page = await it.visit("/", { width, height });
    await sitDown(page, "monumental", 4);
    await play(page, "mouse", 5, 99, ".board section.city [role=group]");
    await play(page, "mouse", 5, 30);
    await toTop(page);
    for (const part of ["[data-piece=deck]", ".yard .wonder > *"])
      expect(await bottom(page, part), part).toBeLessThanOrEqual(foot);
    await picture(page, `sight-monumental-deck-${width}`);
    await page.context().close();
  });

test("the parts below the hand in a low window are named, and shown by one touch", async () => {
  const page = await it.visit("/", { width: 1280, height: 560 });
  await sitDown(page, "antiquity", 4);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Plus bas" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Plus bas" }).count()).toBe(0);
  const hand = (await page.locator(".board section.dock").boundingBox())!.y;
  expect(await bottom(page, "article >> nth=-1")).toBeLessThanOrEqual(hand);
  await page.context().close();
});

test("the hand has one row while something is planned beside it", async () => {
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

/** The parts of boards that must not move while the reader acts, by game. */
const STEADY: Record<string, readonly string[]> = {
  antiquity: [".market", ".tracks", ".stories", ".place.own", ".others .place", "section.dock .hand"],
  fabulous: [".arena .stands"],
  monumental: [
    ".map svg.map",
    "section.city [role=group]",
    "[data-piece=deck]",
    ".track .cards",
    ".track .basics",
    ".policies .policies",
  ],
  quarry: ["svg.wheel", ".quarrying svg.monument"],
};

for (const { game, seats } of GAMES)
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    ...(game === "monumental"
      ? ([
          [1024, 768],
          [820, 1180],
        ] as const)
      : []),
  ] as const)
    test(`no part of the board of ${game} moves while the reader acts, ${width} × ${height}`, async () => {
      const page = await it.visit("/", { width, height });
      await sitDown(page, game, seats);
      // The map appears after the civilisations are chosen.
      if (game === "monumental") await play(page, "mouse", 5, 99, ".board section.city [role=group]");
      const jumps: string[] = [];
      let before = await corners(page, game);
      for (let nth = 0; nth < 14; nth++) {
        await play(page, "mouse", 5 + nth, 1);
        const now = await corners(page, game);
        for (const [part, at] of now) {
          const was = before.get(part);
          if (was && Math.hypot(at.x - was.x, at.y - was.y) > 2)
            jumps.push(`${part}: ${JSON.stringify(was)} → ${JSON.stringify(at)}`);
        }
        before = now;
      }
      expect(jumps).toEqual([]);
      await page.context().close();
    });

test("the policies of monumental stay in place on a tablet when a wonder is begun", async () => {
  const page = await it.visit("/", { width: 820, height: 1180 });
  await sitDown(page, "monumental", 3);
  await play(page, "mouse", 5, 99, ".board section.city [role=group]");
  const gap = async () => (await bottom(page, ".track")) - (await bottom(page, ".policies .policies"));
  expect(Math.abs(await gap())).toBeLessThanOrEqual(2);
  await page.context().close();
});

test("hexagons of a map for four are 80 pixels wide at 1440", async () => {
  const page = await it.visit("/", { width: 1440, height: 900 });
  await sitDown(page, "monumental", 4);
  await play(page, "mouse", 5, 3);
  const map = (await page.locator(".board .map svg.map").boundingBox())!;
  // The map is 5.64 times as wide as a hexagon.
  expect(map.width / 5.64).toBeGreaterThanOrEqual(80);
  await page.context().close();
});

test("the wheel and a button enlarge the map, and one button shows all of it again", async () => {
  const page = await it.visit("/", { width: 1440, height: 900, language: "en" });
  await sitDown(page, "monumental", 2);
  await play(page, "mouse", 5, 3);
  const width = async () => (await page.locator(".board .map svg.map").boundingBox())!.width;
  const whole = await width();
  await page.locator(".board .map svg.map").hover();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Fit" }).click();
  await expect.poll(width).toBe(whole);
  await page.context().close();
});

test("Z hides everything but the board and the prompt, and shows it again", async () => {
  const page = await it.visit("/", { width: 1280, height: 720, language: "en" });
  await sitDown(page, "quarry", 3);
  const parts = page.locator("header.table, aside").filter({ visible: true });
  expect(await parts.count()).toBe(2);
  await page.keyboard.press("z");
  await expect.poll(() => parts.count()).toBe(0);
  expect((await page.locator(".board").boundingBox())!.width).toBe(1280);
  await picture(page, "zen-quarry");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Only the board" }).click();
  await expect.poll(() => parts.count()).toBe(2);
  await page.context().close();
});

for (const { game, seats } of GAMES)
  test(`the next decision of ${game} is visible on a phone`, async () => {
    const page = await it.visit("/", { width: 360, height: 740, hasTouch: true, isMobile: true });
    await sitDown(page, game, seats);
    for (let nth = 0; nth < 8; nth++) {
      await play(page, "finger", 3 + nth, 1);
      await expect.poll(() => litInSight(page)).toBeGreaterThan(0);
    }
    await page.context().close();
  });

test("a turn of monumental begins with the city in sight on a phone", async () => {
  const page = await it.visit("/", { width: 360, height: 740, hasTouch: true, isMobile: true });
  await sitDown(page, "monumental", 2);
  await play(page, "finger", 5, 99, ".board section.city [role=group]");
  const handle = page.locator("[data-piece=column-0]");
  const below = async () => (await handle.boundingBox())!.y - (await bottom(page, ".sticky"));
  await expect.poll(below).toBeGreaterThanOrEqual(-1);
  await page.locator(".place.r0.c0 .press.lit").tap();
  await page.locator("[data-piece=end].lit").waitFor();
  await page.locator(".board").evaluate((board) => board.scrollTo(0, board.scrollHeight));
  await page.locator("[data-piece=end].lit").tap();
  await page.locator("[data-piece=row-0].lit").waitFor();
  await expect.poll(below).toBeGreaterThanOrEqual(-1);
  expect(await bottom(page, "[data-piece=row-0]")).toBeLessThan(740);
  const purse = (await page.locator("[data-piece=purse]").boundingBox())!;
  expect(purse.height, "the player's sign and the resources are one line").toBeLessThan(48);
  await page.context().close();
});

test("the lesson of monumental on a phone shows the civilisation to choose from its beginning", async () => {
  const page = await it.visit("/learn/monumental", {
    width: 360,
    height: 740,
    hasTouch: true,
    isMobile: true,
  });
  const lesson = page.locator(".lesson");
  const goOn = lesson.getByRole("button", { name: /Jouer à ma place|Continuer$/ });
  const card = page.locator("[data-piece=civ-egypt].lit");
  for (;;) {
    await goOn.waitFor({ timeout: 60_000 });
    const before = (await lesson.textContent())!;
    if (before.includes("Prenez l’Égypte")) break;
    await goOn.click();
    await expect.poll(() => lesson.textContent(), { timeout: 30_000 }).not.toBe(before);
  }
  const below = async () => (await card.boundingBox())!.y - (await bottom(page, ".sticky"));
  await expect.poll(below).toBeGreaterThanOrEqual(-1);
  expect(await below()).toBeLessThan(60);
  await picture(page, "lesson-monumental-phone");
  await page.context().close();
});

test("a hand of antiquity keeps the reader's order, also after the page is loaded again", async () => {
  const page = await it.visit("/", { width: 1280, height: 800, language: "en" });
  await sitDown(page, "antiquity", 3);
  const values = async () => (await page.locator(".hand .value").allTextContents()).map(Number);
  await page.getByRole("button", { name: "Sort the hand by value" }).click();
  await expect.poll(values).toEqual((await values()).toSorted((one, other) => one - other));
  await page.reload();
  await page.locator(".hand .value").first().waitFor();
  expect(await values()).toEqual((await values()).toSorted((one, other) => one - other));
  await page.context().close();
});

test("a card of the hand can be marked by a mouse and by keys, and stays marked after the page is loaded again", async () => {
  const page = await it.visit("/", { width: 1280, height: 800, language: "en" });
  await sitDown(page, "antiquity", 3);
  const marked = page.locator(".hand .board-card:has(.marked)");
  await page.locator(".hand .board-card").first().click({ button: "right", force: true });
  await expect.poll(() => marked.count()).toBe(1);
  const name = await marked.getAttribute("aria-label");
  expect(name).toContain("(marked)");
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await marked.waitFor();
  expect(await marked.getAttribute("aria-label")).toBe(name);
  await page.locator(".hand .board-card").first().focus();
  await page.keyboard.press("m");
  await expect.poll(() => marked.count()).toBe(0);
  await page.context().close();
});

for (const { game, seats } of GAMES)
  test(`a part of the board of ${game} says what it is when it is pointed at or reached by keys`, async () => {
    const page = await it.visit("/", { width: 1440, height: 900 });
    await sitDown(page, game, seats);
    const lit = page.locator(".board .lit[aria-label]").filter({ visible: true }).first();
    const tip = page.locator("[role=tooltip]");
    await lit.hover();
    await expect.poll(() => tip.count()).toBe(1);
    const [first] = (await lit.getAttribute("aria-label"))!.split(" : ").filter(Boolean);
    expect((await tip.textContent())!.toLowerCase()).toContain(first!.trim().toLowerCase());
    await page.keyboard.press("Escape");
    await expect.poll(() => tip.count()).toBe(0);
    for (const key of ["ArrowRight", "ArrowDown"]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.locator(".board .lit:focus").count()).toBe(1);
      await expect.poll(() => tip.count()).toBe(1);
    }
    await page.context().close();
  });

test("the words of a hint cover nothing of what they propose on a phone", async () => {
  const page = await it.visit("/", { width: 360, height: 740, hasTouch: true, isMobile: true });
  await sitDown(page, "quarry", 3);
  for (let nth = 0; nth < 3; nth++) {
    await page.locator(".bar .button[data-key=h]").tap();
    await page.locator("#hint-best").waitFor();
    const isFree = () =>
      page.evaluate(() => {
        const box = document.querySelector("[role=dialog]")!.getBoundingClientRect();
        const board = document.querySelector(".board")!.getBoundingClientRect();
        const { left, right, top, bottom } = document
          .querySelector(".board .hinted")!
          .getBoundingClientRect();
        const apart = box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right;
        return apart && top >= board.top - 1 && bottom <= board.bottom + 1;
      });
    await expect.poll(isFree).toBe(true);
    await picture(page, `sight-quarry-hint-${nth}`);
    await page.getByRole("dialog").locator(".button.main").tap();
    await play(page, "finger", nth, 1);
  }
  await page.context().close();
});

test("a walk in the quarry is drawn in one go", async () => {
  const page = await it.visit("/", { width: 1280, height: 800, language: "en" });
  await sitDown(page, "quarry", 2);
  // The first walks of a round are short.
  await play(page, "mouse", 5, 2);
  await page.locator(".within .spot.lit").first().waitFor();
  const lit = page.locator(".within:not(.entered) .spot.lit");
  const [first, middle] = await firstLit(lit);
  await page.mouse.click(...middle);
  await page.locator(`[data-piece=${first}].entered`).waitFor();
  const [second, next] = await firstLit(lit);
  await page.keyboard.press("u");
  await page.locator(`[data-piece=${first}]:not(.entered)`).waitFor();
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.mouse.move(...next, { steps: 4 });
  await page.locator("polyline.walk").waitFor();
  await page.mouse.up();
  await page.locator(`[data-piece=${second}].entered`).waitFor();
  expect(await page.locator(`[data-piece=${first}].entered`).count()).toBe(1);
  await page.context().close();
});

/**
 * The first of these spaces that can be entered: its name, and a point within it. The middle of its bounding box may be in the
 * space beside it.
 */
async function firstLit(lit: Locator): Promise<[string, [number, number]]> {
  return lit.first().evaluate((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8];
    const points = shares.flatMap((down) => shares.map((across) => [x + width * across, y + height * down]));
    const [left, top] = points.find(([left, top]) => spot.contains(document.elementFromPoint(left!, top!)))!;
    return [spot.closest("[data-piece]")!.getAttribute("data-piece")!, [left!, top!]];
  });
}

test("everything that can be chosen has an outline in a mode with forced colours", async () => {
  const page = await it.visit("/", { width: 1280, height: 800, forcedColors: "active" });
  await sitDown(page, "antiquity", 3);
  const line = await page
    .locator(".board .lit")
    .first()
    .evaluate((lit) => getComputedStyle(lit).outlineStyle);
  expect(line).toBe("solid");
  await page.context().close();
});

test("all games are within two screens on a phone", async () => {
  const page = await it.visit("/", { width: 360, height: 740, hasTouch: true, isMobile: true });
  await page.locator(".games article").last().waitFor();
  const { y, height } = (await page.locator(".games article h2").last().boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(2 * 740);
  await page.context().close();
});

test("statistics of several games can be read on a phone without scrolling sideways", async () => {
  const page = await it.visit("/", { width: 320, height: 640, hasTouch: true, isMobile: true });
  await ask(page, "POST", "/api/me", { name: "Anna" });
  const sums = { played: 120, won: 48, best: 1204, points: 98_760 };
  const table = { ...sums, seats: 4, people: true, levels: ["apprentice", "builder", "master"] };
  const figures = GAMES.map(({ game }) => ({ ...sums, game, tables: [table] }));
  await page.route("**/api/me/statistics", (route) => route.fulfill({ json: figures }));
  await page.goto(new URL("/me", page.url()).href);
  const folds = page.locator("main summary", { hasText: "Par adversaires" });
  await expect.poll(() => folds.count()).toBe(GAMES.length);
  for (const fold of await folds.all()) await fold.click();
  const told = page.getByText("Sur 100 parties").filter({ visible: true });
  await expect.poll(() => told.count()).toBe(GAMES.length);
  expect(await told.last().textContent()).toContain("de 32 à 49");
  const cut = await page
    .locator("main :is(section, ul, li, p)")
    .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent));
  expect(cut).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

/** The positions of the parts of a board that must not move, with the board scrolled to the top. */
async function corners(page: Page, game: string): Promise<Map<string, { x: number; y: number }>> {
  await toTop(page);
  const found = new Map<string, { x: number; y: number }>();
  for (const part of STEADY[game] ?? []) {
    const box = await page
      .locator(`.board ${part}`)
      .first()
      .boundingBox({ timeout: 1000 })
      .catch(() => null);
    if (box) found.set(part, { x: Math.round(box.x), y: Math.round(box.y) });
  }
  return found;
}

/** The number of lit elements that are visible on the screen, other than the ways to parts of the board. */
function litInSight(page: Page): Promise<number> {
  return page
    .locator(".board")
    .first()
    .evaluate((board) => {
      const { top, bottom } = board.getBoundingClientRect();
      const covers = board.querySelector(".sticky");
      const under = covers?.getBoundingClientRect().bottom ?? top;
      return [...board.querySelectorAll(".lit:not(nav *)")].filter((it) => {
        const at = it.getBoundingClientRect();
        const above = covers?.contains(it) ? top : under;
        return at.height > 0 && at.bottom > above + 10 && at.top < bottom - 10;
      }).length;
    });
}

/** The lower edge of a part of the board, in pixels from the top of the window. */
async function bottom(page: Page, part: string): Promise<number> {
  const { y, height } = (await page.locator(`.board ${part}`).first().boundingBox())!;
  return y + height;
}

/** Scrolls to the top: a touch may have scrolled to its element. */
async function toTop(page: Page) {
  await page.locator(".board").evaluate((board) => board.scrollTo(0, 0));
}
