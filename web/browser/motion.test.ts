import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAMES } from "./games";
import { play } from "./hand";
import { picture, sitDown, testServer } from "./testServer";

const it = testServer();

/** A piece that was sent flying, and the table that it was sent by. */
interface Flight {
  n: string;
  piece: string;
  from: string;
  /** Where it comes to rest. */
  to: string;
}

/** Everything moves in these tests, quickly. */
async function table(game: string, seats: number): Promise<Page> {
  const page = await it.visit("/", { width: 1440, height: 900, reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("speed", "fast"));
  await page.addInitScript(() => {
    const flights: Flight[] = [];
    Object.assign(window, { flights });
    // Where the table waits for the reader, this one goes on.
    setInterval(() => document.querySelector<HTMLElement>(".bar.moment .button.main")?.click(), 100);
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: HTMLElement, frames, options) {
      const from = (frames as { translate?: string[] } | null)?.translate?.[0];
      const piece = this.dataset["moves"] ?? this.dataset["piece"];
      const n = document.querySelector<HTMLElement>("[data-n]")?.dataset["n"] ?? "";
      const { x, y } = this.getBoundingClientRect();
      if (from && piece) flights.push({ n, piece, from, to: `${Math.round(x)} ${Math.round(y)}` });
      return animate.call(this, frames, options);
    };
  });
  await sitDown(page, game, seats);
  return page;
}

const flightsOf = (page: Page) => page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);

/** The most pieces that one step of each game moves. */
const MOST: Record<string, number> = { antiquity: 12, fabulous: 8, monumental: 8, quarry: 1 };

for (const { game, seats } of GAMES)
  test(`only what moved flies in a match of ${game}`, async () => {
    const page = await table(game, seats);
    const { made } = await play(page, "mouse", 5, 14);
    expect(made).toBeGreaterThan(5);
    const flights = await flightsOf(page);
    const bySteps = new Map<string, Flight[]>();
    for (const flight of flights) bySteps.set(flight.n, [...(bySteps.get(flight.n) ?? []), flight]);
    for (const [n, together] of bySteps)
      expect(together.length, `${n}: ${JSON.stringify(together)}`).toBeLessThanOrEqual(MOST[game] ?? 8);
    // A flight to the same place that is started again by the next step is one that nobody made.
    const ways = flights.map(({ piece, from, to }) => `${piece} ${from} ${to}`);
    expect(ways.filter((way, nth) => ways.indexOf(way) !== nth && way === ways[nth - 1])).toEqual([]);
    expect(it.faults).toEqual([]);
    await picture(page, `motion-${game}`);
    await page.context().close();
  });

test("the plan of quarry is never blank while bricks are laid", async () => {
  const page = await table("quarry", 2);
  await play(page, "mouse", 5, 200, ".board .layout:not(.quarrying)");
  await play(page, "mouse", 5, 4);
  const moved = (await flightsOf(page)).filter(({ piece }) => piece.startsWith("position-"));
  expect(moved).toEqual([]);
  await page.context().close();
});
