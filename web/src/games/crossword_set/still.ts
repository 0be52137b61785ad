// How a position of CROSSWORD SET is drawn in the rules: the grid of the first player with its guests, and the dice beside it.
import { dieOf, partOf, piecesIn, type Still } from "../../pages/rules/drawing";
import pieces from "./pieces";

export default {
  pieces,
  rows: (fields) => {
    const own = piecesIn(partOf(fields.hands)).map(dieOf);
    const guests = (fields.hands ?? "").split("|").slice(1).flatMap((hand) => piecesIn(hand)).map(dieOf);
    const here = guests.filter(({ host }) => host === "0").map((guest) => ({ ...guest, isFramed: true }));
    const beside = own.filter(({ square }) => !square);
    return [
      { label: "grid", pieces: [...own.filter(({ square }) => square), ...here], isGrid: true },
      ...(beside.length ? [{ label: "beside", pieces: beside }] : []),
    ];
  },
} satisfies Still;
