// Small sounds, made on the spot; silent when the person wants it so.
import { settings } from "./settings.svelte";

type Note = [frequency: number, start: number, length: number, loudness?: number];

const SOUNDS = {
  press: [[520, 0, 0.05, 0.5]],
  call: [
    [660, 0, 0.09],
    [990, 0.07, 0.16],
  ],
  other: [[494, 0, 0.12, 0.7]],
  pick: [[880, 0, 0.035, 0.35]],
  take: [
    [784, 0, 0.1],
    [988, 0.08, 0.1],
    [1319, 0.16, 0.24],
  ],
  lost: [
    [587, 0, 0.12, 0.6],
    [784, 0.09, 0.14, 0.5],
  ],
  wrong: [
    [247, 0, 0.16],
    [196, 0.13, 0.26],
  ],
  deal: [
    [1400, 0, 0.02, 0.18],
    [1250, 0.07, 0.02, 0.18],
    [1330, 0.14, 0.02, 0.18],
  ],
  roll: [
    [310, 0, 0.03, 0.5],
    [390, 0.09, 0.03, 0.45],
    [280, 0.16, 0.03, 0.4],
    [350, 0.27, 0.03, 0.35],
    [300, 0.36, 0.03, 0.3],
    [330, 0.52, 0.03, 0.25],
  ],
  end: [
    [523, 0, 0.16],
    [659, 0.13, 0.16],
    [784, 0.26, 0.16],
    [1047, 0.39, 0.4],
  ],
  hurry: [
    [880, 0, 0.08],
    [880, 0.16, 0.08],
    [880, 0.32, 0.14],
  ],
  turn: [
    [587, 0, 0.1, 0.7],
    [880, 0.11, 0.2, 0.8],
  ],
  chat: [[740, 0, 0.06, 0.4]],
} satisfies Record<string, Note[]>;

let context: AudioContext | undefined;

export type Sound = keyof typeof SOUNDS;

export function play(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  // Browsers keep sound back until the page has been touched; then there is nothing to play on.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SOUNDS[name] as Note[]) ring(context, note);
}

function ring(context: AudioContext, [frequency, start, length, loudness = 1]: Note): void {
  const from = context.currentTime + start;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(0.11 * loudness, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length + 0.06);
  tone.connect(gain).connect(context.destination);
  tone.start(from);
  tone.stop(from + length + 0.08);
}
