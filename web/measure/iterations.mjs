// Measures how fast bots search in the engine of a browser (Node has that of Chromium) and in the native program. See
// docs/browser.md.
//
//     cargo build --release -p browser --example trials && cargo xtask modules && node web/measure/iterations.mjs
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

const ITERATIONS = 300;
const DECISIONS = 60;
/** How often both play the same matches, alternately. The quickest run counts. */
const TIMES = 5;

const rows = [];
for (const file of readdirSync("web/modules").filter((name) => name.endsWith(".wasm"))) {
    const game = file.replace(".wasm", "");
    const asked = { game, bot: `master:${ITERATIONS}`, first: 0, count: 1, most: DECISIONS };
    const inModule = await trialsOf(file);
    const [here, native] = [[], []];
    for (let time = 0; time < TIMES; time++) {
        here.push(inModule(asked));
        native.push(natively(asked));
    }
    const [browser, machine] = [Math.max(...here), Math.max(...native)];
    const share = `${Math.round((100 * browser) / machine)} %`;
    rows.push({ game, "browser, iterations/s": browser, "native, iterations/s": machine, share });
}
console.table(rows);

/** Loads a game's module. Returns a function that plays trials in it and returns their iterations per second. */
async function trialsOf(file) {
    const { instance } = await WebAssembly.instantiate(readFileSync(`web/modules/${file}`));
    const { memory, input, trials, output_length } = instance.exports;
    return (asked) => {
        const bytes = new TextEncoder().encode(JSON.stringify(asked));
        const at = input(bytes.length);
        new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
        const begun = performance.now();
        const answer = trials();
        const seconds = (performance.now() - begun) / 1000;
        const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answer, output_length()));
        const decisions = JSON.parse(text).Ok.reduce((sum, trial) => sum + trial.decisions, 0);
        return Math.round((decisions * ITERATIONS) / seconds);
    };
}

function natively({ game, bot, first, count, most }) {
    const { stderr } = spawnSync(
        "target/release/examples/trials",
        [game, bot, first, count, most].map(String),
    );
    const [, decisions, seconds] = /(\d+) decisions in ([\d.]+) s/.exec(String(stderr));
    return Math.round((Number(decisions) * ITERATIONS) / Number(seconds));
}
