// The cards of Karma, by their notation.
import type { Pieces } from "../../lib/pieces";
import Card from "./Card.svelte";

const NUMBERS = Array.from({ length: 16 }, (_, place) => String(place + 1));

export default {
  Piece: Card,
  props: (card, { isSmall = false }) => ({ card, isSmall }),
  ratio: 66 / 92,
  frame: "edge",
  size: 0.92,
  paper: { pieces: [...NUMBERS, "GIVE", "FIVE", "TABLE", "UP"], width: 10 },
} satisfies Pieces;
