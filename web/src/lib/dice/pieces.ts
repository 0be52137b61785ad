// The dice of SET, by their notation; the games that are played with them share this.
import type { Pieces } from "../pieces";
import { t } from "../words.svelte";
import Die from "./Die.svelte";

const FACES = [..."123"].flatMap((number) => [..."rgp"].flatMap((colour) => [..."oqd"].map((symbol) => number + colour + symbol)));

export default {
  Piece: Die,
  props: (face) => ({ face, isMute: true }),
  ratio: 1,
  size: 0.8,
  letter: (face) => (face === "*" ? "" : t("pieces.colour-letter", { colour: face.at(-2)! })),
  paper: { pieces: [...FACES, "*", ...FACES.map((face) => `*${face}`)], width: 11, cell: 8.5, legend: "pieces.colour-letter.legend" },
} satisfies Pieces;
