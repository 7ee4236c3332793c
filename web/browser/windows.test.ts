import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe";
import { play } from "./hand";
import { picture, sitDown, testServer } from "./testServer";

const it = testServer();

/** Windows (width, height), and the number of seats whose exhibitions are all visible there. */
const EXHIBITIONS = [
  [1024, 768, 4],
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
    const widths = await page
      .locator(".board article .fan .board-card")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });

test("the pages of a story lie beside the hand, and the other button of a mouse enlarges a monument", async () => {
  const page = await it.visit("/", { width: 1024, height: 768, language: "en" });
  await sitDown(page, "antiquity", 4);
  const { reached } = await play(page, "mouse", 5, 250, ".board .pages");
  expect(reached).toBe(true);
  await picture(page, "sight-antiquity-pages");
  const dock = (await page.locator(".board section.dock").boundingBox())!;
  const pages = (await page.locator(".board .pages").boundingBox())!;
  expect(pages.y).toBeGreaterThanOrEqual(dock.y);
  expect(pages.y + pages.height).toBeLessThanOrEqual(dock.y + dock.height);
  const cards = await page.locator(".board .hand .board-card").all();
  for (const card of cards) {
    const { x, width } = (await card.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(pages.x + 1);
  }
  await page.locator(".board .fan").first().click({ button: "right" });
  const stacks = page.getByRole("dialog");
  expect(await stacks.getByRole("img").count()).toBeGreaterThan(0);
  await picture(page, "sight-antiquity-enlarged");
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => stacks.count()).toBe(0);
  await page.context().close();
});

