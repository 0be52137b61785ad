// What the cards and the dice of SET show: by which letters of notation, with which outlines around (0, 0), in which words.
import type { SetFault } from "../types";
import { pieces, t } from "./words.svelte";

export const COLOURS = { r: "red", g: "green", p: "purple" } as const;
export const SYMBOLS = { o: "oval", q: "squiggle", d: "diamond" } as const;

export type Count = 1 | 2 | 3;
export type Colour = (typeof COLOURS)[keyof typeof COLOURS];
export type Shape = (typeof SYMBOLS)[keyof typeof SYMBOLS];

export const OUTLINES: Record<Shape, string> = {
  oval: "M-13 -11.500H13a11.500 11.500 0 0 1 0 23H-13a11.500 11.500 0 0 1 0 -23Z",
  diamond: "M-26.500 0 0 -13 26.500 0 0 13Z",
  squiggle:
    "M-25 5.500C-25 -9 -12 -15.500 1 -8.500C9 -4.200 13 -5.500 17 -9.500C21 -13.500 25 -11.500 25 -5.500" +
    "C25 9 12 15.500 -1 8.500C-9 4.200 -13 5.500 -17 9.500C-21 13.500 -25 11.500 -25 5.500Z",
};

/** One or several pieces in words, such as `two red striped diamonds`. */
export const pieceNames = (...notation: string[]): string => t("pieces.named", { pieces: pieces(notation) });

/** Why three are no SET, such as `two are red and one is green`. */
export function faultWords({ feature, two, one }: SetFault): string {
  return t(`pieces.fault.${feature}`, feature === "number" ? { two: Number(two), one: Number(one) } : { two, one });
}

/** The distance from one symbol to the next. */
export const STEP = 28.5;

/** How far each of so many symbols stands from the middle. */
export function rows(count: Count): number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * STEP);
}
