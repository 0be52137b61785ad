// The curves of a person's matches over time, from the sums the server sends.
import type { GameFigures, PeriodFigures } from "../../types";

export interface Point {
  /** Which part of one's matches it is, from 1 on. */
  step: number;
  value: number;
}

export interface Line {
  /** The level of the bots; null: no bot, or all together. */
  level: number | null;
  points: Point[];
}

export interface Step {
  step: number;
  first: number;
  last: number;
  played: number;
}

/** So many matches at least are behind each point of a share. */
const ENOUGH = 8;

/** The parts into which one's matches are divided, in the order of time. */
export function stepsOf(series: readonly PeriodFigures[]): Step[] {
  const found = new Map<number, Step>();
  for (const { step, first, last, played } of series) {
    const known = found.get(step) ?? { step, first, last, played: 0 };
    found.set(step, {
      step,
      first: Math.min(known.first, first),
      last: Math.max(known.last, last),
      played: known.played + played,
    });
  }
  return [...found.values()].sort((a, b) => a.step - b.step);
}

/** How much was won of the latest matches against each level, in percent: at least some, as far as there are so many. */
export function shares(series: readonly PeriodFigures[]): Line[] {
  const levels = [...new Set(series.map(({ level }) => level))].sort((a, b) => (a ?? -9) - (b ?? -9));
  return levels.map((level) => {
    const mine = series.filter((one) => one.level === level).sort((a, b) => a.step - b.step);
    const points = mine.map(({ step }, end) => {
      let [played, won] = [0, 0];
      for (let n = end; n >= 0 && played < ENOUGH; n--) {
        played += mine[n]!.played;
        won += mine[n]!.won;
      }
      return { step, value: (100 * won) / played };
    });
    return { level, points };
  });
}

/** The mean of something in each part, as far as it is known there. */
function means(series: readonly PeriodFigures[], count: (one: PeriodFigures) => number, sum: (one: PeriodFigures) => number): Line {
  const points: Point[] = [];
  for (const { step } of stepsOf(series)) {
    const here = series.filter((one) => one.step === step);
    const known = here.reduce((total, one) => total + count(one), 0);
    if (known > 0) points.push({ step, value: here.reduce((total, one) => total + sum(one), 0) / known });
  }
  return { level: null, points };
}

export const paces = (series: readonly PeriodFigures[]): Line =>
  means(
    series,
    ({ paced }) => paced,
    ({ pace }) => pace / 1000,
  );

export const figures = (series: readonly PeriodFigures[]): Line =>
  means(
    series,
    ({ reviewed }) => reviewed,
    ({ figure }) => figure,
  );

/** All games together. */
export function total(games: readonly GameFigures[]): { played: number; won: number; lasted: number; longest: number } {
  const sum = (of: (one: GameFigures) => number) => games.reduce((all, one) => all + of(one), 0);
  return {
    played: sum(({ played }) => played),
    won: sum(({ won }) => won),
    lasted: sum(({ lasted }) => lasted),
    longest: Math.max(0, ...games.map(({ longest }) => longest)),
  };
}
