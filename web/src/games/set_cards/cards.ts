// The cards of SET in words: notation is number, colour, shading, symbol.
import { COLOURS, NUMBERS, SYMBOLS, type Colour, type Count, type Shape } from "../../lib/symbols";

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

/** Such as `two red striped diamonds`. */
export function cardName(card: string): string {
  const { count, colour, shading, symbol } = features(card);
  return `${NUMBERS[`${count}`]} ${colour} ${shading} ${symbol}${count === 1 ? "" : "s"}`;
}

/** A sentence with every card in words instead of notation. */
export function say(words: string): string {
  return words.replace(/\b([123][rgp][sot][oqd])((?: [123][rgp][sot][oqd])*)/g, (run) =>
    run.split(" ").map(cardName).join(", "),
  );
}

const KEYS = "qazwsxedcrfvtgbyhnujm1234567890";

/** The key for a place: the places lie under the fingers as they lie on a wide table. */
export function keyOf(place: number): string {
  return KEYS[place] ?? "";
}

export function placeOfKey(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}
