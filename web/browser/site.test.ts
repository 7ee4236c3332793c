import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axe } from "./axe";
import { GAMES, LESSONS } from "./games";
import { play } from "./hand";
import { picture, testBrowser } from "./testServer";

/** The site that `cargo xtask site --base /monumenta/ --out target/site` builds. */
const SITE = fileURLToPath(new URL("../../target/site", import.meta.url));
const BASE = "/monumenta";

const TYPES: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css" };

/** A file host: it knows a few media types, and answers with `404.html` if a file does not exist. */
function host(): Server {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname);
    const within = path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : null;
    const file = join(SITE, within === "/" ? "index.html" : (within ?? "-"));
    const found = request.method === "GET" && existsSync(file) && statSync(file).isFile();
    const type = TYPES[/\.(\w+)$/.exec(found ? file : "404.html")?.[1] ?? ""] ?? "application/octet-stream";
    response.writeHead(found ? 200 : 404, { "content-type": type });
    createReadStream(found ? file : join(SITE, "404.html")).pipe(response);
  });
}

describe.runIf(existsSync(SITE))("a site without a server", () => {
  const it = testBrowser();
  const server = host();
  let address = "";
  /** The files that were not found. Addresses of pages do not count. */
  const failed: string[] = [];

  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function visit(path: string, language = "fr"): Promise<Page> {
    const context = await it.context({ width: 1280, language, here: true });
    context.on("response", (answer) => {
      const isFile = /\.\w+$/.test(new URL(answer.url()).pathname);
      if (answer.status() >= 400 && isFile) failed.push(answer.url());
    });
    context.on("requestfailed", (request) => {
      if (request.failure()?.errorText !== "net::ERR_ABORTED") failed.push(request.url());
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => it.faults.push(`${page.url()}: ${error.stack ?? error.message}`));
    await page.goto(address + path);
    return page;
  }

  async function leave(page: Page) {
    expect(failed).toEqual([]);
    expect(it.faults).toEqual([]);
    await page.context().close();
  }

  for (const { game } of GAMES)
    test(`a match of ${game}, with a reload at its own address`, async () => {
      const page = await visit("/");
      await page.locator(`.card:has(a[href='${BASE}/play/${game}']) .button.main`).click();
      await page.waitForURL(`**${BASE}/room/here-*`);
      const few = 12;
      expect((await play(page, "mouse", 3, few)).made).toBe(few);
      await page.reload();
      // Only the shortest is played to its end: a match of fabulous may have hundreds of rounds.
      const most = game === "quarry" ? 1500 : few;
      const { reached, made } = await play(page, "mouse", 5, most);
      expect(reached || made === most).toBe(true);
      await leave(page);
    });

  for (const game of LESSONS)
    test(`the lesson of ${game} begins at its own address`, async () => {
      const page = await visit(`/learn/${game}`);
      await page.locator(".lesson .button").first().waitFor();
      await leave(page);
    });

  test("several people play at one device, each with a name", async () => {
    const page = await visit("/play/quarry");
    await page.getByLabel("2", { exact: true }).check();
    await page.getByRole("button", { name: "Créer le salon" }).click();
    await page.waitForURL(`**${BASE}/room/here-*`);
    await page.getByRole("button", { name: "Ajouter un joueur ici" }).click();
    const second = page.locator(".own-name").nth(1);
    await second.fill("Berta");
    await second.press("Enter");
    await expect
      .poll(() =>
        page.locator(".own-name").evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value)),
      )
      .toContain("Berta");
    expect(await axe(page)).toEqual([]);
    await picture(page, "site-one-device");
    await page.getByRole("button", { name: "Commencer" }).click();
    await page.locator(".handover, [data-n]").first().waitFor();
    await leave(page);
  });

  for (const language of ["fr", "en", "de"])
    test(`the pages of the site in ${language}`, async () => {
      const page = await visit("/", language);
      await page.locator(".card h2").first().waitFor();
      expect(await axe(page)).toEqual([]);
      await picture(page, `site-home-${language}`);
      for (const path of ["/rules/antiquity", "/me", "/about", "/verify", "/room/nowhere"]) {
        await page.goto(address + path);
        await page.locator("h1").first().waitFor();
        expect(await page.locator("html").getAttribute("lang")).toBe(language);
      }
      await leave(page);
    });

  test("a match is downloaded, verified and watched again", async () => {
    const page = await visit("/");
    await page.locator(`.card:has(a[href='${BASE}/play/quarry']) .button.main`).click();
    await page.waitForURL(`**${BASE}/room/here-*`);
    expect((await play(page, "mouse", 4, 1500)).reached).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByText("Télécharger la partie").click(),
    ]);
    const file = await download.path();
    const other = await visit("/verify");
    await other.locator("input[type=file]").setInputFiles(file);
    await other.getByText("tout concorde").waitFor();
    expect(await axe(other)).toEqual([]);
    await picture(other, "verify-page");
    await other.getByRole("link", { name: "Revoir la partie" }).click();
    await other.locator("[data-frame]").waitFor();
    await leave(other);

    const { readFile, writeFile } = await import("node:fs/promises");
    const record = JSON.parse(await readFile(file, "utf8")) as { steps: { digest: string }[] };
    record.steps[3]!.digest = "0000000000000000";
    await writeFile(`${file}.json`, JSON.stringify(record));
    const third = await visit("/verify");
    await third.locator("input[type=file]").setInputFiles(`${file}.json`);
    await third.getByText("step 4").waitFor();
    await third.locator("input[type=file]").setInputFiles(fileURLToPath(import.meta.url));
    await third.getByText("Ce fichier n’est pas une partie de Monumenta.").waitFor();
    await leave(third);
    await leave(page);
  });
});
