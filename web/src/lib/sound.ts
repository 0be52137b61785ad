// What is heard and felt at a table: which sounds there are, how loud each kind is, and when a phone trembles.
import { settings } from "./settings.svelte";
import { time } from "./time.svelte";

/** Sounds of a kind share a volume. */
export const KINDS = ["pieces", "calls", "turn", "end", "chat"] as const;
export type Kind = (typeof KINDS)[number];

const SOUNDS = {
  shuffle: "pieces",
  deal: "pieces",
  card: "pieces",
  roll: "pieces",
  die: "pieces",
  letter: "pieces",
  pick: "pieces",
  press: "pieces",
  call: "calls",
  other: "calls",
  take: "calls",
  lost: "calls",
  wrong: "calls",
  hurry: "calls",
  turn: "turn",
  win: "end",
  end: "end",
  chat: "chat",
} as const satisfies Record<string, Kind>;
export type Sound = keyof typeof SOUNDS;

/** How a phone trembles, in milliseconds on and off. */
const BUZZES: Partial<Record<Sound, number[]>> = {
  pick: [8],
  press: [12],
  die: [10],
  letter: [8],
  call: [25],
  take: [20, 40, 30],
  wrong: [70],
  turn: [60, 50, 60],
  hurry: [30, 40, 30],
  win: [40, 60, 40, 60, 120],
};

/** Browsers keep sound and trembling back until the page has been touched. */
const isTouched = () => navigator.userActivation?.hasBeenActive ?? true;

/** Faster than this, what is heard is noise. */
const FASTEST = 4;

export function play(name: Sound): void {
  if (!isTouched() || time.isJumping || time.rate > FASTEST) return;
  const buzz = BUZZES[name];
  if (settings.haptics && buzz) navigator.vibrate?.(buzz);
  const volume = settings.volumes[SOUNDS[name]];
  if (!settings.sound || volume === 0 || typeof AudioContext === "undefined") return;
  void import("./synth").then(({ ring }) => ring(name, volume));
}

/** Whether this is a device that can tremble. */
export const canTremble = (): boolean =>
  "vibrate" in navigator && typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

/** The sound that a kind is tried out with. */
export const SAMPLES: Record<Kind, Sound> = { pieces: "card", calls: "take", turn: "turn", end: "win", chat: "chat" };
