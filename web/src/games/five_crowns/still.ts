// How a position of Five Crowns is drawn in the rules: what lies there, and the hand of the first player.
import { partOf, piecesIn, row, type Still } from "../../pages/rules/drawing";
import pieces from "./pieces";

export default {
  pieces,
  look: ({ wild }) => ({ setting: { wild: Number(wild) } }),
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
