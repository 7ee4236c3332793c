// Counts the clicks of a turn. The script clicks what is lit, the same in every run, and ends a turn last. With HINTS=1 it does
// what hints propose, as a sensible player would; asking for hints is not counted.
//
// Besides the sum it prints what the clicks of each turn were for, and how many actions they were: a click may be several.
// LIST=1 prints each click.
//
//     [TURNS=6] [HINTS=1] [LIST=1] MONUMENTA_AT=http://… node web/measure/clicks.mjs [GAME:SEATS …]
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const TURNS = Number(process.env["TURNS"] ?? 6);
const HINTS = process.env["HINTS"] === "1";
const LIST = process.env["LIST"] === "1";
/** After this many clicks the script ends the turn as soon as it can. */
const MOST = 60;
const AT = process.env["MONUMENTA_AT"] ?? "http://127.0.0.1:8000";
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) =>
    join("/usr/bin", name),
);
const games = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ["monumental:2", "antiquity:3"];

/** What can be clicked, in order of preference: a menu, all units of an attack at once, what is lit, the end of the turn. */
const MENU = "[role=dialog] .menu .button, .bar:has(.keep-turn) .button.main";
const SEND = ".board .way";
const LIT = ".board :is(button, [role=button]).lit:not(nav *, [data-piece=end], [data-piece=choice-end])";
const END = ".board :is([data-piece=end], [data-piece=choice-end]).lit";

const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? BROWSERS.find((path) => existsSync(path)) ?? BROWSERS[0],
    args: ["--no-sandbox", "--disable-gpu"],
});
try {
    const rows = [];
    for (const game of games) rows.push(await measure(...game.split(":")));
    console.table(rows);
} finally {
    await browser.close();
}

async function measure(game, seats) {
    const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: "en",
        reducedMotion: "reduce",
    });
    await context.addInitScript(() => localStorage.setItem("play-at", "server"));
    const page = await context.newPage();
    await page.goto(AT);
    const id = await page.evaluate(
        async ([game, seats]) => {
            const ask = async (path, body) => {
                const headers = { "content-type": "application/json" };
                const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
                return answer.json();
            };
            await ask("/api/me", { name: "Anna" });
            return (
                await ask("/api/play", {
                    game,
                    seats: Number(seats),
                    level: "random",
                    seed: `${game} clicks`,
                })
            ).id;
        },
        [game, seats],
    );
    /** How many actions were sent. */
    let sent = 0;
    page.on("websocket", (socket) =>
        socket.on("framesent", ({ payload }) => {
            if (String(payload).includes('"type":"act"')) sent += 1;
        }),
    );
    await page.goto(`${AT}/room/${id}`);
    let state = 7;
    const below = (most) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * most);
    };
    const turns = [];
    /** What the clicks of each turn were for, and how many of each. */
    const uses = [];
    const actions = [];
    let [clicks, before] = [0, ""];
    while (turns.length < TURNS) {
        const sight = await (
            await page.waitForFunction(look, [MENU, SEND, LIT, END, before, clicks >= MOST])
        ).jsonValue();
        before = sight.key;
        if (sight.over) break;
        const hint = HINTS && sight.where !== MENU ? await hinted(page) : null;
        const known = sent;
        const advised = (hint && ((await crossing(page, hint)) ?? (await purpose(page, hint)))) ?? hint;
        sent = known;
        const spot =
            advised?.spot ?? page.locator(sight.where).filter({ visible: true }).nth(below(sight.many));
        const ends = advised ? advised.ends : sight.where === END;
        const use = await useOf(spot, advised?.text, sight.where);
        const deed = advised?.from
            ? advised.from.dragTo(spot, { timeout: 10_000 })
            : spot.click({ timeout: 10_000 });
        const clicked = await deed.then(
            () => true,
            () => false,
        );
        // What is chosen before the first turn is not part of it.
        if (use.kind === "civ") sent = 0;
        if (!clicked || use.kind === "civ") continue;
        if (LIST) console.log(`${game} turn ${turns.length + 1}: ${use.kind} (${use.text})`);
        const turn = (uses[turns.length] ??= {});
        turn[use.kind] = (turn[use.kind] ?? 0) + 1;
        clicks += 1;
        if (ends) {
            turns.push(clicks);
            actions.push(sent);
            [clicks, sent] = [0, 0];
        }
    }
    await context.close();
    console.table(Object.fromEntries(uses.map((it, nth) => [`${game}, turn ${nth + 1}`, it])));
    const sum = turns.reduce((sum, it) => sum + it, 0);
    return {
        game,
        turns: turns.length,
        mean: Math.round((10 * sum) / turns.length) / 10,
        most: Math.max(...turns),
        "by turn": turns.join(" "),
        actions: actions.join(" "),
    };
}

