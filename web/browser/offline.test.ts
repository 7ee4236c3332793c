import { expect, test } from "vitest";
import { axe } from "./axe";
import { picture, testServer } from "./testServer";

const it = testServer();

test("without a network the page says so, and comes back by itself", async () => {
  const page = await it.visit("/rules/quarry", { width: 360, height: 740 });
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((taken) => serviceWorker.addEventListener("controllerchange", taken, { once: true }));
  });
  await page.context().setOffline(true);
  // The browser may take the network from the page before it takes it from the service worker.
  const heading = async () => {
    await page.reload();
    return page.locator("h1").first().textContent();
  };
  await expect.poll(heading, { timeout: 30_000 }).toBe("Pas de connexion");
  expect(await page.locator("main").evaluate((it) => getComputedStyle(it).textAlign)).toBe("center");
  await picture(page, "offline");
  expect(await axe(page)).toEqual([]);

  await page.context().setOffline(false);
  await page.locator("main .rule, main section, main article").first().waitFor();
  expect(page.url()).toContain("/rules/quarry");
  expect(await page.locator("h1", { hasText: "Pas de connexion" }).count()).toBe(0);
  expect(it.faults).toEqual([]);
  await page.context().close();
});
