/** The sounds of the table, computed from how such things sound: struck bodies that ring in their modes, and noise through filters. */
export const SOUNDS = ["stone", "card", "token", "clash", "turn", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** One resonance of a struck body. */
interface Mode {
  /** In hertz. */
  pitch: number;
  gain: number;
  /** Seconds until it has lost 60 dB. */
  ring: number;
}

/** A burst of noise through a band-pass filter. */
interface Burst {
  at: number;
  /** Its loudness falls to a thousandth in this time, in seconds. */
  length: number;
  /** The middle of its band in hertz, and how narrow it is. */
  centre: number;
  sharpness: number;
  gain: number;
  /** How long it swells, in seconds: what is struck swells at once, what slides does not. */
  swell: number;
}

interface Strike {
  at: number;
  modes: readonly Mode[];
}

interface Recipe {
  seconds: number;
  /** How loud its loudest twentieth of a second is, in decibels: what comes at every move is softer than what is rare. */
  loudness: number;
  strikes: readonly Strike[];
  bursts: readonly Burst[];
}

/** A block of limestone set down on another: dull, short, with a knock below. */
const BLOCK: readonly Mode[] = [
  { pitch: 172, gain: 0.7, ring: 0.11 },
  { pitch: 431, gain: 0.55, ring: 0.09 },
  { pitch: 886, gain: 0.34, ring: 0.06 },
  { pitch: 1610, gain: 0.2, ring: 0.045 },
  { pitch: 2740, gain: 0.1, ring: 0.03 },
];

/** A small disc of wood that falls flat. */
const DISC: readonly Mode[] = [
  { pitch: 640, gain: 0.5, ring: 0.08 },
  { pitch: 1490, gain: 0.4, ring: 0.07 },
  { pitch: 2630, gain: 0.22, ring: 0.05 },
  { pitch: 4100, gain: 0.1, ring: 0.03 },
];

/** A drum: what was conquered or lost. */
const DRUM: readonly Mode[] = [
  { pitch: 96, gain: 0.9, ring: 0.34 },
  { pitch: 153, gain: 0.5, ring: 0.26 },
  { pitch: 206, gain: 0.35, ring: 0.2 },
  { pitch: 318, gain: 0.16, ring: 0.12 },
];

/** A bar of a stone chime, free at both ends: its overtones stand as 1, 2.76 and 5.4. */
function bar(pitch: number, gain: number, ring: number): Mode[] {
  return [
    { pitch, gain, ring },
    { pitch: pitch * 2.756, gain: gain * 0.32, ring: ring * 0.4 },
    { pitch: pitch * 5.404, gain: gain * 0.12, ring: ring * 0.18 },
  ];
}

const knock = (at: number, centre: number, gain: number): Burst => ({
  at,
  length: 0.02,
  centre,
  sharpness: 1.2,
  gain,
  swell: 0.0008,
});

const RECIPES: Record<Sound, Recipe> = {
  stone: {
    seconds: 0.32,
    loudness: -18,
    strikes: [
      { at: 0, modes: BLOCK },
      { at: 0.034, modes: BLOCK.map((it) => ({ ...it, pitch: it.pitch * 1.06, gain: it.gain * 0.28 })) },
    ],
    bursts: [
      knock(0, 1900, 0.9),
      { at: 0.02, length: 0.12, centre: 3100, sharpness: 0.8, gain: 0.16, swell: 0.01 },
    ],
  },
  card: {
    seconds: 0.24,
    loudness: -22,
    strikes: [],
    bursts: [
      { at: 0, length: 0.13, centre: 4200, sharpness: 0.9, gain: 0.5, swell: 0.045 },
      { at: 0.085, length: 0.05, centre: 1700, sharpness: 1.1, gain: 0.8, swell: 0.002 },
    ],
  },
  token: {
    seconds: 0.28,
    loudness: -20.5,
    strikes: [
      { at: 0, modes: DISC },
      { at: 0.062, modes: DISC.map((it) => ({ ...it, pitch: it.pitch * 1.03, gain: it.gain * 0.4 })) },
    ],
    bursts: [knock(0, 3000, 0.5), knock(0.062, 3200, 0.2)],
  },
  clash: {
    seconds: 0.6,
    loudness: -17,
    strikes: [
      { at: 0, modes: DRUM },
      { at: 0.11, modes: DRUM.map((it) => ({ ...it, gain: it.gain * 0.5 })) },
    ],
    bursts: [knock(0, 900, 0.5), knock(0.11, 1000, 0.25)],
  },
  turn: {
    seconds: 1.1,
    loudness: -17,
    strikes: [
      { at: 0, modes: bar(587.3, 0.5, 0.8) },
      { at: 0.16, modes: bar(784, 0.5, 0.9) },
    ],
    bursts: [knock(0, 2400, 0.12), knock(0.16, 2600, 0.12)],
  },
  end: {
    seconds: 2.6,
    loudness: -16,
    strikes: [392, 523.3, 659.3, 784].map((pitch, nth) => ({
      at: nth * 0.17,
      modes: bar(pitch, 0.42, nth === 3 ? 2 : 1.2),
    })),
    bursts: [0, 0.17, 0.34, 0.51].map((at) => knock(at, 2400, 0.1)),
  },
};

/** No sample is louder. */
const PEAK = 0.8;

/** The root mean square of the loudest twentieth of a second. */
export function loudest(samples: Float32Array, rate: number): number {
  const length = Math.round(rate / 20);
  let sum = 0;
  let most = 0;
  for (let nth = 0; nth < samples.length; nth++) {
    sum += samples[nth]! ** 2 - (nth >= length ? samples[nth - length]! ** 2 : 0);
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / length);
}

/** Computes the samples of a sound at a sample rate, between −1 and 1. The same every time. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, loudness, strikes, bursts } = RECIPES[sound];
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const { at, modes } of strikes) for (const mode of modes) ring(samples, rate, at, mode);
  for (const [nth, burst] of bursts.entries()) hiss(samples, rate, burst, nth + 1);
  fade(samples, rate);
  const peak = samples.reduce((most, it) => Math.max(most, Math.abs(it)), 0);
  const factor = Math.min(PEAK / peak, 10 ** (loudness / 20) / loudest(samples, rate));
  return samples.map((it) => it * factor);
}

/** The amplitude after some time of something that loses 60 dB in `length` seconds. */
const decay = (time: number, length: number) => Math.exp((-6.91 * time) / length);

function ring(samples: Float32Array, rate: number, at: number, { pitch, gain, ring }: Mode) {
  const from = Math.round(at * rate);
  for (let nth = from; nth < samples.length; nth++) {
    const time = (nth - from) / rate;
    samples[nth]! += gain * decay(time, ring) * Math.sin(2 * Math.PI * pitch * time);
  }
}

/** Noise through a filter of two poles. */
function hiss(samples: Float32Array, rate: number, burst: Burst, seed: number) {
  const noise = randoms(seed);
  const turn = (2 * Math.PI * burst.centre) / rate;
  const alpha = Math.sin(turn) / (2 * burst.sharpness);
  const [b, a1, a2] = [alpha / (1 + alpha), (-2 * Math.cos(turn)) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  const from = Math.round(burst.at * rate);
  for (let nth = from; nth < samples.length; nth++) {
    const time = (nth - from) / rate;
    const x = noise();
    const y = b * (x - x2) - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    const swell = Math.min(1, time / burst.swell);
    samples[nth]! += burst.gain * swell * decay(Math.max(0, time - burst.swell), burst.length) * y * 4;
  }
}

/** The last hundredth of a second goes to silence, so that nothing clicks. */
function fade(samples: Float32Array, rate: number) {
  const over = Math.round(rate * 0.01);
  for (let left = 0; left < over; left++) samples[samples.length - 1 - left]! *= left / over;
}

/** The tail of a small room: noise that dies away. */
export function roomOf(rate: number, seconds = 0.5): Float32Array<ArrayBuffer> {
  const noise = randoms(99);
  return new Float32Array(Math.ceil(seconds * rate)).map((_, nth) => noise() * decay(nth / rate, seconds));
}

/** Numbers between −1 and 1, always the same for a seed. */
function randoms(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2147483648 - 1;
  };
}