/** What a click is for: the kind of deed, by the piece that is clicked or, on a tile, by the hint; and its words. */
async function useOf(spot, advice, where) {
    const piece = (await spot.getAttribute("data-piece", { timeout: 1000 }).catch(() => null)) ?? "";
    const name = await spot.getAttribute("aria-label", { timeout: 1000 }).catch(() => null);
    const text = advice ?? name ?? (await spot.textContent({ timeout: 1000 }).catch(() => null)) ?? "";
    const first = (words) =>
        words
            .trim()
            .toLowerCase()
            .split(/[-\s:]/)[0];
    const onTile = piece === "" || piece.startsWith("tile-");
    const kind = where === MENU ? "menu" : onTile ? first(text) : first(piece);
    return { kind, text: text.trim().slice(0, 90) };
}

/** The element that a hint marks on the board; on a tile with several offers, the badge of the proposed one. */
async function hinted(page) {
    const button = page.locator("[data-key=h]");
    if ((await button.count()) === 0) return null;
    await button.click();
    const best = page.locator("#hint-best");
    const found = await best.waitFor({ timeout: 60_000 }).then(
        () => true,
        () => false,
    );
    if (!found) return null;
    const text = (await best.textContent()).trim();
    await page.keyboard.press("Escape");
    const marked = page.locator(".board .hinted:not([data-piece=culture], .badge)").filter({ visible: true });
    if ((await marked.count()) === 0) return null;
    const piece = (await marked.first().getAttribute("data-piece")) ?? "";
    // By its name, because the mark goes with the hint.
    const spot = piece === "" ? marked.first() : page.locator(`.board [data-piece="${piece}"].lit`).first();
    const badge = page.locator(`.board g.badge.several:is(.hinted, [data-tip=${JSON.stringify(text)}])`);
    const ends = piece === "end" || piece === "choice-end";
    return { spot: (await badge.count()) > 0 ? badge.first() : spot, ends, text, piece };
}

/**
 * A row and a column are chosen together by the card where they cross: a player who knows both clicks it. The hint of the
 * column is asked with the row chosen, which is then taken back.
 */
async function crossing(page, { piece, spot, text }) {
    if (!piece.startsWith("row-")) return null;
    await spot.click();
    await page.locator("[data-piece^=column-].lit").first().waitFor();
    const column = await hinted(page);
    await page.keyboard.press("u");
    await page.locator("[data-piece^=row-].lit").first().waitFor();
    if (!column?.piece.startsWith("column-")) return null;
    const card = `.board .place.r${piece.slice(4)}.c${column.piece.slice(7)} .press.lit`;
    return {
        spot: page.locator(card),
        text: `Row and column: ${text}; ${column.text}`,
        ends: false,
        piece: "",
    };
}

/**
 * Tokens and free steps are used together with what they are for: a player who knows that clicks the card, or the tile. The hint
 * after them is asked, and they are taken back. What is proposed next but does not need them is done before them.
 */
async function purpose(page, { piece, spot, text }) {
    const steps = /free steps?/.test(text) && piece.startsWith("use-");
    if (/^Move from \w+/.test(text)) return moved(page, spot, text);
    if (/needs \d+ units? less/.test(text) && piece.startsWith("use-")) return siege(page, spot);
    if (piece.startsWith("keep ")) return keptAndUsed(page, spot, piece);
    if (/^Explorer \d goes to \w+ — /.test(text) && !text.endsWith(")")) return walked(page, spot, text);
    if (piece !== "token" && !steps) return null;
    let [taken, next] = [0, null];
    do {
        await changes(page, () => spot.click());
        taken += 1;
        next = await hinted(page);
    } while (next?.piece === "token" && !steps);
    for (; taken > 0; taken--) await changes(page, () => page.keyboard.press("u"));
    if (!next || next.ends) return null;
    const place = page.locator(`.board [data-piece="${next.piece}"].lit`).filter({ visible: true });
    const badge = place.page().locator("g.badge.several[data-tip*='goes there']");
    if ((await place.count()) === 0) return null;
    if (!steps) return { ...next, spot: place.first() };
    if (!next.piece.startsWith("tile-")) return null;
    const named = (await place.first().getAttribute("aria-label")) ?? "";
    if (!named.includes("goes there")) return null;
    const box = await place.first().boundingBox();
    for (const it of await badge.all()) {
        const at = await it.boundingBox();
        const inside =
            at.y > box.y && at.y < box.y + box.height && at.x < box.x + box.width && at.x + at.width > box.x;
        if (inside) return { ...next, spot: it };
    }
    return { ...next, spot: place.first() };
}

