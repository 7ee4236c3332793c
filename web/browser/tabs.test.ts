import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { play } from "./hand";
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
  const stored = (page: Awaited<ReturnType<typeof begin>>) =>
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

  test("is played in two tabs by turns, and both show the same", async () => {
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
    // The log of both is one match: it ends, and verifies.
    expect((await play(one, "mouse", 9, 1500)).reached).toBe(true);
    await one.getByText("Vérifier la donne").click();
    await one.getByRole("button", { name: "Vérifier", exact: true }).click();
    await one.getByText("Toute la partie a été rejouée").waitFor();
    expect(it.faults).toEqual([]);
    await one.context().close();
  });

  test("is given to the server, which keeps it under a link", async () => {
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

  test("that still runs is given to the server from the list, and goes on there", async () => {
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
