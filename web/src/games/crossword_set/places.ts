// Where dice lie and where they go: what part of a grid is seen, and what becomes of dice that are moved together.

export const SIDE = 21;
const MIDDLE = (SIDE - 1) / 2;

export interface Spot {
  x: number;
  y: number;
}
/** A die that is moved; without a spot it lies beside the grid. */
export interface Lying {
  die: string;
  spot: Spot | null;
}
/** A die and the square it goes to; none takes it off the grid. */
export type Step = readonly [die: string, to: Spot | null];

export const spotOf = (square: string): Spot => ({ x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 });
export const squareOf = ({ x, y }: Spot): string => `${String.fromCharCode(97 + x)}${y + 1}`;
export const isOn = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x < SIDE && y < SIDE;
const key = ({ x, y }: Spot): string => `${x} ${y}`;
const plus = (a: Spot, b: Spot, times = 1): Spot => ({ x: a.x + b.x * times, y: a.y + b.y * times });

/** How large a square is seen, and where the upper left corner of the grid lies, in pixels. */
export interface Sight {
  cell: number;
  x: number;
  y: number;
}

/** The middle of the grid as near as `largest`; it gives way as far as the dice with a square around them ask for it. */
export function seen(frame: { width: number; height: number }, spots: readonly Spot[], largest: number): Sight {
  const range = (places: number[]) => {
    const all = places.length ? places : [MIDDLE];
    return [Math.max(0, Math.min(...all) - 1), Math.min(SIDE, Math.max(...all) + 2)] as const;
  };
  const [left, right] = range(spots.map((spot) => spot.x));
  const [top, bottom] = range(spots.map((spot) => spot.y));
  const cell = Math.max(1, Math.min(largest, frame.width / (right - left), frame.height / (bottom - top)));
  const from = (room: number, low: number, high: number) => {
    const across = room / cell;
    const start = SIDE / 2 - across / 2;
    return low < start ? low : high > start + across ? high - across : start;
  };
  return { cell, x: -from(frame.width, left, right) * cell, y: -from(frame.height, top, bottom) * cell };
}

/** The square under a point of the frame. */
export const under = (sight: Sight, at: Spot): Spot => ({
  x: Math.floor((at.x - sight.x) / sight.cell),
  y: Math.floor((at.y - sight.y) / sight.cell),
});

/**
 * How dice that are carried together lie around the one that leads. Those on the grid keep their places to each other if
 * that one lies there, too; all others follow it in a row.
 */
export function carried(dice: readonly Lying[], lead: string): Map<string, Spot> {
  const first = dice.find((one) => one.die === lead)?.spot;
  const found = new Map<string, Spot>([[lead, { x: 0, y: 0 }]]);
  if (first)
    for (const { die, spot } of dice) if (spot) found.set(die, { x: spot.x - first.x, y: spot.y - first.y });
  const taken = new Set([...found.values()].map(key));
  let next = 1;
  for (const { die } of dice) {
    if (found.has(die)) continue;
    while (taken.has(key({ x: next, y: 0 }))) next += 1;
    found.set(die, { x: next, y: 0 });
    next += 1;
  }
  return found;
}

/** Dice that lie together, all a step further; over others that lie in the way. */
export function shifted(dice: readonly Lying[], by: Spot, occupied: readonly Spot[]): Step[] | null {
  const taken = new Set(occupied.map(key));
  for (let far = 1; far < SIDE; far += 1) {
    const steps = dice.flatMap(({ die, spot }) => (spot ? [[die, plus(spot, by, far)] as const] : []));
    if (steps.some(([, to]) => !isOn(to))) return null;
    if (!steps.some(([, to]) => taken.has(key(to)))) return steps;
  }
  return null;
}

/** Dice from beside the grid, laid one after the other from the anchor on; in the middle if there is none. */
export function laid(dice: readonly string[], anchor: Spot | null, by: Spot, occupied: readonly Spot[]): Step[] | null {
  const taken = new Set(occupied.map(key));
  let at = anchor ? plus(anchor, by) : { x: MIDDLE, y: MIDDLE };
  const steps: Step[] = [];
  for (const die of dice) {
    while (isOn(at) && taken.has(key(at))) at = plus(at, by);
    if (!isOn(at)) return null;
    steps.push([die, at]);
    at = plus(at, by);
  }
  return steps;
}

/** Dice that lie together, turned by a quarter around the first. */
export function turned(dice: readonly Lying[]): Step[] {
  const centre = dice.find((one) => one.spot)?.spot;
  if (!centre) return [];
  return dice.flatMap(({ die, spot }) =>
    spot ? [[die, { x: centre.x - (spot.y - centre.y), y: centre.y + (spot.x - centre.x) }] as const] : [],
  );
}

/** In notation, such as `#17 k11 #3 off`. */
export const written = (steps: readonly Step[]): string =>
  steps.map(([die, to]) => `${die} ${to ? squareOf(to) : "off"}`).join(" ");

interface Rows {
  size: number;
  rows: number;
  at: (n: number) => Spot;
}

/** Where dice beside the grid lie in a strip so wide: their size, and the middle of each. */
export function rows(count: number, width: number, size: number): Rows {
  const gap = 8;
  const fits = (one: number) => Math.max(1, Math.floor((width - gap) / (one + gap)));
  const most = Math.max(fits(size), Math.ceil(count / 2));
  const each = Math.min(size, (width - gap) / most - gap);
  const down = Math.max(1, Math.ceil(count / most));
  const across = Math.ceil(count / down);
  return {
    size: each,
    rows: down,
    at: (n) => {
      const row = Math.floor(n / across);
      const here = Math.min(across, count - row * across);
      return {
        x: width / 2 + ((n % across) - (here - 1) / 2) * (each + gap),
        y: (row + 0.5) * (each + gap),
      };
    },
  };
}

/** The largest size, up to `most`, in which so many squares fit into a frame. */
export function fitting(count: number, width: number, height: number, most: number): number {
  let best = 0;
  for (let across = 1; across <= count; across += 1)
    best = Math.max(best, Math.min(width / across, height / Math.ceil(count / across)));
  return Math.max(0, Math.floor(Math.min(best, most)));
}

// The dice have the keys of the two upper rows: told by where a key is, not by what is printed on it.
const CODES = [
  ...[..."1234567890"].map((digit) => `Digit${digit}`),
  ...[..."QWERTYUIOP"].map((letter) => `Key${letter}`),
];

export const keyOf = (n: number): string => (CODES[n] ?? "").replace(/^(Digit|Key)/, "").toLowerCase();
export const dieOfKey = (code: string): number => CODES.indexOf(code);
export const ARROWS: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** A square place in pixels. */
export interface Box {
  x: number;
  y: number;
  size: number;
}

/** Where a die lies on a square of the part of the grid that is seen. */
export const onSquare = (sight: Sight, { x, y }: Spot): Box => ({
  x: sight.x + (x + 0.04) * sight.cell,
  y: sight.y + (y + 0.04) * sight.cell,
  size: sight.cell * 0.92,
});

/** The squares that a line covers. */
export function extent(line: readonly string[]): { x: number; y: number; across: number; down: number } {
  const [first, last] = [spotOf(line[0]!), spotOf(line.at(-1)!)];
  return { x: first.x, y: first.y, across: last.x - first.x + 1, down: last.y - first.y + 1 };
}
