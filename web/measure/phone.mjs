// Measures how long a reader with a slow phone and a slow network waits. Chromium slows down the page and the network. See
// docs/web.md.
//
//     npm run measure                              starts target/release/monumenta, or MONUMENTA_BIN
//     MONUMENTA_AT=http://… npm run measure        uses a server that runs already
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** A slow phone: the size of its screen, a quarter of this machine's speed, and the network that is called slow 4G. */
const PHONE = { width: 360, height: 740 };
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** How often everything is measured. The quickest run counts, because other work of the machine can only make a run slower. */
const TIMES = Number(process.env["TIMES"] ?? 3);

const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) =>
    join("/usr/bin", name),
);
const PROGRAM = process.env["MONUMENTA_BIN"] ?? "target/release/monumenta";

/** A page can be used when one of these is visible: a button that begins a match, or a choice on the board. */
const HOME = "article .button.main:enabled";
const LIT = ".board .lit";

/** Where a match against bots is played: in the browser, or on the server. */
const PLACES = (process.env["PLACES"] ?? "here,server").split(",");

/** The number of decisions after which the wait for the new view is measured. */
const DECISIONS = Number(process.env["DECISIONS"] ?? 100);

/** What the page works on, as the browser's own figures call it. All of it is the first. */
const KINDS = {
    work: "TaskDuration",
    script: "ScriptDuration",
    style: "RecalcStyleDuration",
    layout: "LayoutDuration",
};

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
    const waits = [];
    for (const [nth, game] of games.entries()) {
        for (const place of PLACES) {
            const runs = [];
            for (let run = 0; run < TIMES; run++) {
                console.error(`${game}, ${place}: visit ${run + 1} of ${TIMES}`);
                runs.push(await visit(address, place, game, nth));
            }
            const pages = Object.keys(runs[0].pages);
            console.table(
                pages.map((what) => ({ place, what, ...quickest(runs.map(({ pages }) => pages[what])) })),
            );
            const decided = runs.flatMap((run) => run.waits);
            const worked = runs.reduce((sum, run) => sum + run.serverWorked, 0) / decided.length;
            waits.push({
                place,
                game,
                ...shares(decided),
                ...perDecision(runs),
                "server, ms each": Math.round(10 * worked) / 10,
            });
        }
    }
    console.table(waits);
} finally {
    await browser.close();
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
}

/**
 * Measures a visit: a new visitor begins a match, loads its table again, then with an empty cache, goes back to the home page, and
 * begins another match.
 */
async function visit(address, place, game, nth) {
    const context = await browser.newContext({
        viewport: PHONE,
        locale: "fr",
        isMobile: true,
        hasTouch: true,
        // Without animations the moves of bots are shown at once, so that many decisions can be timed.
        reducedMotion: "reduce",
        // The browser slows down the requests of a page, but not those of its service worker.
        serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.addInitScript((place) => localStorage.setItem("play-at", place), place);
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
    /** How long the page itself has worked since it began, in milliseconds, by kind of work. */
    const workByKind = async () => {
        const { metrics } = await session.send("Performance.getMetrics");
        const spent = (metric) => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000;
        return Object.fromEntries(Object.entries(KINDS).map(([kind, metric]) => [kind, spent(metric)]));
    };
    const worked = async () => (await workByKind()).work;
    /** Does something and measures until the page can be used. `before` is the earlier work of the page; a new page has none. */
    const measured = async (what, selector, before = 0) => {
        [bytes, requests] = [0, 0];
        await what();
        const { ready, shift } = await page.evaluate((selector) => window.usable(selector), selector);
        const work = Math.round((await worked()) - before);
        return { ms: Math.round(ready), work, KiB: Math.round(bytes / 102.4) / 10, requests, shift };
    };
    const playNow = async () =>
        measured(
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
    const found = {};
    found["home, first visit"] = await measured(() => page.goto(address), HOME);
    found[`${game}, play now`] = await playNow();
    await page.waitForLoadState("networkidle");
    found[`${game}, the table again`] = await measured(() => page.reload({ waitUntil: "commit" }), LIT);
    await session.send("Network.clearBrowserCache");
    found[`${game}, the table by a link, first visit`] = await measured(
        () => page.reload({ waitUntil: "commit" }),
        LIT,
    );
    found["home, again"] = await measured(() => page.goto(address, { waitUntil: "commit" }), HOME);
    await page.waitForLoadState("networkidle");
    found[`${game}, play now again`] = await playNow();
    const before = serverWorked();
    const earlier = await workByKind();
    const waits = await page.evaluate(([many, lit]) => window.play(many, lit), [DECISIONS, LIT]);
    const serverWork = serverWorked() - before;
    const now = await workByKind();
    const work = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, now[kind] - earlier[kind]]));
    await context.close();
    return { pages: found, waits, work, serverWorked: serverWork };
}

