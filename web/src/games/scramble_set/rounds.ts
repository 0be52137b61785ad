// The rounds of a game that are over, and the keys of the places.
import type { ScrambleSetRound } from "../../types";

/** One figure, over all rounds. */
export function sum(history: readonly ScrambleSetRound[], figure: "best" | "ms"): number {
  return history.reduce((total, round) => total + round[figure], 0);
}

/** Whether nobody had more points in a round, of which these are everybody's. */
export function isBest(points: readonly number[], seat: number): boolean {
  return points.length > 1 && points[seat] === Math.max(...points);
}

// Four rows of the keyboard, as the dice lie on a wide table: told by where a key is, not by what is printed on it.
const ROW = 11;
const CODES = [
  ..."1234567890".split("").map((digit) => `Digit${digit}`),
  "Minus",
  ..."QWERTYUIOP".split("").map((letter) => `Key${letter}`),
  "BracketLeft",
  ..."ASDFGHJKL".split("").map((letter) => `Key${letter}`),
  "Semicolon",
  "Quote",
  ..."ZXCVBNM".split("").map((letter) => `Key${letter}`),
  "Comma",
  "Period",
];
const SIGNS: Record<string, string> = {
  Minus: "-",
  BracketLeft: "[",
  Semicolon: ";",
  Quote: "'",
  Comma: ",",
  Period: ".",
};

export function keyOf(place: number): string {
  const code = CODES[place] ?? "";
  return SIGNS[code] ?? code.replace(/^(Digit|Key)/, "").toLowerCase();
}

export function placeOfKey(code: string): number {
  return CODES.indexOf(code);
}

/** How many columns give so many dice the most room in a frame; a row of the keyboard, if that is nearly as good. */
export function columns(dice: number, width: number, height: number): number {
  const size = (across: number) => Math.min(width / across, height / Math.ceil(dice / across));
  const best = Array.from({ length: dice }, (_, index) => index + 1).reduce((a, b) => (size(b) > size(a) ? b : a), 1);
  return dice > ROW && size(ROW) > size(best) * 0.9 ? ROW : best;
}
