// The cards of SET, whose notation is number, colour, shading, symbol; and the keys that pick them.
import { COLOURS, SYMBOLS, type Colour, type Count, type Shape } from "../../lib/symbols";

const SHADINGS = { s: "solid", o: "open", t: "striped" } as const;

export interface Features {
  count: Count;
  colour: Colour;
  shading: (typeof SHADINGS)[keyof typeof SHADINGS];
  symbol: Shape;
}

export function features(card: string): Features {
  const [number, colour, shading, symbol] = card;
  return {
    count: Number(number) as Count,
    colour: COLOURS[colour as keyof typeof COLOURS],
    shading: SHADINGS[shading as keyof typeof SHADINGS],
    symbol: SYMBOLS[symbol as keyof typeof SYMBOLS],
  };
}

const KEYS = "qazwsxedcrfvtgbyhnujm1234567890";

/** The key for a place: the places lie under the fingers as they lie on a wide table. */
export function keyOf(place: number): string {
  return KEYS[place] ?? "";
}

export function placeOfKey(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}
