import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { samplesOf, SOUNDS, type Sound } from "../src/table/soundModel";
import { sitDown, testServer } from "./testServer";

const it = testServer();

/** The lengths of sounds, by which they are told apart, in samples at this rate. */
const RATE = 8000;
const LENGTHS = SOUNDS.map((sound) => samplesOf(sound, RATE).length);

/** The sounds that the page has started so far. */
async function heard(page: Page): Promise<Sound[]> {
  const lengths = await page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  return lengths.map((seconds) => SOUNDS[LENGTHS.indexOf(Math.round(seconds * RATE))]!);
}

test("a brick is heard as a stone, the reader's turn as a call, and nothing when sounds are off", async () => {
  expect(new Set(LENGTHS).size, "no two are equally long").toBe(SOUNDS.length);
  const page = await it.visit("/", { language: "en" });
  await page.addInitScript((rate) => {
    localStorage.setItem("sounds", "on");
    const heard: number[] = [];
    Object.assign(window, { heard });
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor() {
        super({ sampleRate: rate });
      }
    };
    const Source = window.AudioBufferSourceNode;
    window.AudioBufferSourceNode = class extends Source {
      override start() {
        heard.push(this.buffer!.duration);
        super.start();
      }
    };
  }, RATE);
  await sitDown(page, "quarry", 2);
  const n = () => page.locator("[data-n]").getAttribute("data-n");
  const lit = page.locator(".board .lit").filter({ visible: true }).first();
  /** Takes the first choice, and returns what was heard until the reader can choose again. */
  const choose = async () => {
    await lit.waitFor();
    const [before, at] = [await heard(page), await n()];
    await page.keyboard.press("1");
    await expect.poll(n).not.toBe(at);
    await lit.waitFor();
    return (await heard(page)).slice(before.length);
  };
  const first = await choose();
  expect(first[0]).toBe("stone");
  const turns = [
    ...first,
    ...(await choose()),
    ...(await choose()),
    ...(await choose()),
    ...(await choose()),
  ];
  expect(turns).toContain("turn");
  expect(turns.filter((sound) => sound === "stone").length).toBeGreaterThan(3);

  await page.getByRole("button", { name: /^Sounds/ }).click();
  expect(await choose()).toEqual([]);
  expect(it.faults).toEqual([]);
  await page.context().close();
});
