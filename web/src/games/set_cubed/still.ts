// How a position of SET CUBED is drawn in the rules: the part of the board that is used, and the dice of the first player.
import { dieOf, partOf, piecesIn, type Still } from "../../pages/rules/drawing";
import pieces from "./pieces";

export default {
  pieces,
  rows: (fields) => {
    const held = piecesIn(partOf(fields.hands)).map(dieOf);
    return [
      { label: "board", pieces: piecesIn(fields.board).map(dieOf), isGrid: true },
      ...(held.length ? [{ label: "dice", pieces: held }] : []),
    ];
  },
} satisfies Still;