/** A unit is dragged to where it goes: the hint after it is asked, and it is taken back. */
async function moved(page, spot, text) {
    await changes(page, () => spot.click());
    const next = await hinted(page);
    await changes(page, () => page.keyboard.press("u"));
    const tile = (name) => page.locator(`.board [data-piece="tile-${name}"]`);
    const to = /^Go to (\w+)/.exec(next?.text ?? "")?.[1];
    return to
        ? { spot: tile(to), from: tile(/^Move from (\w+)/.exec(text)[1]), text, ends: false, piece: "" }
        : null;
}

/** An explorer goes several steps by one click: where it goes on to is asked step by step, and they are taken back. */
async function walked(page, spot, text) {
    const who = /^Explorer \d/.exec(text)[0];
    let [taken, goal, next] = [0, spot, null];
    for (;;) {
        await changes(page, () => goal.click());
        taken += 1;
        next = await hinted(page);
        if (!next?.text.startsWith(`${who} goes to`)) break;
        [goal, text] = [next.spot, next.text];
        // What lies there is seen: it could not be taken back.
        if (text.endsWith(")")) break;
    }
    for (; taken > 0; taken--) await changes(page, () => page.keyboard.press("u"));
    const name = /goes to (\w+)/.exec(text)[1];
    const tile = page.locator(`.board [data-piece="tile-${name}"].lit`);
    if ((await tile.count()) === 0) return null;
    await tile.hover();
    const tip = `:is([data-tip*="${who} goes there"], [data-tip*="${who} goes to ${name}"])`;
    const badge = page.locator(`.board [data-at="tile-${name}"] g.badge.several${tip}`);
    return { spot: (await badge.count()) > 0 ? badge.first() : tile, text, ends: false, piece: "" };
}

/** An effect that lowers the units of the next conquest is used by the click on the province, if that is proposed next. */
async function siege(page, spot) {
    await changes(page, () => spot.click());
    const next = await hinted(page);
    await changes(page, () => page.keyboard.press("u"));
    const tile = /^Conquer (\w+)/.exec(next?.text ?? "")?.[1];
    if (!tile) return null;
    const tip = `[data-tip^="Conquer ${tile}:"]`;
    const badge = page.locator(`.board g.badge.several${tip}`);
    if ((await badge.count()) > 0) return { ...next, spot: badge.first() };
    const hexagon = page.locator(`.board [data-piece="tile-${tile}"].lit`);
    const alone = (await hexagon.count()) > 0 && (await page.locator(`.board g.badge${tip}`).count()) > 0;
    return alone ? { ...next, spot: hexagon.first() } : null;
}

/** A token of a market is taken and used by one click, if its use is proposed next. */
async function keptAndUsed(page, spot, piece) {
    await changes(page, () => spot.click());
    const next = await hinted(page);
    const back = await changes(page, () => page.keyboard.press("u")).then(
        () => true,
        () => false,
    );
    if (!back || !next?.text.startsWith("Use the token of the")) return null;
    return { ...next, ends: false, spot: page.locator(`.board [data-piece="${piece} use"].lit`) };
}

/** Does something, and waits until the table has changed and nothing is being sent. */
async function changes(page, what) {
    const n = () => document.querySelector("[data-n]")?.dataset.n;
    const before = await page.evaluate(n);
    await what();
    await page.waitForFunction(
        (before) =>
            document.querySelector("[data-n]")?.dataset.n !== before &&
            !document.querySelector(".board[aria-busy=true]"),
        before,
    );
}

/** Runs in the page. Returns where the next click goes, once the screen has changed and no choice is being sent; otherwise null. */
function look([menu, send, lit, end, before, enough]) {
    const all = (where) =>
        [...document.querySelectorAll(where)].filter((it) => it.getClientRects().length > 0);
    if (document.querySelector(".over table")) return { over: true, key: "over" };
    const goOn = document.querySelector(".bar.moment .button.main");
    if (goOn) return void goOn.click();
    if (document.querySelector(".board[aria-busy=true]")) return null;
    const n = document.querySelector("[data-n]")?.dataset.n;
    const where = [menu, send, ...(enough ? [end, lit] : [lit, end])].find((it) => all(it).length > 0);
    if (!where) return null;
    const key = `${n} ${where} ${all(where).length}`;
    return key === before ? null : { where, many: all(where).length, key };
}
