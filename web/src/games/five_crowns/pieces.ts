// The cards of Five Crowns, by their notation; the setting `wild` is the wild rank.
import type { Pieces } from "../../lib/pieces";
import Card from "./Card.svelte";
import { letter, SUITS } from "./cards";

const RANKS = Array.from({ length: 11 }, (_, place) => place + 3);
const CARDS = RANKS.flatMap((rank) => Object.keys(SUITS).map((suit) => letter(rank) + suit));

export default {
  Piece: Card,
  props: (card, { setting }) => ({ card, wild: setting?.wild ?? 0, isMute: true }),
  ratio: 60 / 84,
  wide: 0.92,
  frame: "shadow",
  size: 0.92,
  paper: { pieces: [...CARDS, "JK"], settings: { wild: RANKS }, width: 10.5 },
} satisfies Pieces;
