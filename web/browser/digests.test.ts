import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { GAMES } from "./games";
import { testBrowser } from "./testServer";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const moduleOf = (game: string) => path(`../modules/${game}.wasm`);
const weightsOf = (game: string) => path(`../../games/${game}/learned/weights.bin`);

/** The number of matches in one digest, as in `platform/browser/tests/trials.rs`, which writes the file. */
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

/** Loads the module of a game and its weights into a page. The module is then called by `window.trials`. */
async function load(page: Page, game: string) {
  const base64 = (file: string) => (existsSync(file) ? readFileSync(file).toString("base64") : "");
  await page.evaluate(
    async ([module, learned]) => {
      const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const { instance } = await WebAssembly.instantiate(bytesOf(module));
      const { memory, input, trials, weights, output_length } = instance.exports as unknown as {
        memory: WebAssembly.Memory;
        input: (length: number) => number;
        trials: () => number;
        weights: () => number;
        output_length: () => number;
      };
      const write = (bytes: Uint8Array) => {
        // Call `input` before reading `memory.buffer`: the allocation may replace the buffer.
        const room = input(bytes.length);
        new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
      };
      write(bytesOf(learned));
      if (learned && !weights()) throw new Error("the weights cannot be read");
      (window as unknown as { trials: unknown }).trials = (asked: unknown) => {
        write(new TextEncoder().encode(JSON.stringify(asked)));
        const at = trials();
        return new TextDecoder().decode(new Uint8Array(memory.buffer, at, output_length()));
      };
    },
    [base64(moduleOf(game)), base64(weightsOf(game))] as const,
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
