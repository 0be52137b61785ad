// The curve of a review in numbers: the lines of the seats, what holds at a moment, and what a table of it says.
import { stepOf, ticksOf, type Point as Place } from "../lib/chart";
import type { Curve, Point } from "../types";

type Standing = Pick<Curve, "points" | "is_chance">;

/** From where to where the values go; zero is always there, and chances go from 0 to 1. */
export function rangeOf({ points, is_chance }: Standing): { range: Place; ticks: number[] } {
  const values = points.flatMap(([, found]) => found);
  const least = is_chance ? 0 : Math.min(0, ...values);
  const most = is_chance ? 1 : Math.max(least + 1, ...values);
  const step = is_chance ? 0.25 : stepOf(most - least);
  const [from, to] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  return { range: [from, to], ticks: ticksOf(from, to, step) };
}

/** Everybody's line; the last value holds until the end. */
export const linesOf = ({ points }: Standing, seats: number, last: number): Place[][] =>
  Array.from({ length: seats }, (_, seat) => {
    const line = points.map(([n, values]) => [n, values[seat] ?? 0] as const);
    const end = line.at(-1);
    return end && end[0] < last ? [...line, [last, end[1]] as const] : line;
  });

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
