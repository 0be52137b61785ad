// How a position of SCRAMBLE SET is drawn in the rules: the dice on the table.
import Die from "../../lib/dice/Die.svelte";
import { dieOf, piecesIn, type Still } from "../../pages/rules/drawing";

export default {
  Piece: Die,
  props: (face) => ({ face, isMute: true }),
  ratio: 1,
  rows: (fields) => [{ pieces: piecesIn(fields.dice).map(dieOf) }],
} satisfies Still;
