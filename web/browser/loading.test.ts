import { expect, test } from "vitest";
import { axe } from "./axe";
import { canChoose } from "./hand";
import { held, picture, testServer } from "./testServer";

const it = testServer();

test("while a game is loaded its progress is shown, and what failed can be tried again", async () => {
  const page = await it.visit("/about", { language: "en", width: 360, here: true, serviceWorkers: "block" });
  const modules = "**/*.wasm";
  await page.route(modules, (route) => route.abort());
  await page.goto(it.address + "/");
  const card = page.locator("article").first();
  const play = card.getByRole("button", { name: "Play" });
  const { y: before } = (await play.boundingBox())!;
  await play.click();
  await expect.poll(() => card.getByRole("alert").textContent()).toContain("could not be loaded");
  expect(await axe(page)).toEqual([]);
  await page.unroute(modules);
  const release = await held(page, modules);
  const again = card.getByRole("button", { name: "Try again" });
  await again.click();
  await card.getByRole("progressbar", { name: "Loading the game…" }).waitFor();
  expect(await card.getByRole("status").textContent()).toBe("Loading the game…");
  expect(await play.getAttribute("aria-disabled")).toBe("true");
  expect(await axe(page)).toEqual([]);
  await picture(page, "loading-360");
  // The progress takes no space of its own, so that nothing moves.
  expect((await play.boundingBox())!.y).toBeCloseTo(before, 0);
  await release();
  await canChoose(page);
  expect(it.faults).toEqual([]);
  await page.context().close();
});
