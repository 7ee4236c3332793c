import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { luck, play } from "./hand";
import { ask, testServer } from "./testServer";

const built = existsSync(fileURLToPath(new URL("../modules/quarry.wasm", import.meta.url)));

describe.runIf(built)("a match of this browser", () => {
  const it = testServer();

  async function begin() {
    const page = await it.visit("/", { here: true });
    await page.locator(".card:has(a[href='/play/quarry']) .button.main").click();
    await page.waitForURL(/\/room\/here-/);
    return page;
  }

  /** The numbers of the stored entries, in order. */
  const stored = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          indexedDB.open("monumenta").onsuccess = ({ target }) => {
            const db = (target as IDBOpenDBRequest).result;
            const keys = db.transaction("entries").objectStore("entries").getAllKeys();
            keys.onsuccess = () => resolve((keys.result as [string, number][]).map(([, n]) => n));
          };
        }),
    );

  test("is played in two tabs alternately, and both show the same table", async () => {
    const one = await begin();
    expect((await play(one, "mouse", 2, 3)).made).toBe(3);
    const two = await one.context().newPage();
    two.on("pageerror", (error) => it.faults.push(String(error)));
    await two.goto(one.url());
    const number = (page: typeof one) => page.locator("[data-n]").getAttribute("data-n");
    for (let turn = 0; turn < 4; turn++) {
      const [active, other] = turn % 2 === 0 ? [two, one] : [one, two];
      await active.bringToFront();
      expect((await play(active, "mouse", turn, 2)).made).toBe(2);
      // Bots may go on meanwhile.
      await expect.poll(async () => (await number(other)) === (await number(active))).toBe(true);
    }
    const entries = await stored(one);
    expect(entries).toEqual(entries.map((_, n) => n));
    // Both tabs have written one log: the match ends, and verifies.
    expect((await play(one, "mouse", 9, 1500)).reached).toBe(true);
    await one.getByText("Vérifier la donne").click();
    await one.getByRole("button", { name: "Vérifier", exact: true }).click();
    await one.getByText("Toute la partie a été rejouée").waitFor();
    expect(it.faults).toEqual([]);
    await one.context().close();
  });

  /** Chooses something that is lit, and kills the tab `frames` frames later: before, during or after the write to the store. */
  async function chooseAndDie(page: Page, nth: number, frames: number) {
    const session = await page.context().newCDPSession(page);
    const died = page.waitForEvent("crash");
    await page.evaluate(
      async ([nth, frames]) => {
        const lit = [...document.querySelectorAll(".board .lit")];
        lit[nth % lit.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
      },
      [nth, frames] as const,
    );
    // The process that would answer is gone.
    void session.send("Page.crash").catch(() => null);
    await died;
    await page.close();
  }

  test("loses nothing that was shown when its tab is killed at any time", async () => {
    const below = luck(5);
    let shown = 0;
    let page = await begin();
    const [context, address] = [page.context(), page.url()];
    await context.exposeBinding("show", (_, n: number) => {
      shown = Math.max(shown, n);
    });
    await context.addInitScript(() => {
      const { show } = window as unknown as { show: (n: number) => void };
      new MutationObserver(() => {
        const n = document.querySelector<HTMLElement>("[data-n]")?.dataset["n"];
        if (n) show(Number(n));
      }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-n"] });
    });
    await page.reload();
    for (let kill = 0; kill < 15; kill++) {
      expect((await play(page, "mouse", kill, 1)).made).toBe(1);
      await chooseAndDie(page, below(8), below(8));
      page = await context.newPage();
      page.on("pageerror", (error) => it.faults.push(String(error)));
      const before = shown;
      await page.goto(address);
      const number = async () => Number(await page.locator("[data-n]").getAttribute("data-n"));
      await expect.poll(number).toBeGreaterThanOrEqual(before);
      const entries = await stored(page);
      expect(entries).toEqual(entries.map((_, n) => n));
    }
    expect(shown, "the pages said what they showed").toBeGreaterThan(0);
    // No choice was stored twice or in part: the match ends, and verifies.
    expect((await play(page, "mouse", 9, 1500)).reached).toBe(true);
    await page.getByText("Vérifier la donne").click();
    await page.getByRole("button", { name: "Vérifier", exact: true }).click();
    await page.getByText("Toute la partie a été rejouée").waitFor();
    expect(it.faults).toEqual([]);
    await context.close();
  });

  test("is sent to the server, which stores it and gives it a link", async () => {
    const page = await begin();
    expect((await play(page, "mouse", 6, 1500)).reached).toBe(true);
    const here = page.url();
    await page.getByRole("button", { name: "Garder sur le serveur" }).click();
    await page.waitForURL(/\/room\/(?!here-)/);
    await page.locator(".over tbody tr").first().waitFor();
    const id = page.url().split("/").at(-1)!;
    const info = await ask<{ origin: unknown; practice: boolean }>(page, "GET", `/api/rooms/${id}`);
    expect([info.origin, info.practice]).toEqual([{ from: "browser" }, true]);
    await page.goto(here);
    await page.getByRole("button", { name: "Voir sur le serveur" }).click();
    await page.waitForURL(`**/room/${id}`);
    expect(it.faults).toEqual([]);
    await page.context().close();
  });

  test("that still runs is sent to the server from the list, and continues there", async () => {
    const page = await begin();
    expect((await play(page, "mouse", 6, 4)).made).toBe(4);
    await page.goto(it.address);
    await page.getByRole("button", { name: "Garder sur le serveur" }).click();
    await page.waitForURL(/\/room\/(?!here-)/);
    expect((await play(page, "mouse", 8, 3)).made).toBe(3);
    expect(it.faults).toEqual([]);
    await page.context().close();
  });
});
