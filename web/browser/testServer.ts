import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type WebSocketRoute,
} from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";

const top = fileURLToPath(new URL("../..", import.meta.url));
const screenshots = join(top, "web/screenshots");

const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) =>
  join("/usr/bin", name),
);

export type Theme = "light" | "dark";
export type Language = string;

/** The settings of a visitor, who has a browser context of their own. */
export interface Visitor extends BrowserContextOptions {
  theme?: Theme;
  language?: Language;
  width?: number;
  height?: number;
  /** Whether matches against bots are played inside the browser, as pages do by default. */
  here?: boolean;
}

/** A server with an empty store and a browser, for the tests of one file. */
export class TestServer {
  address = "";
  #server: ChildProcess | null = null;
  #browser: Browser | null = null;
  #folder = "";
  /** The uncaught errors of all pages. Tests expect none. */
  readonly faults: string[] = [];

  constructor(
    private serves = true,
    private args: readonly string[] = [],
  ) {}

  async begin() {
    this.#folder = mkdtempSync(join(tmpdir(), "monumenta-"));
    [this.address, this.#browser] = await Promise.all([
      this.serves ? (process.env["MONUMENTA_AT"] ?? this.#serve()) : "",
      chromium.launch({
        executablePath: process.env["CHROMIUM"] ?? BROWSERS.find((path) => existsSync(path)) ?? BROWSERS[0]!,
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--no-first-run",
        ],
      }),
    ]);
  }

  async end() {
    await this.#browser?.close();
    this.#server?.kill("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Opens a page for a new visitor, who has no session yet. */
  async visit(path: string, visitor: Visitor = {}): Promise<Page> {
    const context = await this.context(visitor);
    const page = await context.newPage();
    page.on("pageerror", (error) => this.faults.push(`${page.url()}: ${error.stack ?? error.message}`));
    await page.goto(this.address + path);
    return page;
  }

  async context({ theme, language, width, height, here, ...rest }: Visitor): Promise<BrowserContext> {
    if (!this.#browser) throw new Error("the browser has not begun");
    const context = await this.#browser.newContext({
      viewport: { width: width ?? 1280, height: height ?? (width && width < 500 ? 740 : 860) },
      locale: language ?? "fr",
      colorScheme: theme ?? "light",
      reducedMotion: "reduce",
      // Tests cannot hold back the requests of a service worker.
      serviceWorkers: here ? "allow" : "block",
      ...rest,
    });
    context.setDefaultTimeout(60_000);
    if (!here) await context.addInitScript(() => localStorage.setItem("play-at", "server"));
    return context;
  }

  async #serve(): Promise<string> {
    const built = ["release", "debug"].map((profile) => join(top, "target", profile, "monumenta"));
    const age = (path: string) => statSync(path).mtimeMs;
    const newest = built.filter((path) => existsSync(path)).sort((one, other) => age(other) - age(one))[0];
    const program = process.env["MONUMENTA_BIN"] ?? newest;
    if (!program) throw new Error("build the program first: cargo build --bin monumenta");
    const server = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--data", this.#folder, ...this.args]);
    this.#server = server;
    return new Promise((found, failed) => {
      let said = "";
      const hear = (piece: Buffer) => {
        said += piece.toString();
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (address) found(address);
      };
      server.stdout.on("data", hear);
      server.stderr.on("data", hear);
      server.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }
}

/** Starts a server, with these arguments, and a browser for the tests of this file, and stops them after. */
export function testServer(...args: string[]): TestServer {
  return begun(new TestServer(true, args));
}

/** A browser without a server, for tests that start their own. */
export function testBrowser(): TestServer {
  return begun(new TestServer(false));
}

function begun(made: TestServer): TestServer {
  beforeAll(() => made.begin());
  afterAll(() => made.end());
  return made;
}

/** Intercepts the page's connections to rooms from now on, so that they can be cut and restored. */
export async function wire(page: Page) {
  let whole = true;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (!whole) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      whole = false;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    async mend() {
      whole = true;
      await page.evaluate(() => dispatchEvent(new Event("online")));
    },
  };
}

/** Holds back the server's answer at this address. Returns a function that lets it through and waits for it. */
export async function held(page: Page, address: string): Promise<() => Promise<unknown>> {
  let release = () => {};
  const released = new Promise<void>((letThrough) => (release = letThrough));
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return () => {
    const through = page.waitForResponse(address).then((response) => response.finished());
    release();
    return through;
  };
}

/** Measures the layout shift of pages that are opened from now on. Returns a function that reads it from the present page. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { shift: number };
    counted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Writes a screenshot to `web/screenshots`, for people to look at. */
export async function picture(page: Page, name: string, options: { whole?: boolean } = {}) {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: options.whole ?? false });
}

/** Sends a request to the server as the visitor of this page. */
export async function ask<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const told =
        body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const answer = await fetch(path, { method, ...told });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    { method, path, body },
  );
}

/** Waits until the match of a room is over, such as after all players have left it to bots. */
export async function untilOver(page: Page, room: string) {
  const state = async () => (await ask<{ state: string }>(page, "GET", `/api/rooms/${room}`)).state;
  await expect.poll(state, { timeout: 60_000 }).toBe("over");
}

/** Starts a match of the page's visitor against `random` bots, with a fixed seed, and opens its table. Returns the room's id. */
export async function sitDown(page: Page, game: string, seats: number, options = {}): Promise<string> {
  await ask(page, "POST", "/api/me", { name: "Anna" });
  const wanted = { game, seats, level: "random", seed: `${game} in a browser`, options };
  const { id } = await ask<{ id: string }>(page, "POST", "/api/play", wanted);
  await page.goto(new URL(`/room/${id}`, page.url()).href);
  await page.locator("[data-n]").waitFor();
  return id;
}