test("two players of antiquity have cards that can be read in a window of 1024 × 768", async () => {
  const page = await it.visit("/", { width: 1024, height: 768 });
  await sitDown(page, "antiquity", 2);
  const { reached } = await play(page, "mouse", 5, 250, ".board .shown:has(> :nth-child(3) .fan)");
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

test("a replay of antiquity shows every exhibition above the hand, 1024 × 768", async () => {
  const page = await it.visit("/", { width: 1024, height: 768 });
  const id = await sitDown(page, "antiquity", 4);
  await play(page, "mouse", 5, 12);
  await page.goto(new URL(`/replay/${id}?seat=0&step=60`, page.url()).href);
  const below = (part: string) =>
    page
      .locator(`.board ${part}`)
      .evaluateAll((found) => Math.max(...found.map((it) => it.getBoundingClientRect().bottom)));
  await page.locator(".board .fan").first().waitFor({ state: "attached" });
  const hand = async () => (await page.locator(".board section.dock").boundingBox())!.y;
  await expect.poll(async () => (await below("article")) - (await hand())).toBeLessThanOrEqual(0);
  expect(await page.locator(".board article").count()).toBe(4);
  await picture(page, "sight-antiquity-replay");
  await page.context().close();
});

test("a phone on its side shows the row, the hand and the choices of antiquity beside the table", async () => {
  const page = await it.visit("/", { width: 740, height: 360, hasTouch: true, isMobile: true });
  await sitDown(page, "antiquity", 3);
  expect((await play(page, "finger", 5, 9)).made).toBe(9);
  const board = (await page.locator(".board").boundingBox())!;
  for (const part of ["section.market", "section.dock", "section.dock .slot"]) {
    const { x, y, width, height } = (await page.locator(`.board ${part}`).boundingBox())!;
    expect(y, part).toBeGreaterThanOrEqual(board.y);
    expect(y + height, part).toBeLessThanOrEqual(board.y + board.height);
    expect(x + width, part).toBeLessThanOrEqual(board.x + board.width);
  }
  await picture(page, "antiquity-740");
  await page.context().close();
});

test("a phone on its side shows the whole wheel of quarry beside the own screen, and then the monument beside the plan", async () => {
  const page = await it.visit("/", { width: 740, height: 360, hasTouch: true, isMobile: true });
  await sitDown(page, "quarry", 3);
  const board = (await page.locator(".board").boundingBox())!;
  await toTop(page);
  for (const part of [".wheel svg", ".own .screen"])
    expect(await bottom(page, part), part).toBeLessThanOrEqual(board.y + board.height);
  await play(page, "finger", 5, 200, ".board .layout:not(.quarrying) .lit");
  await page.locator(".board").evaluate((board) => board.scrollTo(0, 150));
  expect(await bottom(page, "svg.monument")).toBeLessThanOrEqual(board.y + board.height);
  const { y } = (await page.locator(".board svg.monument").boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(board.y);
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

/** The parts of boards that stay in their places from step to step, within a phase of the game. */
const PARTS = {
  fabulous: ".round, .stands, .beside",
  quarry: ".others, div.wheel, div.own, div.monument, div.plan",
};

for (const [game, parts] of Object.entries(PARTS))
  test(`no part of the board of ${game} moves from step to step`, async () => {
    const page = await it.visit("/", { width: 1280, height: 720 });
    await sitDown(page, game, 4, game === "fabulous" ? { collectors: 6, rounds: 30 } : {});
    await page.evaluate((parts) => {
      const places = new Map<string, [number, number]>();
      const moved: string[] = [];
      Object.assign(window, { moved });
      const look = () => {
        requestAnimationFrame(look);
        const board = document.querySelector(".board");
        if (!board || document.querySelector(".over")) return;
        const origin = board.getBoundingClientRect();
        const phase = board.querySelector(".quarrying") !== null;
        for (const part of board.querySelectorAll(parts)) {
          // A Collector card that is being read takes the place of the question.
          if (part.getClientRects().length === 0) continue;
          const { x, y } = part.getBoundingClientRect();
          const name = `${part.className} ${phase}`;
          const at: [number, number] = [x - origin.x, y - origin.y + board.scrollTop];
          const before = places.get(name) ?? at;
          // Less than two pixels are rounding.
          if (Math.hypot(at[0] - before[0], at[1] - before[1]) > 2)
            moved.push(`${name}: ${before.join(" ")} → ${at.join(" ")}`);
          places.set(name, at);
        }
      };
      look();
    }, parts);
    await play(page, "mouse", 5, 16);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { moved: string[] }).moved))
      .toEqual([]);
    await page.context().close();
  });

/** Low windows, the usual one and phones (width, height), and the number of seats. */
const WINDOWS = [
  [1440, 900, 4],
  [1280, 720, 3],
  [1280, 720, 6],
  [1024, 768, 4],
  [740, 360, 4],
  [360, 740, 2],
  [360, 740, 4],
  [360, 740, 6],
] as const;

for (const [width, height, seats] of WINDOWS)
  test(`the question, all places and the card of fabulous with its buttons are visible, ${seats} seats, ${width} × ${height}`, async () => {
    const phone = Math.min(width, height) < 500;
    const page = await it.visit("/", { width, height, hasTouch: phone, isMobile: phone });
    await sitDown(page, "fabulous", seats, { collectors: 6 });
    for (let nth = 0; nth < 4; nth++) {
      await play(page, phone ? "finger" : "mouse", nth, 2);
      const board = (await page.locator(".board").boundingBox())!;
      await picture(page, `sight-fabulous-${seats}-${width}`);
      for (const part of [".round", ".moment", ".stands", ".stand .cards", ".beside", ".beside .lit"])
        for (const found of await page.locator(`.board ${part}`).all()) {
          const box = await found.boundingBox();
          if (!box) continue;
          expect(box.y, `${part} begins in sight`).toBeGreaterThanOrEqual(board.y - 1);
          expect(box.y + box.height, `${part} ends in sight`).toBeLessThanOrEqual(board.y + board.height + 1);
        }
      const cards = await page.locator(".board .stand .cards").all();
      expect(cards).toHaveLength(seats);
      for (const card of cards) expect((await card.boundingBox())!.height).toBeGreaterThanOrEqual(50);
    }
    await page.context().close();
  });

test("a tablet held upright shows the wheel of quarry with the own screen, and then all levels of the plan", async () => {
  const page = await it.visit("/", { width: 820, height: 1180, hasTouch: true, isMobile: true });
  await sitDown(page, "quarry", 4);
  await play(page, "finger", 5, 1);
  const board = (await page.locator(".board").boundingBox())!;
  for (const part of ["svg.wheel", ".own", ".plan figure"])
    expect(await bottom(page, part), part).toBeLessThanOrEqual(board.y + board.height);
  await play(page, "finger", 5, 200, ".board .layout:not(.quarrying)");
  await picture(page, "sight-quarry-tablet");
  for (const part of [".layout > .monument", ".own", ".plan figure"])
    expect(await bottom(page, part), part).toBeLessThanOrEqual(board.y + board.height);
  await page.context().close();
});

test("a window with tabs below shows all levels of the plan of quarry in both phases, 1024 × 768", async () => {
  const page = await it.visit("/", { width: 1024, height: 768 });
  await sitDown(page, "quarry", 4);
  const board = (await page.locator(".board").boundingBox())!;
  const lowest = (part: string) =>
    page.locator(part).evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().bottom)));
  for (const goal of [".board .quarrying .lit", ".board .layout:not(.quarrying) .lit"]) {
    await play(page, "mouse", 5, 200, goal);
    await toTop(page);
    for (const part of [".plan figure", ".supply"])
      await expect
        .poll(() => lowest(part), { message: goal + part })
        .toBeLessThanOrEqual(board.y + board.height);
  }
  await page.context().close();
});

test("what is brought into sight on a phone stands below the monument of quarry, which stays in sight", async () => {
  const page = await it.visit("/", { width: 360, height: 740, hasTouch: true, isMobile: true });
  await sitDown(page, "quarry", 3);
  await play(page, "finger", 5, 200, ".board .layout:not(.quarrying) .lit");
  await page.locator(".board").evaluate((board) => board.scrollTo(0, board.scrollHeight));
  const lit = page.locator(".board .own .lit, .board .plan .lit").first();
  await lit.evaluate((it) => it.scrollIntoView({ block: "start" }));
  const { y } = (await lit.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(await bottom(page, ".layout > .monument"));
  await page.context().close();
});

test("no name is broken in the table of points of six players", async () => {
  const page = await it.visit("/", { width: 1440, height: 900 });
  await sitDown(page, "fabulous", 6, { rounds: 1, minutes: "none", collectors: 0 });
  await play(page, "mouse", 5, 200);
  const names = await page.locator(".over thead .name").all();
  expect(names).toHaveLength(6);
  for (const name of names) expect(await name.evaluate((it) => it.getClientRects().length)).toBe(1);
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
