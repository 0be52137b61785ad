// The sounds themselves, made on the spot: paper is filtered noise, wood and plastic are knocks that ring briefly, the rest are bells.
import type { Sound } from "./sound";

/** A rustle: noise through a filter that moves from one pitch to the other. */
interface Rustle {
  kind: "rustle";
  at: number;
  length: number;
  from: number;
  to: number;
  loud: number;
  sharp?: number;
}
/** A knock: a tiny burst, and the pitches at which the thing itself rings, each shorter than the one below. */
interface Knock {
  kind: "knock";
  at: number;
  pitches: readonly number[];
  length: number;
  loud: number;
}
/** A bell or a bar of wood: a pitch with an overtone that dies first. */
interface Bell {
  kind: "bell";
  at: number;
  pitch: number;
  length: number;
  loud: number;
  overtone?: number;
}
export type Grain = Rustle | Knock | Bell;

const rustle = (at: number, length: number, from: number, to: number, loud: number, sharp = 0.8): Rustle => ({
  kind: "rustle",
  at,
  length,
  from,
  to,
  loud,
  sharp,
});
const knock = (at: number, pitches: readonly number[], length: number, loud: number): Knock => ({
  kind: "knock",
  at,
  pitches,
  length,
  loud,
});
const bell = (at: number, pitch: number, length: number, loud: number, overtone = 3.9): Bell => ({
  kind: "bell",
  at,
  pitch,
  length,
  loud,
  overtone,
});

const DIE = [1750, 2860, 4310];
const TILE = [980, 2140, 3320];
const FELT = [210, 430];

/** A card that slides over the felt and lands. */
const slide = (at: number, loud = 1): Grain[] => [
  rustle(at, 0.09, 2600, 5200, 0.32 * loud),
  knock(at + 0.075, FELT, 0.05, 0.35 * loud),
];

/** A die that bounces; each bounce is softer and lower than the one before. */
const bounces = (at: number, gaps: readonly number[], tune: number): Grain[] => {
  let time = at;
  return gaps.map((gap, n) => {
    time += gap;
    const loud = 0.5 * 0.78 ** n;
    return knock(time, DIE.map((pitch) => pitch * tune * (1 - n * 0.02)), 0.035, loud);
  });
};

export const SOUNDS: Record<Sound, readonly Grain[]> = {
  shuffle: [
    ...Array.from({ length: 16 }, (_, n) => rustle(n * 0.028, 0.024, 3200 + (n % 4) * 500, 5200, 0.16 + (n % 3) * 0.04, 1.4)),
    rustle(0.5, 0.22, 1500, 4200, 0.24),
    knock(0.7, FELT, 0.06, 0.4),
  ],
  deal: [...slide(0, 0.8), ...slide(0.11, 0.7), ...slide(0.22, 0.75)],
  card: slide(0),
  roll: [
    ...bounces(0, [0, 0.07, 0.11, 0.09, 0.06, 0.05], 1),
    ...bounces(0.03, [0, 0.1, 0.08, 0.12, 0.07], 0.91),
    ...bounces(0.06, [0, 0.06, 0.13, 0.1, 0.05, 0.04], 1.08),
    rustle(0, 0.5, 500, 900, 0.08),
  ],
  die: [knock(0, DIE, 0.04, 0.55), knock(0.004, FELT, 0.05, 0.3)],
  letter: [knock(0, TILE, 0.045, 0.55), rustle(0, 0.012, 3800, 3000, 0.2)],
  pick: [rustle(0, 0.02, 4200, 5600, 0.16, 1.2), knock(0.008, TILE, 0.02, 0.14)],
  press: [knock(0, [320, 660, 1240], 0.05, 0.4)],
  call: [bell(0, 660, 0.18, 0.5), bell(0.075, 990, 0.3, 0.5)],
  other: [bell(0, 494, 0.22, 0.34)],
  take: [bell(0, 784, 0.25, 0.4), bell(0.08, 988, 0.25, 0.4), bell(0.16, 1319, 0.5, 0.45)],
  lost: [bell(0, 587, 0.25, 0.28), bell(0.1, 523, 0.35, 0.24)],
  wrong: [knock(0, [150, 233, 349], 0.16, 0.7), knock(0.13, [130, 196, 311], 0.24, 0.7)],
  hurry: [0, 0.16, 0.32].map((at) => knock(at, [880, 1760, 2650], 0.06, 0.5)),
  turn: [bell(0, 587, 0.3, 0.42), bell(0.11, 880, 0.5, 0.45)],
  win: [
    ...[523, 659, 784, 1047].map((pitch, n) => bell(n * 0.11, pitch, 0.5, 0.42)),
    ...[1047, 1319, 1568].map((pitch) => bell(0.5, pitch, 1.1, 0.26)),
    rustle(0.5, 0.7, 6000, 9500, 0.06, 0.6),
  ],
  end: [bell(0, 523, 0.4, 0.34), bell(0.16, 440, 0.4, 0.3), bell(0.32, 349, 0.6, 0.34)],
  chat: [bell(0, 1175, 0.12, 0.22, 2), bell(0.06, 1568, 0.16, 0.18, 2)],
};

