// How a position of Five Crowns is drawn in the rules: what lies there, and the hand of the first player.
import { partOf, piecesIn, row, type Still } from "../../pages/rules/drawing";
import Card from "./Card.svelte";

export default {
  Piece: Card,
  props: (card, fields) => ({ card, wild: Number(fields.wild), isMute: true }),
  ratio: 60 / 84,
  rows: (fields) => [
    ...(fields.laid ?? "").split("|").flatMap((laid) =>
      laid
        .trim()
        .split(/[/+]/)
        .flatMap((meld) => row(undefined, piecesIn(meld.replaceAll("-", " ")))),
    ),
    ...row("hand", piecesIn(partOf(fields.hands))),
    ...row("discards", piecesIn(fields.discards), { isPile: true }),
  ],
} satisfies Still;
