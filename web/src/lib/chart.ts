// Line charts in numbers: scales, lines, and which point a finger means.

/** The size of a drawing, and how much of it is around the lines. */
export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Point = readonly [at: number, value: number];

export interface Line {
  name: string;
  points: readonly Point[];
  /** Its colour; lines without one get theirs in turn. */
  colour?: number;
  /** Its dashes, likewise. */
  dashes?: number;
  /** The dots on it; all points by default. */
  dots?: readonly Dot[];
  isBold?: boolean;
  /** What the legend says behind the name. */
  value?: string;
  /** Its name where it ends. */
  end?: { text: string; isBold: boolean };
}

export interface Dot {
  at: number;
  value: number;
  isBad?: boolean;
  isLarge?: boolean;
}

export interface Scale {
  x: (at: number) => number;
  y: (value: number) => number;
  /** What is at a share of the drawing's width, rounded, and between the first and the last. */
  under: (share: number) => number;
}

/** So that lines differ without colours. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 4", "12 4", "1 4"];

/** Puts points from left to right and values from below; a single point stands in the middle. */
export function scaleOf(box: Box, [first, last]: Point, [low, high]: Point): Scale {
  const [wide, tall] = [box.width - box.left - box.right, box.height - box.top - box.bottom];
  return {
    x: (at) => box.left + (last > first ? (at - first) / (last - first) : 0.5) * wide,
    y: (value) => box.height - box.bottom - ((value - low) / (high - low)) * tall,
    under: (share) => {
      const part = Math.min(1, Math.max(0, (share * box.width - box.left) / wide));
      return Math.round(first + part * (last - first));
    },
  };
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** The distance between ruled lines, so that there are about five: 1, 2, 5, 10 and so on. */
export const stepOf = (span: number, least = 1): number =>
  STEPS.find((size) => size >= least && span / size <= 5) ?? 1000;

/** Evenly spread values, the first and the last among them. */
export const ticksOf = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);

/** A line from point to point, or in steps where a value holds until the next one. */
export function pathOf(points: readonly Point[], { x, y }: Scale, isStepped = false): string {
  const to = (value: number): string => String(Math.round(10 * value) / 10);
  return points
    .map(([at, value], index) => {
      const [across, up] = [to(x(at)), to(y(value))];
      return index === 0 ? `M${across} ${up}` : isStepped ? `H${across}V${up}` : `L${across} ${up}`;
    })
    .join("");
}

/** Names of lines at the right of a chart, moved apart so that none lies on another; heights in, heights out. */
export function apart(heights: readonly number[], least: number, bottom: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const result = [...heights];
  let next = -Infinity;
  for (const { height, index } of order) next = result[index] = Math.max(height, next + least);
  let limit = bottom;
  for (const { index } of order.reverse()) {
    result[index] = Math.min(result[index]!, limit);
    limit = result[index]! - least;
  }
  return result;
}
