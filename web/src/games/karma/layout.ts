// Where everybody sits, and how a hand fits into its place.

export interface Around<T> {
  left: T[];
  top: T[];
  right: T[];
}

/** Everybody else in the order of play, from the one who plays after this seat; a spectator sees all from the first. */
export function others(players: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: players - (seat === null ? 0 : 1) }, (_, step) => (first + step) % players);
}

/** On a wide table play goes clockwise: up the left side, along the top, down the right side. Otherwise all are on top. */
export function around<T>(seats: readonly T[], isWide: boolean): Around<T> {
  const side = isWide && seats.length > 2 ? Math.min(3, Math.ceil((seats.length - 2) / 3)) : 0;
  return {
    left: seats.slice(0, side).reverse(),
    top: seats.slice(side, seats.length - side),
    right: seats.slice(seats.length - side),
  };
}

/** How a board lies: wide with people around it, high as on a phone, or flat as on a phone on its side; `isShort` saves height. */
export interface Shape {
  kind: "wide" | "high" | "flat";
  isShort: boolean;
}

export function shape(width: number, height: number): Shape {
  if (height < 460 && width > height * 1.3) return { kind: "flat", isShort: true };
  return { kind: width >= 940 && height >= 540 ? "wide" : "high", isShort: height < 600 };
}

const TILE = 112;
const SHORT_TILE = 96;

/** How many columns so many players take at the top of a table of this width: full rows, none with much fewer. */
export function columns(players: number, width: number, isShort = false): number {
  const most = Math.max(2, Math.floor(width / (isShort ? SHORT_TILE : TILE)));
  return Math.ceil(players / Math.ceil(players / most));
}

const RATIO = 66 / 92;
const LEAST_SEEN = 0.82;
const GAP = 8;
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
export function fit(kinds: number, width: number, height: number, widest = 112): Fit {
  let best: Fit = { width: 0, step: 0, rows: 1, perRow: Math.max(1, kinds) };
  for (let rows = 1; rows <= 3; rows++) {
    const perRow = Math.max(1, Math.ceil(kinds / rows));
    const high = (height / (1 + PITCH * (rows - 1))) * RATIO;
    const wide = width / ((perRow - 1) * LEAST_SEEN + 1);
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

/** The latest lines that fit into so many rows, one at least. */
export function latest<T extends { words: string }>(lines: readonly T[], rows: number, perRow: number): readonly T[] {
  let left = rows;
  let first = lines.length;
  while (first > 0) {
    left -= Math.ceil(lines[first - 1]!.words.length / perRow);
    if (left < 0 && first < lines.length) break;
    first -= 1;
  }
  return lines.slice(first);
}

/** The lines of about one round of the table. */
export function lastRound<T>(lines: readonly T[], players: number): T[] {
  return lines.slice(-Math.max(4, players));
}
