import type { FromServer } from "$protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAMES } from "./games";
import { canChoose, play } from "./hand";
import { ask, picture, sitDown, testServer } from "./testServer";

const it = testServer();

/** The animation of a piece, and the number of the table that started it. */
interface Flight {
  n: string;
  piece: string;
  from: string;
  /** The position at which it ends. */
  to: string;
  /** The translation with which it ends. */
  last: string;
}

/** A page at a table, with quick animations, which are recorded. */
async function table(
  game: string,
  seats: number,
  reducedMotion: "no-preference" | "reduce" = "no-preference",
): Promise<Page> {
  const page = await it.visit("/", { width: 1440, height: 900, reducedMotion });
  if (reducedMotion !== "reduce") await page.evaluate(() => localStorage.setItem("speed", "fast"));
  await page.addInitScript(() => {
    const flights: Flight[] = [];
    Object.assign(window, { flights });
    // Goes on whenever the table is paused.
    setInterval(() => document.querySelector<HTMLElement>(".bar.moment .button.main")?.click(), 100);
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: HTMLElement, frames, options) {
      const way = (frames as { translate?: string[] } | null)?.translate;
      const from = way?.[0];
      const piece = this.dataset["moves"] ?? this.dataset["piece"];
      const n = document.querySelector<HTMLElement>("[data-n]")?.dataset["n"] ?? "";
      const { x, y } = this.getBoundingClientRect();
      if (from && piece) {
        const to = `${Math.round(x)} ${Math.round(y)}`;
        flights.push({ n, piece, from, to, last: way?.at(-1) ?? "" });
      }
      return animate.call(this, frames, options);
    };
  });
  await sitDown(page, game, seats);
  return page;
}

const flightsOf = (page: Page) => page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);

/** The largest number of pieces that one step of each game moves. */
const MOST: Record<string, number> = { antiquity: 12, fabulous: 8, monumental: 8, quarry: 1 };

for (const { game, seats } of GAMES)
  test(`only pieces that moved are animated in a match of ${game}`, async () => {
    const page = await table(game, seats);
    const { made } = await play(page, "mouse", 5, 14);
    expect(made).toBeGreaterThan(5);
    const flights = await flightsOf(page);
    const bySteps = new Map<string, Flight[]>();
    for (const flight of flights) bySteps.set(flight.n, [...(bySteps.get(flight.n) ?? []), flight]);
    for (const [n, together] of bySteps)
      expect(together.length, `${n}: ${JSON.stringify(together)}`).toBeLessThanOrEqual(MOST[game] ?? 8);
    // The same animation again in the next step would be an animation without a move.
    const ways = flights.map(({ piece, from, to }) => `${piece} ${from} ${to}`);
    expect(ways.filter((way, nth) => ways.indexOf(way) !== nth && way === ways[nth - 1])).toEqual([]);
    expect(it.faults).toEqual([]);
    await picture(page, `motion-${game}`);
    await page.context().close();
  });

test("the cards of a round of fabulous fly to one pile when the reader goes on, but not with reduced motion", async () => {
  const page = await table("fabulous", 3);
  await play(page, "mouse", 5, 8);
  const won = (await flightsOf(page)).filter(({ piece }) => piece.startsWith("won-"));
  const rounds = [...new Set(won.map(({ n }) => n))].map((n) => won.filter((it) => it.n === n));
  expect(rounds.length).toBeGreaterThan(1);
  for (const cards of rounds) {
    expect(cards.length).toBeGreaterThan(1);
    expect(new Set(cards.map(({ piece }) => piece)).size).toBe(cards.length);
    expect(new Set(cards.map(({ last }) => last)).size).toBe(1);
  }
  await page.context().close();
  const calm = await table("fabulous", 3, "reduce");
  await play(calm, "mouse", 5, 8);
  expect(await flightsOf(calm)).toEqual([]);
  await calm.context().close();
});

test("the plan of quarry is never blank while bricks are laid", async () => {
  const page = await table("quarry", 2);
  await play(page, "mouse", 5, 200, ".board .layout:not(.quarrying)");
  await play(page, "mouse", 5, 4);
  const moved = (await flightsOf(page)).filter(({ piece }) => piece.startsWith("position-"));
  expect(moved).toEqual([]);
  await page.context().close();
});

/** A table that was on the screen: the number of its log entry, and the points of all players. */
interface Shown {
  n: number;
  points: string[];
}

/** Records every table that this page shows from now on, and every message of the server. */
async function watch(page: Page) {
  const received: FromServer[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => received.push(JSON.parse(String(payload)) as FromServer)),
  );
  await page.addInitScript(() => {
    const shown: Shown[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const n = Number(document.querySelector<HTMLElement>("[data-n]")?.dataset["n"] ?? -1);
      const scores = [...document.querySelectorAll("aside button.score")];
      if (n < 0 || shown.at(-1)?.n === n || scores.length === 0) return;
      shown.push({ n, points: scores.map((it) => it.textContent ?? "") });
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-n"] });
  });
  return {
    received,
    shown: () => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown),
  };
}

