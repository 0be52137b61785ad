// How cards and dice on a real table are entered: `Pad.svelte` in a game's folder. It is found there, and loaded when it is needed.
import type { Component } from "svelte";
import type { CountAnswer } from "../../types";
import { folderOf, frontEnd, isDaily } from "../board";
import type { Pieces } from "../pieces";

/** What every pad is given; all that is entered is one text in notation. */
export interface PadProps {
  /** The name of what is counted. */
  what: string;
  text: string;
  /** What was chosen besides, such as the wild rank or the list of words. */
  options: Record<string, string>;
  pieces: Pieces | undefined;
  /** The answer to what was entered last, for pads that show it among the pieces. */
  answer: CountAnswer | undefined;
  /** Called with the new text. */
  onenter: (text: string) => void;
}

export interface Pad {
  default: Component<PadProps>;
  /** From how many words on there is something to ask; one by default. */
  needs?: (what: string) => number;
  /** Whether what was entered stays when something else is counted. */
  isShared?: boolean;
  /** Whether the pad itself shows boards, so that the answer needs not. */
  hasBoard?: boolean;
  /** An example of what can be typed. */
  example: (what: string) => string;
  /** What a value of an option is called, where it is not called as it is written. */
  nameOf?: (option: string, value: string) => string;
}

const found = import.meta.glob<Pad>("../../games/*/Pad.svelte");
const pathOf = (slug: string): string => `../../games/${folderOf(slug)}/Pad.svelte`;

/** Whether cards of this game can be entered; solitaires and daily puzzles share the box of their game. */
export const hasPad = (slug: string): boolean => pathOf(slug) in found && !isDaily(slug) && frontEnd(slug)?.slugs[0] === slug;

export const loadPad = async (slug: string): Promise<Pad | undefined> => found[pathOf(slug)]?.();

/** The pieces in a text. */
export const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The text with a piece more; where only so many belong together, another one begins anew. */
export function added(text: string, piece: string, most = Infinity): string {
  const words = wordsIn(text);
  return [...(words.length >= most ? [] : words), piece].join(" ");
}

/** The text without the piece at a place. */
export const without = (text: string, place: number): string =>
  wordsIn(text)
    .filter((_, at) => at !== place)
    .join(" ");
