// The cards of SET, by their notation.
import type { Pieces } from "../../lib/pieces";
import { t } from "../../lib/words.svelte";
import Card from "./Card.svelte";

const ALL = [..."123"].flatMap((number) =>
  [..."rgp"].flatMap((colour) => [..."sot"].flatMap((shading) => [..."oqd"].map((symbol) => number + colour + shading + symbol))),
);

export default {
  Piece: Card,
  props: (card) => ({ card, isMute: true }),
  ratio: 66 / 92,
  frame: "edge",
  letter: (card) => t("pieces.colour-letter", { colour: card[1]! }),
  paper: { pieces: ALL, width: 13, legend: "pieces.colour-letter.legend" },
} satisfies Pieces;
