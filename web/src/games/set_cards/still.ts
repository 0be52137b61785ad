// How a position of SET is drawn in the rules: the cards on the table.
import { piecesIn, row, type Still } from "../../pages/rules/drawing";
import Card from "./Card.svelte";

export default {
  Piece: Card,
  props: (card) => ({ card, isMute: true }),
  ratio: 66 / 92,
  rows: (fields) => row(undefined, piecesIn(fields.board)),
} satisfies Still;
