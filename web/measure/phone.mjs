// How long somebody with a slow phone and a slow network waits, by the browser's own means. See docs/web.md.
//
//     npm run measure                              starts the program that was built last
//     MONUMENTA_AT=http://… npm run measure        asks a server that runs already
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** A slow phone: a quarter of this machine's speed, and the network that is called slow 4G. */
const PHONE = { width: 360, height: 740 };
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** Everything is measured so often, and the quickest counts: what else the machine does only adds to the others. */
const TIMES = Number(process.env["TIMES"] ?? 3);

const BROWSERS = ["chromium", "chromium-browser", "google-chrome"].map((name) => join("/usr/bin", name));
const PROGRAM = process.env["MONUMENTA_BIN"] ?? "target/release/monumenta";

/** Where a page can be used: a button that begins a match, or a choice on the board. */
const HOME = "article .button.main:enabled";
const LIT = ".board .lit";

const folder = mkdtempSync(join(tmpdir(), "monumenta-"));
const server = process.env["MONUMENTA_AT"]
    ? null
    : spawn(PROGRAM, ["serve", "--listen", "127.0.0.1:0", "--data", folder]);
const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? BROWSERS.find((path) => existsSync(path)) ?? BROWSERS[0],
    args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
    ],
});
try {
    const address = process.env["MONUMENTA_AT"] ?? (await addressOf(server));
    const games = (await (await fetch(`${address}/api/games`)).json()).map(({ game }) => game);
    const rows = [];
    for (const [nth, game] of games.entries()) {
        const runs = [];
        for (let run = 0; run < TIMES; run++) runs.push(await visit(address, game, nth));
        for (const what of Object.keys(runs[0])) rows.push({ what, ...quickest(runs.map((it) => it[what])) });
    }
    console.table(rows);
} finally {
    await browser.close();
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
}

/** A new visitor comes, plays at once, loads the table again, and comes back to the first page. */
async function visit(address, game, nth) {
    const context = await browser.newContext({
        viewport: PHONE,
        locale: "fr",
        isMobile: true,
        hasTouch: true,
        // The browser slows down what a page fetches, not what its service worker does.
        serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    let [bytes, requests] = [0, 0];
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
        requests += 1;
    });
    /** How long the page itself has worked since it began, in milliseconds. */
    const worked = async () => {
        const { metrics } = await session.send("Performance.getMetrics");
        return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
    };
    /** Does something until the page can be used. A page that is opened has not worked before. */
    const measured = async (what, selector, before = 0) => {
        [bytes, requests] = [0, 0];
        await what();
        const { ready, shift } = await page.evaluate((selector) => window.usable(selector), selector);
        const work = Math.round((await worked()) - before);
        return { ms: Math.round(ready), work, KiB: Math.round(bytes / 102.4) / 10, requests, shift };
    };
    const found = {};
    found["home, first visit"] = await measured(() => page.goto(address), HOME);
    await page.waitForLoadState("networkidle");
    found[`${game}, play now`] = await measured(
        () =>
            page.evaluate(
                ([selector, nth]) => {
                    window.begin();
                    document.querySelectorAll(selector)[nth].click();
                },
                [HOME, nth],
            ),
        LIT,
        await worked(),
    );
    await page.waitForLoadState("networkidle");
    found[`${game}, the table again`] = await measured(() => page.reload({ waitUntil: "commit" }), LIT);
    await session.send("Network.clearBrowserCache");
    found[`${game}, the table by a link, first visit`] = await measured(
        () => page.reload({ waitUntil: "commit" }),
        LIT,
    );
    found["home, again"] = await measured(() => page.goto(address, { waitUntil: "commit" }), HOME);
    await context.close();
    return found;
}

/** In the page: when something can be used and the page has time for it, and how far it shifted until then. */
function watch() {
    let began = 0;
    let shift = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    window.begin = () => {
        began = performance.now();
        shift = 0;
    };
    window.usable = (selector) =>
        new Promise((found) => {
            const look = () => {
                const there = [...document.querySelectorAll(selector)].some(
                    (it) => it.getClientRects().length > 0,
                );
                if (!there) return void requestAnimationFrame(look);
                requestIdleCallback(() =>
                    found({ ready: performance.now() - began, shift: Math.round(shift * 1000) / 1000 }),
                );
            };
            look();
        });
}

function quickest(runs) {
    return runs.toSorted((one, other) => one.ms - other.ms)[0];
}

function addressOf(server) {
    return new Promise((found, failed) => {
        const hear = (piece) => {
            const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(piece))?.[0];
            if (address) found(address);
        };
        server.stdout.on("data", hear);
        server.stderr.on("data", hear);
        server.on("exit", (code) => failed(new Error(`the server ended with ${code}`)));
    });
}
