import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { play } from "./hand";
import { picture, sitDown, testServer } from "./testServer";

const it = testServer();

/** An element that is visible once the choices before the first turn are made. */
const CITY = ".board section.city [role=group]";

/** The number of the log entry whose table is shown. */
const n = (page: Page) => page.locator("[data-n]").getAttribute("data-n");

/** Clicks something on the board and waits for the new table. */
async function click(page: Page, where: string) {
  const before = await n(page);
  await page.locator(where).first().click();
  await expect.poll(() => n(page)).not.toBe(before);
  await expect.poll(() => page.locator(".board[aria-busy=true]").count()).toBe(0);
}

/** Activates rows and columns, turn by turn, until an element that matches is lit. */
async function turnWith(page: Page, where: string) {
  for (let turn = 0; turn < 12; turn++) {
    await click(page, "[data-piece=row-0].lit");
    await click(page, "[data-piece=column-0].lit");
    if ((await page.locator(where).count()) > 0) return;
    await click(page, ".mtl-end.lit, .mtl-quiet.lit");
    await page.locator("[data-piece=row-0].lit").waitFor();
  }
  throw new Error(`nothing like ${where} in twelve turns`);
}

/** A tile that can be conquered. */
const CONQUEST = ".hex.lit[aria-label*='costs']";

test("a conquest is two clicks, with all its units, and its token turns over where it lies, with the rewards beside it", async () => {
  const page = await it.visit("/", {
    width: 1440,
    height: 900,
    language: "en",
    reducedMotion: "no-preference",
  });
  await page.evaluate(() => localStorage.setItem("speed", "fast"));
  await sitDown(page, "monumental", 2);
  await play(page, "mouse", 5, 99, CITY);
  await turnWith(page, CONQUEST);
  const conquer = page.locator(".deeds button", { hasText: "Conquer" });
  if ((await conquer.count()) > 0) await conquer.click();
  const tile = page.locator(CONQUEST).first();
  expect(await tile.textContent()).toMatch(/\d/);
  expect(await tile.getAttribute("aria-label")).toMatch(/costs \d+ military/);
  await page.locator("g.badge.several[data-tip^='Conquer']").first().click();
  await page.locator(".token.turning .back").waitFor();
  expect(await page.locator(".way").count(), "no unit is asked for").toBe(0);
  const rewards = page.locator(".map .mtl-answer.lit");
  expect(await rewards.count()).toBe(2);
  await picture(page, "monumental-reward");
  await rewards.first().click();
  await expect.poll(() => page.locator(".token").count()).toBe(0);
  expect(it.faults).toEqual([]);
  await page.context().close();
});

/** A tile with a token to take, several steps away from an explorer. At a market hidden tokens would be seen. */
const FAR = ".hex.lit[aria-label*='goes there in'][aria-label*='takes the production token']";

test("an explorer goes several steps by one click, and they are taken back one by one", async () => {
  const page = await it.visit("/", { width: 1440, height: 900, language: "en" });
  await sitDown(page, "monumental", 2);
  await play(page, "mouse", 5, 99, CITY);
  await turnWith(page, FAR);
  const at = () =>
    page
      .locator("[data-piece^=explorer-0-]")
      .evaluateAll((pins) => pins.map((it) => it.closest(".hex")?.getAttribute("data-piece")));
  const [stood, before] = [await at(), Number(await n(page))];
  const far = page.locator(FAR).first();
  const goal = await far.getAttribute("data-piece");
  const steps = Number(/in (\d+) steps/.exec((await far.getAttribute("aria-label"))!)![1]);
  expect(steps).toBeGreaterThan(1);
  await far.click();
  await expect.poll(at).toContain(goal);
  await expect.poll(async () => Number(await n(page))).toBeGreaterThanOrEqual(before + steps);
  let [back, now] = [0, await n(page)];
  for (; (await at()).join() !== stood.join(); back++) {
    await page.keyboard.press("u");
    await expect.poll(() => n(page)).not.toBe(now);
    now = await n(page);
  }
  expect(back).toBeGreaterThanOrEqual(steps);
  await page.context().close();
});

test("an explorer is dragged to where it goes", async () => {
  const page = await it.visit("/", { width: 1440, height: 900, language: "en" });
  await sitDown(page, "monumental", 2);
  await play(page, "mouse", 5, 99, CITY);
  await turnWith(page, FAR);
  const pin = page.locator("[data-piece=explorer-0-0]");
  const goal = page.locator(FAR).first();
  const name = await goal.getAttribute("data-piece");
  await pin.hover();
  await page.mouse.down();
  await goal.hover();
  await page.locator(".map path.arrow").waitFor();
  await picture(page, "monumental-drag");
  await page.mouse.up();
  const at = () => pin.evaluate((it) => it.closest(".hex")?.getAttribute("data-piece"));
  await expect.poll(at).toBe(name);
  expect(it.faults).toEqual([]);
  await page.context().close();
});

