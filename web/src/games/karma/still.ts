// How a position of Karma is drawn in the rules: the pile, and what the first player has.
import { partOf, piecesIn, row, type Still } from "../../pages/rules/drawing";
import { HIDDEN } from "./cards";
import pieces from "./pieces";

export default {
  pieces,
  rows: (fields) => [
    ...row("pile", piecesIn(fields.pile), { isPile: true }),
    ...row("hand", piecesIn(partOf(fields.hands))),
    ...row("up", piecesIn(partOf(fields.up))),
    ...row(
      "down",
      piecesIn(partOf(fields.down)).map(() => HIDDEN),
      { isHidden: true },
    ),
  ],
} satisfies Still;
