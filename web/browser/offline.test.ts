import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axe } from "./axe";
import { GAMES } from "./games";
import { play } from "./hand";
import { picture, testServer, watchShifts, type Visitor } from "./testServer";

const it = testServer();

const PHONE: Visitor = { width: 360, height: 740, hasTouch: true, isMobile: true, here: true };

/** Whether the games were built for browsers; without them matches are played on the server. */
const built = (game: string) =>
  existsSync(fileURLToPath(new URL(`../modules/${game}.wasm`, import.meta.url)));

/** Waits until the service worker keeps everything. */
async function kept(page: Page) {
  await page.evaluate(
    async (games) => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const all = new Promise<void>((resolve, reject) => {
        port1.onmessage = ({ data }: MessageEvent<{ done: number; of: number; failed?: string }>) => {
          if (data.failed) reject(new Error(data.failed));
          else if (data.done === data.of) resolve();
        };
      });
      const ofGame = (game: string) => [
        `/api/games/${game}/catalogue/fr`,
        `/api/games/${game}/texts/fr`,
        `/api/games/${game}/rules?lang=fr`,
      ];
      active!.postMessage({ keep: ["/api/games?lang=fr", "/api/bots", ...games.flatMap(ofGame)] }, [port2]);
      await all;
      if (!navigator.serviceWorker.controller)
        await new Promise((taken) =>
          navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }),
        );
    },
    GAMES.map(({ game }) => game),
  );
}

/** Disconnects the page and its service worker from the network. For the latter, the browser may take a little longer. */
async function cut(page: Page) {
  await page.context().setOffline(true);
  const fails = () =>
    page.evaluate(() =>
      fetch("/api/me").then(
        () => false,
        () => true,
      ),
    );
  await expect.poll(fails, { timeout: 30_000 }).toBe(true);
}

/** Adds a pack to those that the browser keeps. Returns the games of the packs that it had before. */
function addPack(page: Page, game: string, hash: string) {
  return page.evaluate(
    (key) =>
      new Promise<string[]>((resolve) => {
        indexedDB.open("monumenta-packs").onsuccess = ({ target }) => {
          const db = (target as IDBOpenDBRequest).result;
          const packs = db.transaction("packs", "readwrite").objectStore("packs");
          const before = packs.getAllKeys();
          packs.put({ "figures.toml": "" }, key);
          packs.transaction.oncomplete = () => {
            db.close();
            resolve((before.result as [string, string][]).map(([game]) => game));
          };
        };
      }),
    [game, hash],
  );
}

describe.runIf(GAMES.every(({ game }) => built(game)))("inside the browser", () => {
  test("the home page fetches the games in their order when it is idle, and does not shift when it lists a match", async () => {
    const page = await it.visit("/", PHONE);
    const games = () =>
      page.locator(".card .picture").evaluateAll((all) => all.map((it) => it.getAttribute("href")!.slice(6)));
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap(({ name }) => /([a-z]+)-[^/]*\.wasm$/.exec(name)?.[1] ?? []),
      );
    await page.locator(".card .picture").first().waitFor();
    expect(await games()).toHaveLength(GAMES.length);
    await expect.poll(fetched, { timeout: 30_000 }).toEqual(await games());
    await page.locator(".card .button.main").first().click();
    await page.waitForURL(/\/room\/here-/);
    await page.locator(".board").waitFor();
    const shift = await watchShifts(page);
    await page.goto(it.address + "/");
    await page.locator("a[href*='/room/here-']").waitFor();
    await page.locator(".lists").waitFor();
    expect(await shift()).toBeLessThan(0.01);
    await page.context().close();
  });

  for (const { game } of GAMES)
    test(`a whole match of ${game} without a network, with a reload in the middle`, async () => {
      const page = await it.visit("/", PHONE);
      await page.locator(`.card:has(a[href='/play/${game}']) .button.main`).click();
      await page.waitForURL(/\/room\/here-/);
      await page.locator(".board").waitFor();
      await kept(page);
      await cut(page);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).pathname.startsWith("/api/rooms")) asked.push(request.url());
      });

      expect((await play(page, "finger", 7, 6)).made).toBe(6);
      // As after an update: the browser also keeps the pack of an earlier module.
      expect(await addPack(page, game, "earlier")).toEqual([game]);
      await page.reload();
      const { reached } = await play(page, "finger", 9, 1500);
      expect(reached).toBe(true);
      await expect.poll(() => page.locator(".over tbody tr").count()).toBeGreaterThan(0);
      await picture(page, `offline-over-${game}`);
      // A message that is missing in the module's texts would be shown by its id.
      expect(await page.locator("body").innerText()).not.toContain("⟨");
      expect(asked).toEqual([]);
      // The browser counts the match for its reader.
      const results = () => page.evaluate((game) => localStorage.getItem(`results ${game}`), game);
      await expect.poll(results).toContain('"played":1');

      await page.goto(new URL("/", page.url()).href);
      await page.getByText("Pas de connexion.").waitFor();
      await page.locator("a[href*='/room/here-']").first().waitFor();
      if (game === "quarry") {
        await picture(page, "offline-home");
        expect(await axe(page)).toEqual([]);
      }
      expect(it.faults).toEqual([]);
      await page.context().close();
    });
});

test.runIf(built("quarry"))(
  "what the button keeps is enough to learn, begin a match, take advice, read it in words and watch it again without a network",
  async () => {
    const page = await it.visit("/me", PHONE);
    await page.getByRole("button", { name: "Tout garder pour jouer sans réseau" }).click();
    await page.getByText("Tout est gardé").waitFor();
    await cut(page);
    const open = (path: string) => page.goto(new URL(path, page.url()).href);
    await open("/rules/quarry");
    await page.locator("#QRY-10").waitFor();
    await open("/learn/quarry");
    await page.locator(".lesson .button").first().waitFor();
    await open("/");
    await page.locator(".card:has(a[href='/play/quarry']) .button.main").click();
    await page.waitForURL(/\/room\/here-/);
    const room = page.url().split("/").at(-1)!;
    expect((await play(page, "finger", 3, 2)).made).toBe(2);
    await page.getByRole("button", { name: "Conseil" }).click();
    await page.getByText("Le robot jouerait").waitFor();
    await page.evaluate(() => localStorage.setItem("boards", "words"));
    await page.reload();
    await expect.poll(() => page.locator(".board .sketch").textContent()).toContain("Phase de carrière");
    await page.evaluate(() => localStorage.removeItem("boards"));
    await page.reload();
    expect((await play(page, "finger", 4, 1500)).reached).toBe(true);
    await open(`/replay/${room}?seat=0&step=4`);
    await expect.poll(() => page.locator("[data-frame]").getAttribute("data-frame")).toBe("4");
    expect(it.faults).toEqual([]);
    await page.context().close();
  },
);

test("without a network a page that was never opened says so, and loads when the network is back", async () => {
  const page = await it.visit("/rules/quarry", { width: 360, height: 740, here: true });
  await kept(page);
  await cut(page);
  await page.goto(new URL("/", page.url()).href);
  await page.getByText("Pas de connexion.").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("Pas de connexion.").count()).toBe(0);
  expect(it.faults).toEqual([]);
  await page.context().close();
});
