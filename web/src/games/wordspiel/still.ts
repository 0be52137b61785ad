// How a position of WordSpiel is drawn in the rules: the spiral unrolled, with the last word in it, and everybody's letters.
import { partOf, row, type Still } from "../../pages/rules/drawing";
import Letters from "./Letters.svelte";

/** The part of the spiral that was there before the last play, and what came with it. */
function parts(spiral: string, plays = ""): string {
  const own = plays.split(",").at(-1)?.split(".")[1]?.trim() ?? "";
  return own && spiral.endsWith(own) && own !== spiral ? `${spiral.slice(0, -own.length)}.${own}` : `.${spiral}`;
}

export default {
  pieces: {
    Piece: Letters,
    props: (piece) => {
      const [before = "", own = ""] = piece.includes(".") ? piece.split(".") : ["", piece];
      return { before, own };
    },
  },
  rows: (fields) => [
    ...row("spiral", [parts(fields.spiral ?? "", fields.plays)]),
    ...row("hand", [partOf(fields.hands, Number(fields.turn ?? 0))].filter(Boolean)),
  ],
} satisfies Still;
