// Where the cards lie on the stage, and how large they are.
import type { Stage } from "../../table/shape";

export const RATIO = 66 / 92;
const LEAST_SEEN = 0.82;
const GAP = 8;
/** So many lie side by side, none on another. */
const FEW = 4;
/** Where a row of small cards begins below the one before it, in heights of a card. */
const PITCH = 0.76;

export interface Fit {
  width: number;
  /** From the left edge of a card to that of the next. */
  step: number;
  rows: number;
  perRow: number;
}

/** The largest cards with which so many kinds fit, in up to three rows, and the next card covers little of one. */
export function fit(kinds: number, width: number, height: number, widest = 260): Fit {
  let best: Fit = { width: 0, step: 0, rows: 1, perRow: Math.max(1, kinds) };
  for (let rows = 1; rows <= 3; rows++) {
    const perRow = Math.max(1, Math.ceil(kinds / rows));
    const high = (height / (1 + PITCH * (rows - 1))) * RATIO;
    const wide = width / ((perRow - 1) * (perRow > FEW ? LEAST_SEEN : 1 + GAP / 100) + 1);
    const card = Math.min(widest, high, wide);
    const step = perRow > 1 ? Math.min(card + GAP, (width - card) / (perRow - 1)) : card;
    // A card that lies free is worth more than one that is a little larger but covered.
    const worth = (fit: { width: number; step: number }) => Math.min(fit.width, fit.step * 1.3);
    if (worth({ width: card, step }) > worth(best) + 0.5) best = { width: card, step, rows, perRow };
  }
  return best;
}

/** The left and top corner of each card of a hand, the rows in the middle. */
export function places(kinds: number, fit: Fit, width: number, height: number): { x: number; y: number }[] {
  const high = fit.width / RATIO;
  const pitch = high * PITCH;
  const top = (height - high - pitch * (fit.rows - 1)) / 2;
  return Array.from({ length: kinds }, (_, index) => {
    const row = Math.floor(index / fit.perRow);
    const inRow = Math.min(fit.perRow, kinds - row * fit.perRow);
    const left = (width - fit.width - fit.step * (inRow - 1)) / 2;
    return { x: left + (index % fit.perRow) * fit.step, y: top + row * pitch };
  });
}

/** How wide one's own Table Cards are: larger once they are all that is left to play. */
export function ownWidth({ shape, width, height }: Stage, isHandless: boolean): number {
  const [part, share] = isHandless ? [0.26, 0.36] : shape === "wide" ? [0.1, 0.34] : shape === "flat" ? [0.11, 0.42] : [0.2, 0.2];
  return Math.max(26, Math.min(width * part, (height * share) / 1.58));
}

/** How many columns six cards stand in, and how wide each is, with some room below for a word. */
export function sixOf(width: number, height: number, gap: number, below: number): { columns: number; card: number } {
  const [one, two] = [6, 3].map((columns) => {
    const rows = 6 / columns;
    const high = (height - gap * (rows + 1)) / rows - below;
    return { columns, card: Math.min((width - gap * (columns + 1)) / columns, high * RATIO) };
  });
  return one!.card >= two!.card ? one! : two!;
}
