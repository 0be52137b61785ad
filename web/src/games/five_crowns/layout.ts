// Where the cards of a hand lie: as large as they fit, in as many rows as that takes.

import type { Beside } from "./hand";

export const RATIO = 84 / 60;
export interface Spot {
  x: number;
  y: number;
  row: number;
}
export interface Layout {
  width: number;
  height: number;
  /** By card, through all groups. */
  spots: Spot[];
}
export interface Space {
  width: number;
  height: number;
  /** The largest card, by its width. */
  most: number;
  /** What a row needs above and below its cards. */
  head?: number;
  foot?: number;
}

const STEPS = [1.06, 0.9, 0.78, 0.66, 0.56];
const LEAST = 18;

/** A row: how many cards stand side by side in each of its groups, and how wide that is. */
interface Line {
  groups: number[];
  width: number;
}

/** Rows of cards; groups stay together where they can, with a gap between them. */
function flow(groups: readonly number[], card: number, step: number, gap: number, width: number): Line[] {
  const lines: Line[] = [{ groups: [], width: 0 }];
  const capacity = Math.max(1, Math.floor((width - card) / step + 1.0001));
  for (const size of groups) {
    const rows = Math.ceil(size / capacity);
    let left = size;
    for (let row = 0; row < rows; row++) {
      const count = Math.ceil(left / (rows - row));
      left -= count;
      const wide = (count - 1) * step + card;
      let line = lines.at(-1)!;
      if (line.groups.length > 0 && line.width + gap + wide > width + 0.01) {
        line = { groups: [], width: 0 };
        lines.push(line);
      }
      line.width += wide + (line.groups.length > 0 ? gap : 0);
      line.groups.push(count);
    }
  }
  return lines;
}

/** Where the cards of a row begin; a row with room to spare shows more of each card. */
function starts({ groups, width: used }: Line, card: number, step: number, gap: number, width: number): number[] {
  const steps = groups.reduce((sum, count) => sum + count - 1, 0);
  const own = steps > 0 ? Math.min(card * STEPS[0]!, step + (width - used) / steps) : step;
  const result: number[] = [];
  let x = (width - used - steps * (own - step)) / 2;
  for (const count of groups) {
    for (let index = 0; index < count; index++) result.push(x + index * own);
    x += (count - 1) * own + card + gap;
  }
  return result;
}

const gapOf = (card: number): number => Math.max(8, card * 0.2);

/** The best way to lay groups of so many cards in a space. */
export function layOut(groups: readonly number[], { width, height, most, head = 0, foot = 0 }: Space): Layout {
  let best = { score: 0, card: LEAST, step: LEAST * STEPS.at(-1)! };
  for (let card = Math.floor(most); card >= LEAST && card > best.score; card--) {
    for (const part of STEPS) {
      const lines = flow(groups, card, card * part, gapOf(card), width);
      const high = lines.length * (card * RATIO + head + foot);
      const score = card * Math.min(1, 0.62 + part * 0.38);
      if (high <= height && lines.every((line) => line.width <= width + 0.01) && score > best.score)
        best = { score, card, step: card * part };
    }
  }
  const { card, step } = best;
  const lines = flow(groups, card, step, gapOf(card), width);
  const row = card * RATIO + head + foot;
  const top = Math.max(0, (height - lines.length * row) / 2);
  const spots = lines.flatMap((line, index) =>
    starts(line, card, step, gapOf(card), width).map((x) => ({ x, y: top + index * row + head, row: index })),
  );
  return { width: card, height: card * RATIO, spots };
}

/** Beside which card something put down at a point belongs. */
export function besideAt({ spots, width, height }: Layout, x: number, y: number): Beside {
  const distance = (spot: Spot): number => 3 * Math.abs(spot.y + height / 2 - y) + Math.abs(spot.x + width / 2 - x);
  let card = 0;
  for (const [index, spot] of spots.entries()) if (distance(spot) < distance(spots[card]!)) card = index;
  return { card, isAfter: spots.length > 0 && x > spots[card]!.x + width / 2 };
}
