// The curve of a review in numbers: where its lines run, which moment a finger means, and what a table of it says.
import type { Curve, Point } from "../types";

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (n: number) => number;
  y: (value: number) => number;
  /** The values at which a line is ruled. */
  ticks: number[];
  /** The last entry of the match. */
  last: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Puts entries from left to right, and values from below; zero is always there, and chances go from 0 to 1. */
export function scaleOf({ points, is_chance }: Pick<Curve, "points" | "is_chance">, end: number, box: Box): Scale {
  const values = points.flatMap(([, found]) => found);
  const least = is_chance ? 0 : Math.min(0, ...values);
  const most = is_chance ? 1 : Math.max(least + 1, ...values);
  const step = is_chance ? 0.25 : (STEPS.find((size) => (most - least) / size <= 5) ?? 1000);
  const from = Math.floor(least / step) * step;
  const to = is_chance ? 1 : Math.ceil(most / step) * step;
  const last = Math.max(1, end, points.at(-1)?.[0] ?? 0);
  return {
    x: (n) => box.left + (n / last) * (box.width - box.left - box.right),
    y: (value) => box.height - box.bottom - ((value - from) / (to - from)) * (box.height - box.top - box.bottom),
    ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step),
    last,
  };
}

/** A seat's line. A chance moves from point to point; points stand until they change. */
export function lineOf({ points, is_chance }: Pick<Curve, "points" | "is_chance">, seat: number, { x, y, last }: Scale): string {
  const to = (value: number): string => String(Math.round(10 * value) / 10);
  const parts = points.map(([n, values], index) => {
    const [across, up] = [to(x(n)), to(y(values[seat] ?? 0))];
    return index === 0 ? `M${across} ${up}` : is_chance ? `L${across} ${up}` : `H${across}V${up}`;
  });
  return parts.length ? `${parts.join("")}H${to(x(last))}` : "";
}

/** The point that holds at an entry: the last one up to there. */
export function pointAt(points: readonly Point[], n: number): Point | undefined {
  return points.findLast(([at]) => at <= n) ?? points[0];
}

/** Some points, evenly spread, with the first and the last: enough for a table. */
export function rowsOf(points: readonly Point[], most = 12): Point[] {
  if (points.length <= most) return [...points];
  const places = new Set(Array.from({ length: most }, (_, row) => Math.round(((points.length - 1) * row) / (most - 1))));
  return [...places].map((place) => points[place]!);
}
