import type { Invitation } from "$protocol";
import { expect, test } from "vitest";
import { axe } from "./axe";
import { canChoose, play } from "./hand";
import { ask, held, picture, sitDown, testServer, untilOver, wire } from "./testServer";

const it = testServer();

test("two people meet by a link, play, lose the connection and reconnect", async () => {
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

test("who looks at the end is told that another player wants to play again, and joins", async () => {
  const anna = await it.visit("/");
  await ask(anna, "POST", "/api/me", { name: "Anna" });
  const settings = { game: "quarry", seats: 2 };
  const { room, invite } = await ask<Invitation>(anna, "POST", "/api/rooms", { settings });
  const bruno = await it.visit("/", { width: 360, height: 740 });
  await ask(bruno, "POST", "/api/me", { name: "Bruno" });
  for (const page of [anna, bruno]) await ask(page, "POST", `/api/rooms/${room}/sit?invite=${invite}`, {});
  await ask(bruno, "POST", `/api/rooms/${room}/ready?invite=${invite}`, { ready: true });
  await ask(anna, "POST", `/api/rooms/${room}/start`, {});
  // Both leave their seats, and bots finish the match.
  for (const [seat, page] of [anna, bruno].entries())
    await ask(page, "POST", `/api/rooms/${room}/stand`, { seat });
  await untilOver(anna, room);
  for (const page of [anna, bruno]) await page.goto(`${it.address}/room/${room}?invite=${invite}`);
  await bruno.getByRole("button", { name: "Rejouer" }).waitFor();
  await anna.getByRole("button", { name: "Rejouer" }).click();
  await anna.waitForURL((url) => !url.pathname.endsWith(room));
  expect(await anna.locator(".toasts p").count(), "she knows").toBe(0);
  await bruno.locator(".toasts p", { hasText: "Quelqu’un veut rejouer" }).waitFor();
  await bruno.getByRole("button", { name: "Rejoindre la revanche" }).click();
  await bruno.locator(".seats strong", { hasText: "Anna" }).waitFor();
  expect(new URL(bruno.url()).pathname).toBe(new URL(anna.url()).pathname);
  expect(it.faults).toEqual([]);
  await anna.context().close();
  await bruno.context().close();
});

test("the host can change the options until the start, and everybody sees what has changed", async () => {
  const anna = await it.visit("/play/antiquity");
  await anna.getByRole("radio", { name: "2", exact: true }).check();
  await anna.locator("form .button.main").click();
  await anna.locator(".link-text").waitFor();
  const link = (await anna.locator(".link-text").textContent())!;
  const bruno = await it.visit("/about", { width: 360, height: 740, language: "en" });
  await bruno.goto(link);
  await bruno.locator(".invited").getByRole("button", { name: "Sit down" }).click();
  await bruno.getByRole("button", { name: "I am ready" }).click();
  expect(await bruno.getByRole("button", { name: "Change", exact: true }).count(), "not for guests").toBe(0);

  await anna.locator(".good").waitFor();
  await anna.getByRole("button", { name: "Modifier", exact: true }).click();
  expect(await anna.getByRole("radio", { name: "1", exact: true }).count()).toBe(0);
  await anna.getByRole("radio", { name: "3", exact: true }).check();
  await anna.getByRole("combobox", { name: "Temps de réflexion" }).selectOption({ index: 3 });
  await picture(anna, "room-change", { whole: true });
  expect(await axe(anna)).toEqual([]);
  await anna.getByRole("button", { name: "Enregistrer les modifications" }).click();

  await expect.poll(() => bruno.locator(".seats > li").count()).toBe(3);
  const told = bruno.locator(".chat li.muted");
  await expect.poll(() => told.textContent()).toMatch(/has changed: Time to think, Number of seats\./);
  await bruno.getByRole("button", { name: "I am ready" }).waitFor();
  await picture(bruno, "room-changed-360", { whole: true });
  expect(await anna.locator(".good").count(), "nobody is ready any more").toBe(0);
  await bruno.getByRole("button", { name: "Hello!" }).click();
  // A ready-made phrase is shown in each reader's language.
  await anna.locator(".chat li", { hasText: "Bonjour" }).waitFor();
  expect(it.faults).toEqual([]);
  await anna.context().close();
  await bruno.context().close();
});

test("a name that belongs to an account is marked in the room, in the chat and at the table", async () => {
  const anna = await it.visit("/");
  await ask(anna, "POST", "/api/me", { name: "Anna" });
  await ask(anna, "POST", "/api/account", { name: "anna of tests", password: "a long password" });
  const settings = { game: "quarry", seats: 2, level: "random", open: true };
  const { room } = await ask<{ room: string }>(anna, "POST", "/api/rooms", { settings });
  await ask(anna, "POST", `/api/rooms/${room}/sit`, { seat: 0 });
  await anna.goto(`${it.address}/room/${room}`);
  const bruno = await it.visit(`/room/${room}`, { language: "en" });
  await bruno.locator(".invited").getByRole("button", { name: "Sit down" }).click();
  const marked = (where: string) => bruno.locator(where).getByRole("img", { name: "account" });
  await expect.poll(() => bruno.locator(".seats > li .own-name").count()).toBe(1);
  await expect.poll(() => marked(".seats").count()).toBe(1);
  await anna.getByRole("button", { name: "Bonjour" }).click();
  await bruno.getByRole("button", { name: "Hello!" }).click();
  await expect.poll(() => bruno.locator(".chat li").count()).toBe(2);
  expect(await marked(".chat").count()).toBe(1);
  await bruno.getByRole("button", { name: "I am ready" }).click();
  await anna.locator(".good").waitFor();
  await anna.getByRole("button", { name: "Commencer" }).click();
  await bruno.locator("[data-n]").waitFor();
  await expect.poll(() => marked("aside .players").count()).toBe(1);
  await picture(bruno, "account-marks");
  expect(await axe(bruno)).toEqual([]);
  expect(it.faults).toEqual([]);
  await anna.context().close();
  await bruno.context().close();
});

test("answers that arrive late do no harm", async () => {
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
  await canChoose(page);
  expect(await page.locator("[data-n]").count()).toBe(1);
  expect(it.faults).toEqual([]);
  await page.context().close();
});

test("two players at one device do not see each other's hands", async () => {
  const page = await it.visit("/play/antiquity");
  await page.getByRole("radio", { name: "2" }).check();
  await page.locator("form .button.main").click();
  await page.getByRole("button", { name: "Ajouter un joueur ici" }).click();
  await page.getByRole("button", { name: "Commencer" }).click();
  const covered = page.locator(".handover");
  await covered.waitFor();
  await picture(page, "hand-over");
  for (const told of [".board .lit", ".prompt", ".journal li"])
    expect(await page.locator(told).count(), told).toBe(0);
  await covered.getByRole("button").click();
  await canChoose(page);
  await page.context().close();
});

test("an action that is not possible says why, and opens its rule beside the table", async () => {
  const page = await it.visit("/");
  await sitDown(page, "quarry", 2);
  await canChoose(page);
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

test("a hint names a choice, the choice can be taken, and a phone shows all of it", async () => {
  const page = await it.visit("/", { width: 360 });
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
  await page.locator("[role=dialog] summary").click();
  const inside = () =>
    page.locator("[role=dialog]").evaluate((it) => it.getBoundingClientRect().right <= innerWidth);
  await expect.poll(inside).toBe(true);
  expect(await axe(page)).toEqual([]);
  await picture(page, "hint");
  const n = await page.locator("[data-n]").getAttribute("data-n");
  await first.click();
  await expect.poll(() => page.locator("[data-n]").getAttribute("data-n")).not.toBe(n);
  await page.context().close();
});

test("if turns are confirmed, the reader is asked before the row is filled", async () => {
  const page = await it.visit("/", { language: "en" });
  await ask(page, "POST", "/api/me", { name: "Anna" });
  const settings = { game: "antiquity", seats: 2, level: "random", confirm: true };
  const { room } = await ask<{ room: string }>(page, "POST", "/api/rooms", { settings });
  await ask(page, "POST", `/api/rooms/${room}/sit`, { seat: 0 });
  await ask(page, "POST", `/api/rooms/${room}/bot`, { seat: 1, level: "random" });
  await ask(page, "POST", `/api/rooms/${room}/start`, {});
  await page.goto(`${it.address}/room/${room}`);

  const confirm = page.getByRole("button", { name: "Confirm", exact: true });
  const wait = page.getByRole("button", { name: "Not yet" });
  /** Plays until the reader is asked to confirm, and goes on whenever the table is paused. */
  const playUntilAsked = async () => {
    for (let turn = 0; turn < 20; turn++) {
      await play(page, "mouse", turn, 60, ".bar .button.main");
      if ((await wait.count()) > 0) return;
      await page.locator(".bar .button.main").click();
    }
    throw new Error("the reader was never asked");
  };
  await playUntilAsked();
  expect(await page.locator(".bar .prompt").textContent()).toContain("ends your turn and cannot be undone");
  expect(await page.locator("aside .turn .name").textContent()).toContain("Anna");
  await picture(page, "confirm-before");
  expect(await axe(page)).toEqual([]);
  const n = await page.locator("[data-n]").getAttribute("data-n");
  await wait.click();
  await confirm.waitFor({ state: "detached" });
  expect(await page.locator("[data-n]").getAttribute("data-n"), "nothing was sent").toBe(n);
  await playUntilAsked();
  await confirm.click();
  await expect.poll(() => page.locator("[data-n]").getAttribute("data-n")).not.toBe(n);
  expect(it.faults).toEqual([]);
  await page.context().close();
});

test("if turns are confirmed, a turn can be taken back until then", async () => {
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

test("who asks to undo sees whom the table waits for and what they answer", async () => {
  const anna = await it.visit("/", { language: "en" });
  await ask(anna, "POST", "/api/me", { name: "Anna" });
  const settings = { game: "antiquity", seats: 2, level: "random" };
  const { room, invite } = await ask<Invitation>(anna, "POST", "/api/rooms", { settings, seed: "a" });
  await ask(anna, "POST", `/api/rooms/${room}/sit`, { seat: 0 });
  const bruno = await it.visit("/", { language: "fr", width: 360 });
  await ask(bruno, "POST", "/api/me", { name: "Bruno" });
  await ask(bruno, "POST", `/api/rooms/${room}/sit?invite=${invite}`, { seat: 1 });
  await ask(bruno, "POST", `/api/rooms/${room}/ready?invite=${invite}`, { ready: true });
  await ask(anna, "POST", `/api/rooms/${room}/start`, {});
  for (const page of [anna, bruno]) await page.goto(`${it.address}/room/${room}?invite=${invite}`);
  const bar = anna.locator(".bar");
  const hand = anna.locator(".board [data-area=hand] [data-piece^=card-]");
  await anna.locator(".board [data-piece=pile]").click();
  await expect.poll(() => hand.count()).toBe(6);

  await bar.getByRole("button", { name: "Ask to undo" }).click();
  await expect.poll(() => bar.textContent()).toContain("Waiting for Bruno");
  await expect.poll(() => bruno.locator(".bar").textContent()).toContain("Anna demande à annuler");
  expect(await axe(bruno)).toEqual([]);
  await picture(bruno, "undo-asked-360");
  await bruno.locator(".bar").getByRole("button", { name: "Non", exact: true }).click();
  await expect.poll(() => bar.textContent()).toContain("Bruno refuses.");
  expect(await hand.count()).toBe(6);

  await bar.getByRole("button", { name: "Ask to undo" }).click();
  await bruno.locator(".bar").getByRole("button", { name: "D’accord" }).click();
  await expect.poll(() => hand.count()).toBe(5);
  expect(await bar.textContent()).not.toContain("refuses");
  expect(it.faults).toEqual([]);
  await anna.context().close();
  await bruno.context().close();
});
