/** Small tones of our own; nothing sounds unless the reader asked for it. */
export type Tone = "step" | "turn" | "end";

const NOTES: Record<Tone, readonly number[]> = {
  step: [330],
  turn: [523, 659],
  end: [392, 523, 659, 784],
};

let context: AudioContext | null = null;

export function sound(tone: Tone) {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [nth, pitch] of NOTES[tone].entries()) note(context, pitch, start + nth * 0.12);
}

function note(context: AudioContext, pitch: number, at: number) {
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + 0.32);
}
