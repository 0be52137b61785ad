// How a position of SET CUBED is drawn in the rules: the part of the board that is used, and the dice of the first player.
import Die from "../../lib/dice/Die.svelte";
import { dieOf, partOf, piecesIn, type Still } from "../../pages/rules/drawing";

export default {
  Piece: Die,
  props: (face) => ({ face, isMute: true }),
  ratio: 1,
  rows: (fields) => {
    const held = piecesIn(partOf(fields.hands)).map(dieOf);
    return [
      { label: "board", pieces: piecesIn(fields.board).map(dieOf), isGrid: true },
      ...(held.length ? [{ label: "dice", pieces: held }] : []),
    ];
  },
} satisfies Still;
