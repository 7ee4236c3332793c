import { expect, test } from "vitest";
import { axe } from "./axe";
import { LESSONS } from "./games";
import { picture, testServer } from "./testServer";

const it = testServer();

for (const game of LESSONS)
  test(`the lesson of ${game} is played to its end, and the match goes on`, async () => {
    const page = await it.visit(`/learn/${game}`, { width: 1280 });
    const card = page.locator(".lesson");
    await card.waitFor({ timeout: 60_000 });
    expect(await card.textContent(), "the aim comes first").toContain("Le but");
    await picture(page, `lesson-${game}`);
    expect(await axe(page)).toEqual([]);

    const goOn = card.getByRole("button", { name: /Jouer à ma place|Continuer$/ });
    const over = card.getByRole("button", { name: "Continuer la partie" });
    for (let made = 0; made < 300; made++) {
      await goOn.or(over).first().waitFor({ timeout: 60_000 });
      if ((await over.count()) > 0) break;
      const before = await card.textContent();
      await goOn.click();
      await expect.poll(() => card.textContent(), { timeout: 30_000 }).not.toBe(before);
    }
    await expect.poll(() => card.textContent()).toContain("Vous connaissez l’essentiel");
    await over.click();
    await page.waitForURL(/\/room\//);
    await page.locator("[data-n]").waitFor();
    expect(await page.locator(".handover").count()).toBe(0);
    expect(it.faults).toEqual([]);
    await page.context().close();
  });

test("the lesson allows only its own move, and says so", async () => {
  const page = await it.visit(`/learn/${LESSONS[0]}`);
  const guide = page.locator(".lesson");
  await guide.getByRole("button", { name: "Continuer" }).click({ timeout: 60_000 });
  await guide.getByRole("button", { name: "Jouer à ma place" }).waitFor();
  expect(await guide.locator(".progress").textContent()).toMatch(/Chapitre 1 sur \d/);
  const choices = page.locator(".offers li .button");
  expect(await choices.count()).toBeGreaterThan(1);
  const progress = await guide.locator(".say").textContent();
  for (const choice of (await choices.all()).slice(0, 2)) await choice.click();
  // On the card, and not over the board, where it could hide what the lesson points at.
  const told = guide.getByText("Plus tard");
  const moved = async () => (await guide.locator(".say").textContent()) !== progress;
  await expect.poll(async () => (await told.count()) > 0 || (await moved())).toBe(true);
  await page.context().close();
});