/** The steps after which no table was shown before the next step. */
const unseen = (steps: readonly number[], seen: readonly number[]) =>
  steps.filter((n, nth) => !seen.some((it) => it >= n && it < (steps[nth + 1] ?? Infinity)));

/** The numbers of the log entries in which others did something that the reader may know of. */
const othersSteps = (received: readonly FromServer[]) =>
  received.flatMap((message) =>
    message.type !== "news"
      ? []
      : message.entries.flatMap((it) =>
          it.what === "step" && it.seat !== 0 && JSON.stringify(it.news).includes("event") ? [it.n] : [],
        ),
  );

test("every step of the bots is shown with its own points", async () => {
  const page = await it.visit("/", { width: 1440, height: 900, reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("speed", "fast"));
  const { received, shown } = await watch(page);
  await sitDown(page, "quarry", 3);
  await play(page, "mouse", 5, 200, ".board .layout:not(.quarrying)");
  await play(page, "mouse", 5, 6);
  const tables = await shown();
  const seen = tables.map((it) => it.n);
  const steps = othersSteps(received).filter((n) => n <= seen.at(-1)!);
  expect(steps.length).toBeGreaterThan(20);
  expect(unseen(steps, seen)).toEqual([]);
  for (const { n, points } of tables) {
    const table = received.find((it) => it.type === "table" && it.n === n);
    const standings = (table as { standings?: { points: number }[] } | undefined)?.standings;
    // Only the least points are shown of bots: what is behind their screens may be worth more.
    const least = points.slice(1).map((it) => parseInt(it.replace("−", "-")));
    expect(least, `after entry ${n}`).toEqual(standings?.slice(1).map((it) => it.points));
  }
  const gains = tables.filter((it, nth) => nth > 0 && it.points.join() !== tables[nth - 1]!.points.join());
  expect(gains.length, "points are counted with the steps that give them").toBeGreaterThan(4);
  await page.context().close();
});

/** Begins a match in which a bot acts first. Returns its room. */
async function botBegins(page: Page, game: string, seats: number): Promise<string> {
  await ask(page, "POST", "/api/me", { name: "Anna" });
  for (let nth = 0; nth < 20; nth++) {
    const wanted = { game, seats, level: "random", seed: `${game} ${nth}` };
    const { id } = await ask<{ id: string }>(page, "POST", "/api/play", wanted);
    type Dealt = { frames: { progress: { seats: number[] } }[] };
    const { frames } = await ask<Dealt>(page, "GET", `/api/rooms/${id}/replay?seat=0&lang=en&from=0&to=0`);
    if (!frames[0]!.progress.seats.includes(0)) return id;
  }
  throw new Error("no bot begins");
}

for (const { game, seats } of GAMES)
  test(`a match of ${game} in which bots begin is shown from the deal on, and only once`, async () => {
    const page = await it.visit("/", { width: 1440, height: 900, reducedMotion: "no-preference" });
    await page.evaluate(() => localStorage.setItem("speed", "fast"));
    const { received, shown } = await watch(page);
    const id = await botBegins(page, game, seats);
    await page.goto(`${it.address}/room/${id}`);
    const lit = () => page.locator(".board .lit").count();
    const goOn = page.locator(".bar.moment .button.main");
    await expect
      .poll(async () => {
        if ((await goOn.count()) > 0) await goOn.click({ timeout: 1000 }).catch(() => null);
        return lit();
      })
      .toBeGreaterThan(0);
    const entries = received.flatMap((message) => (message.type === "news" ? message.entries : []));
    const dealt = entries.find((it) => it.what === "started")!.n;
    const steps = othersSteps(received);
    const seen = (await shown()).map((it) => it.n);
    expect(steps.length).toBeGreaterThan(0);
    expect(seen[0]).toBeGreaterThanOrEqual(dealt);
    expect(seen[0], "nothing that is told is played on the first table").toBeLessThan(steps[0]!);
    expect(unseen(steps, seen)).toEqual([]);
    await page.reload();
    await expect.poll(lit).toBeGreaterThan(0);
    expect((await shown()).length, "a table that is opened again is as it was left").toBe(1);
    await page.context().close();
  });

/** The elements in which quarry and antiquity show points that were just gained. */
const GAINS = ".board :is(.quarry .score i, .exhibition .pop)";

for (const { game, seats } of GAMES)
  test(`no animation and no gained points are shown when a table of ${game} is opened again`, async () => {
    const page = await table(game, seats);
    await play(page, "mouse", 5, 12);
    await page.reload();
    await canChoose(page);
    expect(await page.locator(GAINS).count()).toBe(0);
    expect(await flightsOf(page)).toEqual([]);
    await page.context().close();
  });