/** A tile to which free steps lead, with a production token. */
const FREE = ".hex.lit[aria-label*='free step'][aria-label*='takes the production token']";

test("free steps and production tokens are used by a click on what they are for", async () => {
  const page = await it.visit("/", { width: 1440, height: 900, language: "en" });
  await sitDown(page, "monumental", 2);
  await click(page, ".hex.lit");
  await click(page, "[data-piece=civ-denmark].lit");
  await page.locator("[data-piece=row-0].lit").waitFor();
  await turnWith(page, FREE);
  const tokens = async () => {
    const held = page.locator("[data-piece=token] b");
    return (await held.count()) > 0 ? Number(await held.textContent()) : 0;
  };
  const before = await tokens();
  const alone = page.locator(".deeds button", { hasText: /Explorer/ });
  if ((await alone.count()) > 0) await alone.first().click();
  await page.locator(FREE).first().click();
  // The effect is used, and the explorer has taken what lay there.
  await expect.poll(tokens).toBe(before + 1);
  const card = page.locator(".track .mtl-card.lit:has(.token)");
  for (let turn = 0; turn < 12 && (await card.count()) === 0; turn++) {
    await click(page, ".mtl-end.lit, .mtl-quiet.lit");
    await page.locator("[data-piece=row-0].lit").waitFor();
    await click(page, ".place.r0.c0 .press.lit");
    await page.locator("[data-piece=end].lit").waitFor();
  }
  const held = await tokens();
  const used = Number(/−(\d+)/.exec((await card.first().locator(".token").textContent())!)![1]);
  await picture(page, "monumental-tokens");
  const n_before = Number(await n(page));
  await card.first().click();
  await expect.poll(tokens).toBe(held - used);
  await expect.poll(async () => Number(await n(page))).toBeGreaterThan(n_before + used);
  expect(it.faults).toEqual([]);
  await page.context().close();
});

test("a touch of a card activates the row and the column that cross there", async () => {
  const page = await it.visit("/", { width: 1440, height: 900, language: "en" });
  await sitDown(page, "monumental", 2);
  await play(page, "mouse", 5, 99, CITY);
  await click(page, ".place.r1.c2 .press.lit");
  await page.locator("[data-piece=end].lit").waitFor();
  const active = page.locator(".city .place.active");
  expect(await active.count()).toBe(5);
  expect(await page.locator(".city .place.active:is(.r1, .c2)").count()).toBe(5);
  await page.context().close();
});

/** The choices on cards whose middle is not theirs, or that are narrower than their icons. */
const covered = (page: Page) =>
  page.locator(".city .choices .press").evaluateAll((all) =>
    all.flatMap((choice) => {
      choice.scrollIntoView({ block: "center" });
      const { x, y, width, height } = choice.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      const fits = choice.scrollWidth <= choice.clientWidth;
      return choice.contains(there) && fits ? [] : [choice.getAttribute("aria-label")];
    }),
  );

for (const [width, height, seats] of [
  [1440, 900, 3],
  [1280, 720, 4],
  [820, 1180, 2],
] as const)
  test(`every way to pay for an effect is clicked in its middle, and its card keeps its height, ${width} × ${height}`, async () => {
    const page = await it.visit("/", { width, height, language: "en" });
    await sitDown(page, "monumental", seats);
    await play(page, "mouse", 5, 99, CITY);
    let most = 0;
    for (let turn = 0; turn < 8; turn++) {
      // Every city begins with a Forum, which is paid with two basic resources.
      const forum = page.locator(".city .place", { hasText: "Forum" });
      const card = (await forum.count()) > 0 ? forum.first() : page.locator(".city .place").first();
      const height = () => card.evaluate((it) => it.getBoundingClientRect().height);
      const before = await height();
      await card.locator(".press.lit").click();
      await page.locator("[data-piece=end].lit").waitFor();
      await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
      await expect.poll(() => covered(page)).toEqual([]);
      most = Math.max(most, await page.locator(".choices .press").count());
      await click(page, ".mtl-end.lit, .mtl-quiet.lit");
      // What the others do may pause the table.
      await play(page, "mouse", 5, 99, "[data-piece=row-0].lit");
    }
    expect(most, "ways to pay at once").toBeGreaterThanOrEqual(3);
    await page.context().close();
  });

test("a turn is begun again by one click", async () => {
  const page = await it.visit("/", { width: 1440, height: 900, language: "en" });
  await sitDown(page, "monumental", 2);
  await play(page, "mouse", 5, 99, CITY);
  await click(page, "[data-piece=row-1].lit");
  const again = page.getByRole("button", { name: "Start the turn again" });
  expect(await again.count()).toBe(0);
  await click(page, "[data-piece=column-1].lit");
  await again.click();
  await page.locator("[data-piece=row-0].lit").waitFor();
  expect(await again.count()).toBe(0);
  await page.context().close();
});

