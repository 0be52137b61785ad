// What a person prefers, kept in this browser.
import type { RoomView } from "../types";
import type { Kind } from "./sound";
import { time } from "./time.svelte";
import { nearest, read } from "./words.svelte";

export interface Settings {
  /** A language by its code, or whatever the browser prefers. */
  language: string;
  theme: "auto" | "light" | "dark";
  palette: "standard" | "red-green" | "blue-yellow" | "contrast";
  patterns: boolean;
  motion: "auto" | "less";
  sound: boolean;
  /** How loud each kind of sound is, from 0 to 1. */
  volumes: Record<Kind, number>;
  /** Whether a phone trembles. */
  haptics: boolean;
  keys: boolean;
  /** Whether a notification says that it is one's turn. */
  notify: boolean;
  /** How strong the bots are against whom one plays at once; empty until it is chosen: easy, and one's own level is offered. */
  level: string;
  /** How long bots take in rooms that one hosts. */
  pace: RoomView["pace"];
  /** Whether what stands beside the table is shown, and which page of it. */
  panel: boolean;
  tab: "happened" | "scores" | "rules" | "chat";
}

const KEY = "fivefold.settings";
const DEFAULTS: Settings = {
  language: "auto",
  theme: "auto",
  palette: "standard",
  patterns: false,
  motion: "auto",
  sound: true,
  volumes: { pieces: 0.7, calls: 0.7, turn: 0.7, end: 0.7, chat: 0.5 },
  haptics: true,
  keys: true,
  notify: false,
  level: "",
  pace: "normal",
  panel: true,
  tab: "happened",
};

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...DEFAULTS, ...kept, volumes: { ...DEFAULTS.volumes, ...kept.volumes } };
  } catch {
    return { ...DEFAULTS, volumes: { ...DEFAULTS.volumes } };
  }
}

export const settings: Settings = $state(load());

const media = (query: string) => (typeof matchMedia === "function" ? matchMedia(query) : null);
const darkMedia = media("(prefers-color-scheme: dark)");
const stillMedia = media("(prefers-reduced-motion: reduce)");
let systemDark = $state(darkMedia?.matches ?? false);
let systemStill = $state(stillMedia?.matches ?? false);
darkMedia?.addEventListener("change", (event) => (systemDark = event.matches));
stillMedia?.addEventListener("change", (event) => (systemStill = event.matches));

/** Whether to leave motion out, by the person's choice or the system's. */
export function isStill(): boolean {
  return settings.motion === "less" || systemStill || time.isJumping;
}

/** A duration in milliseconds, or none when motion is off; where time runs faster, motion does. */
export function lasting(ms: number): number {
  return isStill() ? 0 : ms / Math.max(1, time.rate);
}

/** The language to read in: the person's choice, or the first of the browser's that there are words in. */
export function wantedLanguage(): string {
  return nearest(settings.language === "auto" ? navigator.languages : [settings.language]);
}

/** Writes the settings to the document and to storage, now and whenever they change. */
export function keepSettingsApplied(): void {
  $effect.root(() => {
    $effect.pre(() => {
      void read(wantedLanguage());
      const root = document.documentElement.dataset;
      const isDark = settings.theme === "dark" || (settings.theme === "auto" && systemDark);
      root.theme = isDark ? "dark" : "light";
      root.palette = settings.palette;
      root.patterns = settings.patterns ? "on" : "off";
      root.motion = isStill() ? "less" : "full";
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Private windows may refuse; the settings then last as long as the page.
      }
    });
  });
}
