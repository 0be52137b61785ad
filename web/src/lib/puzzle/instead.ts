// What a game's board shows otherwise when it is a day's puzzle that is drawn.
import type { Snippet } from "svelte";
import type { Shortcut } from "../../table/shortcuts.svelte";
import { t } from "../words.svelte";

/** What a board has for the bar of a puzzle. */
export interface Parts {
  /** Its main action, and what is beside it. */
  main?: Snippet;
  extra?: Snippet;
  /** What is asked for at this moment, where there is more to say than the goal. */
  now?: string;
  /** How a step is taken back, where the board has a way of its own, and whether there is one. */
  undo?: { can: boolean; act: () => void };
}

export interface Instead {
  /** In place of the players. */
  head: Snippet;
  /** In place of what one can do. */
  bar: Snippet<[parts: Parts]>;
  /** In place of the keys. */
  keys: readonly Shortcut[];
}

/** The keys that all puzzles have: a step back, being done, and a hint. */
export const puzzleKeys = (back: string, hint: string): Shortcut[] => [
  [["Ctrl Z", back].filter(Boolean).join(", "), t("pieces.daily-back")],
  [".", t("pieces.daily-about.done")],
  [hint, t("web.hint")],
];
