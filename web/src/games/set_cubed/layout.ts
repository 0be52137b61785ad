// Where the board, the moment and one's dice stand: beside each other or below, whichever makes the board larger.
import type { Stage } from "../../table/shape";

const GAP = 16;
/** What the moment and the dice need at least, in pixels: across beside the board, and in height below it. */
const ACROSS = { flat: 150, tall: 230, wide: 230 };
const HEIGHT = 48;
/** What they have at most beside it: so much, or this part of a large table. */
const MOST = 448;
const PART = 0.26;
const DICE = 5;

interface Layout {
  /** Of the board, in pixels. */
  side: number;
  /** Of a die in front of its player. */
  die: number;
  /** How much the moment and the dice have beside the board. */
  beside: number;
  isBeside: boolean;
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export function layout({ shape, width, height }: Stage): Layout {
  const beside = Math.min(height, width - ACROSS[shape] - GAP);
  const below = within((width - (DICE - 1) * 8) / DICE, 40, 60);
  const under = Math.min(width, height - HEIGHT - below - 3 * 8);
  const most = Math.max(MOST, width * PART);
  if (beside < under) return { side: under, die: below, beside: most, isBeside: false };
  return { side: beside, die: within(Math.min(most, width - beside - GAP) / DICE - 8, 40, 120), beside: most, isBeside: true };
}
