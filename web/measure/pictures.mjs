// Takes the pictures of docs/tables.md: three of each game, at the beginning of the reader's turn, after the turns of bots.
//
//     MONUMENTA_AT=http://… node web/measure/pictures.mjs [GAME …]
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const AT = process.env["MONUMENTA_AT"] ?? "http://127.0.0.1:8000";
const FOLDER = "docs/pictures";
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) =>
    join("/usr/bin", name),
);
/** The size of the window, and of the pictures. */
const [WIDE, HIGH] = [1440, 900];
const [WIDTH, HEIGHT] = [1152, 720];
const MOST_BYTES = 80_000;
/** The turns of the reader of which pictures are taken, by game. */
const TURNS = {
    antiquity: [2, 4, 6],
    quarry: [2, 5, 9],
    fabulous: [2, 4, 6],
    monumental: [3, 5, 7],
};
const MENU = "[role=dialog] .menu .button, .board .way, .bar:has(.keep-turn) .button.main";
const LIT = ".board :is(button, [role=button]).lit:not(nav *)";

const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? BROWSERS.find((path) => existsSync(path)) ?? BROWSERS[0],
    args: ["--no-sandbox", "--disable-gpu"],
});
try {
    mkdirSync(FOLDER, { recursive: true });
    const wanted = process.argv.slice(2);
    for (const game of wanted.length > 0 ? wanted : Object.keys(TURNS)) await take(game);
} finally {
    await browser.close();
}

async function take(game) {
    const context = await browser.newContext({
        viewport: { width: WIDE, height: HIGH },
        locale: "en",
        reducedMotion: "no-preference",
    });
    await context.addInitScript(() => localStorage.setItem("play-at", "server"));
    const page = await context.newPage();
    await page.goto(AT);
    const id = await page.evaluate(async (game) => {
        const ask = async (path, body) => {
            const headers = { "content-type": "application/json" };
            return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
        };
        await ask("/api/me", { name: "Anna" });
        const options = game === "monumental" ? { civilizations: "random" } : {};
        return (
            await ask("/api/play", {
                game,
                seats: 3,
                level: "apprentice",
                seed: `${game} in pictures`,
                options,
            })
        ).id;
    }, game);
    await page.goto(`${AT}/room/${id}`);
    let state = 7;
    const below = (most) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * most);
    };
    let [turn, others, taken] = [0, true, 0];
    while (taken < TURNS[game].length) {
        const sight = await page.evaluate(look, [MENU, LIT]);
        if (sight.over) break;
        if (sight.moment) await page.locator(".bar.moment .button.main").click();
        if (!sight.mine) others = true;
        if (!sight.mine || sight.busy || sight.lit === 0) {
            await page.waitForTimeout(50);
            continue;
        }
        if (others) {
            others = false;
            turn += 1;
            if (turn === TURNS[game][taken]) {
                // Wait until all animations are over.
                await page.mouse.move(WIDE / 2, 20);
                await page.waitForTimeout(2000);
                taken += 1;
                await keep(context, await page.screenshot(), `${FOLDER}/table-${game}-${taken}.webp`);
            }
        }
        const spot = page.locator(sight.menu ? MENU : LIT).filter({ visible: true });
        await spot
            .nth(below(sight.lit))
            .click({ timeout: 2000 })
            .catch(() => null);
        await page.waitForTimeout(150);
    }
    await context.close();
}

/** Runs in the page. Returns whose turn it is, and how much can be clicked. */
function look([menu, lit]) {
    const all = (where) =>
        [...document.querySelectorAll(where)].filter((it) => it.getClientRects().length > 0).length;
    return {
        over: document.querySelector(".over table") !== null,
        moment: document.querySelector(".bar.moment .button.main") !== null,
        mine: document.querySelector(".bar.mine") !== null,
        busy: document.querySelector(".board[aria-busy=true]") !== null,
        menu: all(menu) > 0,
        lit: all(menu) || all(lit),
    };
}

/** Writes a screenshot as a smaller WebP, in the best quality that the size limit allows. */
async function keep(context, screenshot, path) {
    const page = await context.newPage();
    const base64 = await page.evaluate(
        async ([png, width, height, most]) => {
            const picture = await createImageBitmap(
                await (await fetch(`data:image/png;base64,${png}`)).blob(),
                {
                    resizeWidth: width,
                    resizeHeight: height,
                    resizeQuality: "high",
                },
            );
            const canvas = Object.assign(document.createElement("canvas"), { width, height });
            canvas.getContext("2d").drawImage(picture, 0, 0);
            for (let quality = 0.85; ; quality -= 0.05) {
                const found = canvas.toDataURL("image/webp", quality).split(",")[1];
                if (found.length * 0.75 <= most || quality < 0.2) return found;
            }
        },
        [screenshot.toString("base64"), WIDTH, HEIGHT, MOST_BYTES],
    );
    writeFileSync(path, Buffer.from(base64, "base64"));
    await page.close();
}
