// How a position of SET is drawn in the rules: the cards on the table.
import { piecesIn, row, type Still } from "../../pages/rules/drawing";
import pieces from "./pieces";

export default {
  pieces,
  rows: (fields) => row(undefined, piecesIn(fields.board)),
} satisfies Still;
