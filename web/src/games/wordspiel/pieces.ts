// The letters of WordSpiel.
import type { Pieces } from "../../lib/pieces";
import Letter from "./Letter.svelte";

export default {
  Piece: Letter,
  props: (piece, { isMarked = false }) => ({ piece, isMarked }),
  ratio: 50 / 58,
  wide: 0.72,
  frame: "shadow",
  named: (letters) => letters.join(""),
  paper: { pieces: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"], width: 9.7 },
} satisfies Pieces;
