// The faces of SET's dice: notation is number, colour, symbol; `*` is WILD, `*2rd` a WILD that stands for 2rd.
import { COLOURS, pieceNames, SYMBOLS, type Colour, type Count, type Shape } from "../symbols";

export interface Face {
  isWild: boolean;
  /** What it shows or stands for; none for a WILD whose features are not stated. */
  shows: { count: Count; colour: Colour; symbol: Shape } | null;
}

export function readFace(face: string): Face {
  const isWild = face.startsWith("*");
  const [number, colour, symbol] = isWild ? face.slice(1) : face;
  if (!number) return { isWild, shows: null };
  return {
    isWild,
    shows: {
      count: Number(number) as Count,
      colour: COLOURS[colour as keyof typeof COLOURS],
      symbol: SYMBOLS[symbol as keyof typeof SYMBOLS],
    },
  };
}

/** Such as `two red diamonds`, `WILD`, or `WILD as two red diamonds`. */
export const faceName = (face: string): string => pieceNames(face);
