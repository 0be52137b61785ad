// A turn as it is entered: its new SETs, three dice each, between slashes, and bonus squares such as `+3`.
import { wordsIn } from "../../lib/pads/pads";

export interface Turn {
  dice: string[];
  bonus: string[];
}

export function readTurn(text: string): Turn {
  const words = wordsIn(text.toLowerCase().replaceAll("/", " "));
  return { dice: words.filter((word) => !word.startsWith("+")), bonus: words.filter((word) => word.startsWith("+")) };
}

export function writeTurn({ dice, bonus }: Turn): string {
  const lines = Array.from({ length: Math.ceil(dice.length / 3) }, (_, line) => dice.slice(3 * line, 3 * line + 3).join(" "));
  return [lines.join(" / "), ...bonus].filter(Boolean).join(" ");
}
