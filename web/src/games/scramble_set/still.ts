// How a position of SCRAMBLE SET is drawn in the rules: the dice on the table.
import { dieOf, piecesIn, type Still } from "../../pages/rules/drawing";
import pieces from "./pieces";

export default {
  pieces,
  rows: (fields) => [{ pieces: piecesIn(fields.dice).map(dieOf) }],
} satisfies Still;
