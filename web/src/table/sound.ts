import type { Deed } from "$board/deeds";
import { settings } from "../shell/settings.svelte";
import { roomOf, samplesOf, type Sound } from "./soundModel";

/** How much of the small room is heard beside the sound itself. */
const ROOM = 0.12;

interface Player {
  context: AudioContext;
  volume: GainNode;
  buffers: Map<Sound, AudioBuffer>;
}
let player: Player | null = null;

/** Plays a sound as loud as the reader wants it; silent if they want silence. */
export function playSound(sound: Sound) {
  if (!settings.sounds) return;
  player ??= open();
  const { context, volume, buffers } = player;
  const buffer = buffers.get(sound) ?? bufferOf(context, samplesOf(sound, context.sampleRate));
  buffers.set(sound, buffer);
  volume.gain.value = settings.volume ** 2;
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(volume);
  source.start();
}

/** The sound of what was done last. */
export function soundOf(deeds: readonly Deed[]): Sound {
  switch (deeds.at(-1)?.icon) {
    case "build":
    case "improve":
    case "brick":
    case "dig":
    case "capital":
      return "stone";
    case "conquer":
    case "loss":
      return "clash";
    case "points":
    case "gold":
    case "power":
    case "win":
    case "line":
      return "token";
    case "take":
    case "draw":
    case "story":
    case "speak":
    case "change":
    case "policy":
    case "pass":
    case undefined:
      return "card";
  }
}

/** How a phone trembles in the hand with a sound, in milliseconds. */
const TREMBLE: Record<Sound, readonly number[]> = {
  stone: [18],
  card: [8],
  token: [12],
  clash: [25, 50, 25],
  turn: [40, 60, 40],
  end: [60, 80, 60, 80, 160],
};

/** Vibrates where the device can and the reader has not switched it off. Browsers refuse before the first touch of a page. */
export function vibrate(sound: Sound) {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.vibration && touched) navigator.vibrate?.([...TREMBLE[sound]]);
}

function open(): Player {
  const context = new AudioContext();
  const volume = new GainNode(context);
  const room = new ConvolverNode(context, { buffer: bufferOf(context, roomOf(context.sampleRate)) });
  const wet = new GainNode(context, { gain: ROOM });
  volume.connect(context.destination);
  volume.connect(room).connect(wet).connect(context.destination);
  return { context, volume, buffers: new Map() };
}

function bufferOf(context: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}
