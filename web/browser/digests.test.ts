import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { GAMES } from "./games";
import { testBrowser } from "./testServer";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const moduleOf = (game: string) => path(`../modules/${game}.wasm`);

/** So many matches are folded into one digest, as in `platform/browser/tests/trials.rs`, which keeps the file up to date. */
const FOLDED = 50;
type Played = readonly { bot: string; count: number; digests: readonly string[] }[];
const GOLDEN = JSON.parse(readFileSync(path("../../platform/browser/tests/digests.json"), "utf8")) as Record<
  string,
  Played
>;

interface Trials {
  game: string;
  bot: string;
  first: number;
  count: number;
  most: number;
}

/** A page that has the module of a game in `window.trials`. */
async function load(page: Page, game: string) {
  await page.evaluate(
    async (module) => {
      const bytes = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0));
      const { instance } = await WebAssembly.instantiate(bytes);
      const { memory, input, trials, output_length } = instance.exports as unknown as {
        memory: WebAssembly.Memory;
        input: (length: number) => number;
        trials: () => number;
        output_length: () => number;
      };
      (window as unknown as { trials: unknown }).trials = (asked: unknown) => {
        const text = new TextEncoder().encode(JSON.stringify(asked));
        // Before the buffer is looked at: to make room, the module may get another one.
        const room = input(text.length);
        new Uint8Array(memory.buffer, room, text.length).set(text);
        const at = trials();
        return new TextDecoder().decode(new Uint8Array(memory.buffer, at, output_length()));
      };
    },
    readFileSync(moduleOf(game)).toString("base64"),
  );
}

async function play(page: Page, trials: Trials): Promise<{ digest: string; decisions: number }[]> {
  const said = await page.evaluate(
    (trials) => (window as unknown as { trials: (asked: unknown) => string }).trials(trials),
    trials,
  );
  const answer = JSON.parse(said) as { Ok: { digest: string; decisions: number }[] } | { Err: string };
  if ("Err" in answer) throw new Error(answer.Err);
  return answer.Ok;
}

const rotate = (digest: bigint, by: number) =>
  BigInt.asUintN(64, (digest << BigInt(by % 64)) | (digest >> BigInt((64 - (by % 64)) % 64)));

describe.runIf(GAMES.every(({ game }) => existsSync(moduleOf(game))))("digests", () => {
  const it = testBrowser();

  for (const { game } of GAMES)
    test(`matches of ${game} come to the same digests in the browser as natively`, async () => {
      const page = await (await it.context({})).newPage();
      await load(page, game);
      const found: Played = await Promise.all(
        GOLDEN[game]!.map(async ({ bot, count }) => {
          const digests: string[] = [];
          for (let first = 0; first < count; first += FOLDED) {
            const most = 2 ** 32 - 1;
            const asked = { game, bot, first, count: Math.min(FOLDED, count - first), most };
            const all = (await play(page, asked)).map(({ digest }, rank) =>
              rotate(BigInt(`0x${digest}`), rank),
            );
            digests.push(
              all
                .reduce((one, other) => one ^ other, 0n)
                .toString(16)
                .padStart(16, "0"),
            );
          }
          return { bot, count, digests };
        }),
      );
      expect(found).toEqual(GOLDEN[game]);
      await page.context().close();
    });
});