/** Runs in the page. Defines functions that measure when the page can be used and is idle, and how far it shifted until then. */
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
    /** When a decision was sent to the worker or the server, and when a worker answered. */
    let [told, answered] = [0, 0];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (message.message?.type === "act") {
            told = performance.now();
            this.addEventListener("message", () => (answered = performance.now()), { once: true });
        }
        postMessage.call(this, message, ...rest);
    };
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
        if (text.includes('"type":"act"')) told = performance.now();
        send.call(this, text);
    };
    const shown = () => document.querySelector("[data-n]")?.dataset.n;
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    /** Clicks on what is lit. Returns how long each decision waited until the new view was drawn, and the worker's part of it. */
    window.play = async (many, lit) => {
        const waits = [];
        const until = performance.now() + 1000 * many;
        for (let tries = 0; waits.length < many && performance.now() < until; tries++) {
            await frame();
            if (document.querySelector(".over table")) break;
            const dialog = [...document.querySelectorAll("[role=dialog] .button, .bar.moment .button.main")];
            const spots = dialog.length > 0 ? dialog : [...document.querySelectorAll(lit)];
            if (spots.length === 0 || document.querySelector(".board[aria-busy=true]")) continue;
            const before = shown();
            [told, answered] = [0, 0];
            const clicked = performance.now();
            spots[tries % spots.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
            for (let frames = 0; shown() === before && frames < (told ? 300 : 3); frames++) await frame();
            if (told && shown() !== before) {
                waits.push({ wait: performance.now() - clicked, worker: answered && answered - told });
            }
        }
        return waits;
    };
}

/**
 * The median and the 99th percentile of the waits and of the worker's part of them. The browser slows down pages but not their
 * workers, so the wait on a phone is estimated by multiplying the worker's part by the slowdown of the page.
 */
function shares(waits) {
    const share = (times, part) => {
        const sorted = times.toSorted((one, other) => one - other);
        return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
    };
    const [all, worker] = [waits.map(({ wait }) => wait), waits.map(({ worker }) => worker)];
    return {
        decisions: all.length,
        "half, ms": share(all, 0.5),
        "99 %, ms": share(all, 0.99),
        "worker, half": share(worker, 0.5),
        "worker, 99 %": share(worker, 0.99),
        "99 %, worker slowed": share(
            waits.map(({ wait, worker }) => wait + (SLOWER - 1) * worker),
            0.99,
        ),
    };
}

/** How long the page works for each decision, in milliseconds of the slowed processor: bots' steps and menus are included. */
function perDecision(runs) {
    const decisions = runs.reduce((sum, run) => sum + run.waits.length, 0);
    const each = (kind) => Math.round(runs.reduce((sum, run) => sum + run.work[kind], 0) / decisions);
    return Object.fromEntries(Object.keys(KINDS).map((kind) => [`${kind}, ms each`, each(kind)]));
}

function quickest(runs) {
    return runs.toSorted((one, other) => one.ms - other.ms)[0];
}

/** The CPU time of our server since its start, in milliseconds. The kernel counts hundredths of a second. */
function serverWorked() {
    if (!server) return 0;
    const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return 10 * (Number(fields[11]) + Number(fields[12]));
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