test("the Automaton's card is played out line by line, and a click skips the rest", async () => {
  const page = await it.visit("/", {
    width: 1440,
    height: 900,
    language: "en",
    reducedMotion: "no-preference",
  });
  await page.evaluate(() => localStorage.setItem("speed", "slow"));
  await sitDown(page, "monumental", 1, { civilizations: "random" });
  // The Automaton plays as soon as the reader has chosen a tile to settle on.
  await page.locator(".hex.lit").first().click();
  await page.locator(".turn article h4").waitFor({ timeout: 30_000 });
  await page.locator(".turn [aria-current=step]").waitFor({ timeout: 30_000 });
  expect(await page.locator("#prompt").textContent()).toBe("The Automaton plays.");
  // Points, journal and choices wait until it was shown.
  const card = (await page.locator(".turn article h4").textContent())!;
  const told = page.locator(".journal-list .deed", { hasText: card });
  expect(await told.count()).toBe(0);
  expect(await page.locator("aside .offers li").count()).toBe(0);
  await picture(page, "monumental-automaton");
  await page.locator(".city .turn button", { hasText: "Next step" }).click();
  await page.locator(".turn article h4").waitFor();
  await page.locator(".city .turn button", { hasText: "Skip" }).click();
  await expect.poll(() => page.locator(".turn article").count()).toBe(0);
  await expect.poll(() => told.count()).toBe(1);
  await expect.poll(() => page.locator("aside .offers li").count()).toBeGreaterThan(0);
  expect(await page.locator("#prompt").textContent()).not.toContain("Automaton");
  // On a phone it is shown whatever part the reader looked at.
  await page.setViewportSize({ width: 360, height: 740 });
  await click(page, ".place.r0.c0 .press.lit");
  await page.locator("[data-opens=map]").click();
  await page.locator("[data-piece=end].lit").click();
  const step = page.locator(".turn [aria-current=step]");
  await step.waitFor({ timeout: 30_000 });
  const head = (await page.locator(".turn .head").boundingBox())!;
  const above = (await page.locator(".board .sticky").boundingBox())!;
  expect(head.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  await picture(page, "monumental-automaton-phone");
  expect(it.faults).toEqual([]);
  await page.context().close();
});

test("a long press on a card enlarges it, and buys nothing", async () => {
  const page = await it.visit("/", {
    width: 360,
    height: 740,
    language: "en",
    hasTouch: true,
    isMobile: true,
  });
  await sitDown(page, "monumental", 2);
  await play(page, "finger", 5, 99, CITY);
  await page.locator("[data-opens=track]").tap();
  const card = page.locator(".track .mtl-card").first();
  const { x, y, width, height } = (await card.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const points = [{ x: x + width / 2, y: y + height / 2 }];
  const before = await n(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
  await page.locator("dialog[open]").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await picture(page, "monumental-long-press");
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  expect(await n(page)).toBe(before);
  await page.context().close();
});

test("on a phone three fifths of the screen are the board", async () => {
  const page = await it.visit("/", {
    width: 360,
    height: 740,
    language: "fr",
    hasTouch: true,
    isMobile: true,
  });
  await sitDown(page, "monumental", 4);
  await play(page, "finger", 5, 99, CITY);
  await page.locator(".place.r1.c1 .press.lit").tap();
  await page.locator("[data-piece=end].lit").waitFor();
  await page.locator("[data-opens=map]").tap();
  const tabs = page.locator("nav", { has: page.locator("[aria-current]") }).last();
  const [frame, nav] = await Promise.all(
    [page.locator(".monumental .sticky"), tabs].map((part) => part.boundingBox()),
  );
  expect((nav!.y - frame!.y - frame!.height) / 740).toBeGreaterThan(0.6);
  for (const part of [".monumental nav button", ".mtl-answer", ".line button", ".plate"])
    for (const button of await page.locator(part).all())
      expect((await button.boundingBox())!.height, part).toBeGreaterThanOrEqual(44);
  await picture(page, "monumental-phone-map");
  await page.context().close();
});

test("a tablet in landscape shows map, city and track together", async () => {
  const page = await it.visit("/", { width: 1024, height: 768 });
  await sitDown(page, "monumental", 2);
  await play(page, "mouse", 5, 99, CITY);
  const boxes = await Promise.all(
    [".map svg.map", CITY, ".track .cards"].map((part) => page.locator(part).first().boundingBox()),
  );
  for (const box of boxes) expect(box && box.y < 500).toBe(true);
  const [map] = boxes;
  const tabs = await page
    .locator("nav[aria-label]", { has: page.locator("[aria-current]") })
    .last()
    .boundingBox();
  expect(map!.y + map!.height, "the whole map lies above the tabs").toBeLessThanOrEqual(tabs!.y);
  await picture(page, "monumental-1024");
  await page.context().close();
});