/** What makes all sounds equally loud, in decibels; docs/sounds.md says how it is measured. */
export const TRIM: Record<Sound, number> = {
  shuffle: 5.8,
  deal: 5.1,
  card: 3.3,
  roll: -2.7,
  die: 1,
  letter: 2.4,
  pick: 12.9,
  press: 6.7,
  call: -3.9,
  other: 2.2,
  take: -4.8,
  lost: 3.1,
  wrong: -5.1,
  hurry: 2.7,
  turn: -3.7,
  win: -7.6,
  end: -1.6,
  chat: 3.9,
};

type Random = () => number;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
let context: AudioContext | undefined;
let fanfare: GainNode | undefined;

/** Plays it at a volume from 0 to 1; of two fanfares the later is heard. */
export function ring(name: Sound, volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  if (name === "win" || name === "end") {
    fanfare?.gain.setTargetAtTime(0, context.currentTime, 0.02);
    fanfare = out;
  }
  // Ears hear loudness in ratios, not in differences.
  out.gain.value = volume ** 1.7;
  out.connect(context.destination);
  sing(context, out, name, context.currentTime + 0.005, Math.random);
}

/** Puts a sound together at a time, at its full volume. */
export function sing(context: BaseAudioContext, out: AudioNode, name: Sound, at: number, random: Random): void {
  const trim = context.createGain();
  trim.gain.value = 10 ** (TRIM[name] / 20);
  trim.connect(out);
  for (const grain of SOUNDS[name]) sound(context, trim, grain, at + grain.at, random);
}

function sound(context: BaseAudioContext, out: AudioNode, grain: Grain, at: number, random: Random): void {
  if (grain.kind === "rustle") return hiss(context, out, grain, at, random);
  if (grain.kind === "bell") {
    hum(context, out, grain.pitch, at, grain.length, grain.loud * 0.5, 0.004);
    hum(context, out, grain.pitch * (grain.overtone ?? 4), at, grain.length * 0.3, grain.loud * 0.12, 0.002);
    return;
  }
  // No two knocks are quite the same.
  const tune = 0.97 + random() * 0.06;
  const burst = { length: 0.006, from: grain.pitches.at(-1)! * tune, to: grain.pitches[0]!, loud: grain.loud * 0.6 };
  hiss(context, out, burst, at, random);
  grain.pitches.forEach((pitch, n) =>
    hum(context, out, pitch * tune, at, grain.length / (1 + n * 0.6), (grain.loud * 0.5) / (1 + n), 0.001),
  );
}

/** A pure tone that comes at once and dies away. */
function hum(context: BaseAudioContext, out: AudioNode, pitch: number, at: number, length: number, loud: number, rise: number): void {
  const tone = context.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(envelope(context, at, length, loud, rise)).connect(out);
  tone.start(at);
  tone.stop(at + length + 0.05);
}

/** Noise through a moving filter. */
function hiss(context: BaseAudioContext, out: AudioNode, grain: Omit<Rustle, "kind" | "at">, at: number, random: Random): void {
  const { length, from, to, loud, sharp = 0.8 } = grain;
  const noise = noises.get(context) ?? makeNoise(context, random);
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(context, at, length, loud, Math.min(0.012, length / 3))).connect(out);
  source.start(at, random() * 0.4, length + 0.05);
}

function envelope(context: BaseAudioContext, at: number, length: number, loud: number, rise: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(length, rise * 2));
  return gain;
}

function makeNoise(context: BaseAudioContext, random: Random): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
