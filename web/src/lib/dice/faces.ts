// The faces of SET's dice in words: notation is number, colour, symbol; `*` is WILD, `*2rd` a WILD that stands for 2rd.
import { COLOURS, NUMBERS, SYMBOLS, type Colour, type Count, type Shape } from "../symbols";

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
export function faceName(face: string): string {
  const { isWild, shows } = readFace(face);
  if (!shows) return "WILD";
  const words = `${NUMBERS[`${shows.count}`]} ${shows.colour} ${shows.symbol}${shows.count === 1 ? "" : "s"}`;
  return isWild ? `WILD as ${words}` : words;
}

const RUN = /(?<![\w*])(?:\*?[123][rgp][oqd]|\*)(?: (?:\*?[123][rgp][oqd]|\*))*(?![\w*])/g;

/** A sentence with every face in words instead of notation. */
export function sayFaces(words: string): string {
  return words.replace(RUN, (run) => run.split(" ").map(faceName).join(", "));
}
