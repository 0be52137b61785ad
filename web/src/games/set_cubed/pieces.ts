// The dice of SET, smaller on paper for the large board.
import type { Pieces } from "../../lib/pieces";
import dice from "../../lib/dice/pieces";

export default { ...dice, paper: { ...dice.paper, width: 9.5, cell: 6.2 } } satisfies Pieces;
