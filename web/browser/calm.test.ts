import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe";
import { play } from "./hand";
import { picture, sitDown, testServer, type Visitor } from "./testServer";

const it = testServer();

/** A table that lies still in a window, with the parts that never move nor change their size. */
interface Still extends Visitor {
  game: string;
  seats: number;
  options?: object;
  parts: readonly string[];
}

const ANTIQUITY = { game: "antiquity", options: { power_cards: true } };
const TABLES: readonly Still[] = [
  {
    ...ANTIQUITY,
    width: 1440,
    height: 900,
    seats: 3,
    parts: ["bar", "market", "stories", "place", "tracks", "dock", "hand"],
  },
  {
    ...ANTIQUITY,
    width: 1024,
    height: 768,
    seats: 4,
    parts: ["bar", "market", "stories", "place", "tracks", "dock", "hand"],
  },
  {
    ...ANTIQUITY,
    width: 820,
    height: 1180,
    seats: 3,
    hasTouch: true,
    isMobile: true,
    parts: ["bar", "market", "dock", "hand"],
  },
  {
    ...ANTIQUITY,
    width: 360,
    height: 740,
    seats: 3,
    hasTouch: true,
    isMobile: true,
    parts: ["bar", "market", "dock", "hand"],
  },
  {
    game: "fabulous",
    options: { collectors: 4 },
    width: 360,
    height: 740,
    seats: 4,
    hasTouch: true,
    isMobile: true,
    parts: ["stand"],
  },
];

const WHERE: Record<string, string> = {
  bar: ".bar",
  market: ".market",
  stories: ".stories",
  place: ".place",
  tracks: ".tracks li",
  dock: "section.dock",
  hand: "section.dock .hand",
  stand: ".stand",
};

for (const { game, options, seats, parts, ...visitor } of TABLES)
  test(`nothing of ${game} moves from step to step, also of others, ${seats} seats, ${visitor.width} × ${visitor.height}`, async () => {
    const page = await it.visit("/", { ...visitor, reducedMotion: "no-preference" });
    await page.evaluate(() => localStorage.setItem("speed", "fast"));
    await sitDown(page, game, seats, options);
    await page
      .locator(`.board ${WHERE[parts.at(-1)!]}`)
      .first()
      .waitFor();
    await watch(page, Object.fromEntries(parts.map((part) => [part, WHERE[part]!])));
    await play(page, visitor.hasTouch ? "finger" : "mouse", 5, 16);
    await picture(page, `calm-${game}-${visitor.width}`);
    expect(await page.evaluate(() => [...(window as unknown as Watched).moved])).toEqual([]);
    // The own card of fabulous comes in when its turn does: until then axe would find half of its colours.
    if (game === "antiquity") expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

test("a phone shows the place of the player whose turn it is, and then what the reader saw before", async () => {
  const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };
  const page = await it.visit("/", { ...phone, reducedMotion: "no-preference" });
  await sitDown(page, "antiquity", 4);
  const [pile, end] = ["pile", "choice-end"].map((it) => page.locator(`[data-piece=${it}].lit`));
  await pile!.waitFor();
  const scrolled = () => page.locator(".board").evaluate((board) => board.scrollTop);
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    setInterval(() => document.querySelector<HTMLElement>(".bar.moment .button.main")?.click(), 100);
    const edge = (where: string) => document.querySelector(where)!.getBoundingClientRect();
    const look = () => {
      const place = document.querySelector<HTMLElement>(".place.plays:not(.own)");
      const { top, bottom } = place?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const isInSight = top >= edge(".antiquity nav").bottom - 2 && bottom <= edge("section.dock").top + 2;
      if (place && isInSight) seen.add(place.dataset["seat"]!);
      requestAnimationFrame(look);
    };
    look();
  });
  await pile!.tap();
  await end!.tap();
  await page.locator(".bar .keep-turn").waitFor();
  await page.locator(".bar .button.main").tap();
  await pile!.waitFor({ state: "detached" });
  await pile!.waitFor();
  await expect.poll(scrolled).toBeLessThanOrEqual(2);
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.sort()).toEqual(["1", "2", "3"]);
  await page.context().close();
});

test("cards of antiquity never grow, and become smaller only in a place that is full", async () => {
  const page = await it.visit("/", { width: 1024, height: 768, reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("speed", "fast"));
  await sitDown(page, "antiquity", 4);
  await page.evaluate(() => {
    const faults: string[] = [];
    const seen = new Map<string, { width: number; cards: number }>();
    Object.assign(window, { faults, seen });
    const look = () => {
      for (const place of document.querySelectorAll<HTMLElement>(".place")) {
        const fanned = place.querySelectorAll<HTMLElement>(".fan .board-card");
        const [width, cards, seat] = [fanned[0]?.offsetWidth, fanned.length, place.dataset["seat"]!];
        if (width === undefined) continue;
        const before = seen.get(seat) ?? { width, cards };
        if (width > before.width || (width < before.width && cards <= before.cards))
          faults.push(`${seat}: ${before.width} → ${width}, with ${before.cards} → ${cards} cards`);
        seen.set(seat, { width, cards });
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await play(page, "mouse", 5, 60);
  const { faults, places } = await page.evaluate(() => {
    const { faults, seen } = window as unknown as { faults: string[]; seen: Map<string, unknown> };
    return { faults, places: seen.size };
  });
  expect(faults).toEqual([]);
  expect(places).toBe(4);
  await page.context().close();
});

interface Watched {
  moved: Set<string>;
}

/** Notes in the page which of these parts are elsewhere, or of another size, than in an earlier frame. */
async function watch(page: Page, parts: Record<string, string>) {
  await page.evaluate((parts) => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    // Goes on whenever the table is paused.
    setInterval(() => document.querySelector<HTMLElement>(".bar.moment .button.main")?.click(), 100);
    const first = new Map<string, number[]>();
    const look = () => {
      const board = document.querySelector(".board")!;
      for (const [part, where] of Object.entries(parts))
        document.querySelectorAll(where).forEach((element, nth) => {
          const { left, top, height } = element.getBoundingClientRect();
          const scrolls = board.contains(element) && !element.closest("section.dock");
          const place = [left, top + (scrolls ? board.scrollTop : 0), height].map(Math.round);
          const before = first.get(part + nth) ?? place;
          first.set(part + nth, before);
          if (place.some((it, side) => Math.abs(it - before[side]!) > 2))
            moved.add(`${part} ${nth}: ${before.join(" ")} → ${place.join(" ")}`);
        });
      requestAnimationFrame(look);
    };
    look();
  }, parts);
}
