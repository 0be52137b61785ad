// What results come to: how many days in a row, and how it went over all days.
import { type Day, dayOf, shifted } from "./days";

/** How a day's puzzle ended the first time; later tries know the answer and do not count. */
export interface Result {
  game: string;
  date: Day;
  /** `basic` of the two shapes of SET; else nothing. */
  shape: string;
  points: number;
  /** The best possible; null where only the server remembers the result, and it was short of that. */
  best: number | null;
  /** Whether nothing better was possible. */
  solved: boolean;
  /** Steps taken back and tries that were wrong; null where only the server remembers the result. */
  slips: number | null;
  ms: number;
  /** When that was, in milliseconds since 1970. */
  at: number;
}

/** Days in a row: up to today, and at most. */
export interface Streak {
  now: number;
  most: number;
}

/** Only what was over on the puzzle's own day counts for days in a row. */
export const isInTime = ({ at, date }: Result): boolean => dayOf(at) === date;

/** How many of these days follow on each other; today may still be missing. */
export function streak(days: Iterable<Day>, today: Day): Streak {
  const there = new Set(days);
  const before = (day: Day): number => {
    let count = 0;
    while (there.has(shifted(day, -count))) count += 1;
    return count;
  };
  const ends = [...there].filter((day) => !there.has(shifted(day, 1)));
  return { now: before(there.has(today) ? today : shifted(today, -1)), most: Math.max(0, ...ends.map(before)) };
}

/** Days in a row on which a game's puzzle was solved on its own day. */
export const solvedStreak = (results: readonly Result[], game: string, today: Day): Streak =>
  streak(
    results.filter((one) => one.game === game && one.solved && isInTime(one)).map(({ date }) => date),
    today,
  );

/** Days in a row on which at least one puzzle was played to its end on its own day. */
export const playedStreak = (results: readonly Result[], today: Day): Streak =>
  streak(results.filter(isInTime).map(({ date }) => date), today);

/** The games of which a puzzle of that day is over, in either shape. */
export const doneOn = (results: readonly Result[], day: Day): Set<string> =>
  new Set(results.filter(({ date }) => date === day).map(({ game }) => game));

/** How it went: with the best and no slip that is known, with one or two, with more, or short of the best. */
export const KINDS = ["clean", "few", "many", "short"] as const;
export const kindOfResult = ({ solved, slips }: Result): (typeof KINDS)[number] =>
  !solved ? "short" : !slips ? "clean" : slips <= 2 ? "few" : "many";

export interface Statistics {
  played: number;
  solved: number;
  spread: Record<(typeof KINDS)[number], number>;
  /** Of those that were solved, in milliseconds; none without any. */
  quickest: number | undefined;
  middle: number | undefined;
}

/** All puzzles of some results, whenever they were played. */
export function statistics(results: readonly Result[]): Statistics {
  const spread = { clean: 0, few: 0, many: 0, short: 0 };
  for (const one of results) spread[kindOfResult(one)] += 1;
  const solved = results.filter((one) => one.solved);
  const times = solved.map(({ ms }) => ms).sort((a, b) => a - b);
  const half = times.length / 2;
  const middle = times.length % 2 ? times[Math.floor(half)] : ((times[half - 1] ?? 0) + (times[half] ?? 0)) / 2;
  return {
    played: results.length,
    solved: solved.length,
    spread,
    quickest: times[0],
    middle: times.length ? middle : undefined,
  };
}
