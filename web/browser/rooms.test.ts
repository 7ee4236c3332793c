import { expect, test } from "vitest";
import { axe } from "./axe";
import { play } from "./hand";
import { ask, held, picture, sitDown, testServer, wire } from "./testServer";

const it = testServer();

test("two people meet by a link, play, lose the connection and find back", async () => {
  const anna = await it.visit("/play/quarry");
  await anna.locator("form .button.main").click();
  await anna.locator(".link-text").waitFor();
  await anna.waitForLoadState("networkidle");
  await picture(anna, "room-gathering");
  expect(await axe(anna)).toEqual([]);
  const link = (await anna.locator(".link-text").textContent())!;

  const bruno = await it.visit("/about", { width: 360, height: 740 });
  const brunos = await wire(bruno);
  await bruno.goto(link);
  const invited = bruno.locator(".invited");
  await expect.poll(() => invited.textContent()).toContain("vous invite à jouer à World Monuments");
  await invited.getByRole("button", { name: "S’asseoir" }).click();
  await bruno.getByLabel("Votre nom à cette table").fill("Bruno");
  await bruno.getByLabel("Votre nom à cette table").blur();
  await anna.locator(".seats strong", { hasText: "Bruno" }).waitFor();
  await bruno.getByRole("button", { name: "Je suis prêt" }).click();
  await picture(bruno, "room-gathering-360", { whole: true });
  await anna.locator(".good").waitFor();
  await anna.getByRole("button", { name: "Compléter par des robots" }).click();
  await anna.getByRole("button", { name: "Commencer" }).click();
  for (const page of [anna, bruno]) await page.locator("[data-n]").waitFor();

  await brunos.cut();
  await bruno.locator(".lost").waitFor();
  await anna.locator("aside form .field").fill("Bonjour !");
  await anna.getByRole("button", { name: "Envoyer" }).click();
  await anna.locator(".chat li", { hasText: "Bonjour !" }).waitFor();
  await brunos.mend();
  await bruno.getByRole("button", { name: /^Discussion/ }).click();
  await bruno.locator(".chat li", { hasText: "Bonjour !" }).waitFor();
  expect(await bruno.locator(".lost").count()).toBe(0);
  expect(it.faults).toEqual([]);
  await anna.context().close();
  await bruno.context().close();
});

test("answers that are late spoil nothing", async () => {
  const page = await it.visit("/about");
  const levels = await held(page, "**/api/bots");
  const bot = await held(page, "**/api/rooms/*/bot*");
  await page.goto(`${it.address}/play/quarry`);
  await page.getByRole("radio", { name: "2" }).check();
  await page.locator("form .button.main").click();
  await levels();
  await page.getByRole("button", { name: "Compléter par des robots" }).click();
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.locator("[data-n]").waitFor();
  await bot();
  await page.locator(".board .lit").first().waitFor();
  expect(await page.locator("[data-n]").count()).toBe(1);
  expect(it.faults).toEqual([]);
  await page.context().close();
});

test("two at one device do not see each other's side", async () => {
  const page = await it.visit("/play/antiquity");
  await page.getByRole("radio", { name: "2" }).check();
  await page.locator("form .button.main").click();
  await page.getByRole("button", { name: "Ajouter un joueur sur cet appareil" }).click();
  await page.getByRole("button", { name: "Commencer" }).click();
  const covered = page.locator(".handover");
  await covered.waitFor();
  await picture(page, "hand-over");
  for (const told of [".board .lit", ".prompt", ".journal li"])
    expect(await page.locator(told).count(), told).toBe(0);
  await covered.getByRole("button").click();
  await page.locator(".board .lit").first().waitFor();
  await page.context().close();
});

test("what cannot be done says why, and opens its rule beside the table", async () => {
  const page = await it.visit("/");
  await sitDown(page, "quarry", 2);
  await page.locator(".board .lit").first().waitFor();
  const dark = page.locator(".board .spot:not(.lit), .board .press:not(.lit)").first();
  await dark.dispatchEvent("click");
  const bubble = page.locator("[role=dialog] .answer");
  await bubble.waitFor();
  expect((await bubble.textContent())!.length).toBeGreaterThan(10);
  await picture(page, "why-not");
  await page.locator("[role=dialog] .link").click();
  await expect.poll(() => page.locator("dialog[open] h2").textContent()).not.toBe("");
  expect(page.url()).toContain("/room/");
  await picture(page, "rule-sheet");
  await page.keyboard.press("Escape");
  await page
    .locator("dialog[open]")
    .waitFor({ state: "detached" })
    .catch(() => null);
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await page.context().close();
});

test("a hint names a choice, and the choice can be taken", async () => {
  const page = await it.visit("/");
  await ask(page, "POST", "/api/me", { name: "Anna" });
  const settings = {
    game: "quarry",
    seats: 2,
    options: {},
    level: "random",
    clock: { kind: "untimed" },
    hints: true,
  };
  const { room } = await ask<{ room: string }>(page, "POST", "/api/rooms", { settings });
  await ask(page, "POST", `/api/rooms/${room}/sit`, { seat: 0 });
  await ask(page, "POST", `/api/rooms/${room}/bot`, { seat: 1, level: "random" });
  await ask(page, "POST", `/api/rooms/${room}/start`, {});
  await page.goto(`${it.address}/room/${room}`);
  await page.getByRole("button", { name: "Conseil", exact: true }).click({ timeout: 30_000 });
  const first = page.locator("[role=dialog] .button.main").first();
  await first.waitFor({ timeout: 60_000 });
  await picture(page, "hint");
  const n = await page.locator("[data-n]").getAttribute("data-n");
  await first.click();
  await expect.poll(() => page.locator("[data-n]").getAttribute("data-n")).not.toBe(n);
  await page.context().close();
});

test("where turns are confirmed, one can be taken back until it is", async () => {
  const page = await it.visit("/play/quarry");
  await page.getByRole("radio", { name: "2" }).check();
  await page.getByText("Autres réglages").last().click();
  await page.getByText("Confirmer avant de passer la main").click();
  await page.locator("form .button.main").click();
  await page.getByRole("button", { name: "Compléter par des robots" }).click();
  await page.getByRole("button", { name: "Commencer" }).click();

  const confirm = page.getByRole("button", { name: "Confirmer", exact: true });
  const entries = () => page.locator(".journal li").count();
  await play(page, "mouse", 3, 40, ".bar .button.main");
  await confirm.waitFor();
  await picture(page, "confirm");
  const before = await entries();
  await page.getByRole("button", { name: "Annuler" }).click();
  await confirm.waitFor({ state: "detached" });
  await play(page, "mouse", 3, 40, ".bar .button.main");
  await confirm.click();
  await confirm.waitFor({ state: "detached" });
  await expect.poll(entries).toBeGreaterThan(before);
  expect(it.faults).toEqual([]);
  await page.context().close();
});
