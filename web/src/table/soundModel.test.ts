import { expect, test } from "vitest";
import { soundOf } from "./sound";
import { loudest, roomOf, samplesOf, SOUNDS, type Sound } from "./soundModel";

const RATE = 24_000;
const energy = (samples: Float32Array) => samples.reduce((sum, it) => sum + it * it, 0);

test.each(SOUNDS)("%s is loud at first, never too loud, and ends in silence", (sound) => {
  const samples = samplesOf(sound, RATE);
  const peak = Math.max(...samples.map(Math.abs));
  expect(peak).toBeLessThanOrEqual(0.801);
  expect(peak).toBeGreaterThan(0.1);
  expect(samples.every(Number.isFinite)).toBe(true);
  const half = samples.length / 2;
  expect(energy(samples.slice(0, half))).toBeGreaterThan(2 * energy(samples.slice(half)));
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
});

test("no sound startles: all are about as loud, and what is heard at every move is the softest", () => {
  const decibels = (sound: Sound) => 20 * Math.log10(loudest(samplesOf(sound, 48_000), 48_000));
  const all = SOUNDS.map(decibels);
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(7);
  for (const often of ["stone", "card", "token"] as const) {
    expect(decibels(often)).toBeLessThan(decibels("turn"));
    expect(decibels(often)).toBeLessThan(decibels("clash"));
  }
});

test("the sounds differ from each other, and are the same every time", () => {
  const all = SOUNDS.map((it) => samplesOf(it, RATE).slice(0, 2000).join());
  expect(new Set(all).size).toBe(SOUNDS.length);
  expect(samplesOf("stone", RATE)).toEqual(samplesOf("stone", RATE));
});

test("the room dies away", () => {
  const room = roomOf(RATE);
  expect(energy(room.slice(0, 1000))).toBeGreaterThan(100 * energy(room.slice(-1000)));
});

test("what was done last is heard: stones, cards and tokens", () => {
  expect(soundOf([])).toBe("card");
  expect(
    soundOf([
      { icon: "take", text: "" },
      { icon: "brick", text: "" },
    ]),
  ).toBe("stone");
  expect(soundOf([{ icon: "points", text: "" }])).toBe("token");
  expect(soundOf([{ icon: "loss", text: "" }])).toBe("clash");
});
