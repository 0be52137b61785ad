// The person's results in the daily puzzles, kept in this browser, and where the rest goes on.
import type { DailyResult } from "../types";
import type { Day } from "./days";
import type { Result } from "./figures";

const KEY = "fivefold.daily";

interface Kept {
  results: Record<string, Result>;
  /** The rooms in which puzzles are not over yet. */
  rooms: Record<string, string>;
}

function load(): Kept {
  try {
    return { results: {}, rooms: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { results: {}, rooms: {} };
  }
}

let kept = $state.raw(load());
// Another tab may have ended a puzzle.
addEventListener("storage", ({ key }) => {
  if (key === KEY) kept = load();
});

/** Changes what is kept, on top of what other tabs have kept meanwhile. */
function keep(change: (before: Kept) => Kept): void {
  const held = load();
  kept = change({ results: { ...kept.results, ...held.results }, rooms: { ...kept.rooms, ...held.rooms } });
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

type Puzzle = Pick<Result, "game" | "date" | "shape">;
const keyOf = ({ game, date, shape }: Puzzle): string => [date, game, shape].filter(Boolean).join(" ");

/** Everything that is over. */
export const results = (): Result[] => Object.values(kept.results);

/** How a puzzle ended. */
export const resultOf = (puzzle: Puzzle): Result | undefined => kept.results[keyOf(puzzle)];

/** In which room a puzzle was begun that is not over. */
export const roomOf = (puzzle: Puzzle): string | undefined => kept.rooms[keyOf(puzzle)];

/** Notes in which room a puzzle is played. */
export function begun(puzzle: Puzzle, code: string): void {
  if (roomOf(puzzle) !== code) keep(({ results, rooms }) => ({ results, rooms: { ...rooms, [keyOf(puzzle)]: code } }));
}

/** Notes that a puzzle is over; only the first time counts. */
export function over(result: Result): void {
  const key = keyOf(result);
  keep(({ results, rooms: { [key]: _, ...rooms } }) => ({ results: { [key]: result, ...results }, rooms }));
}

/** The one of two results of the same puzzle that was first; where they are of the same match, the server's clock counts. */
function first(mine: Result | undefined, kept: Result): Result {
  if (!mine) return kept;
  if (mine.points === kept.points && mine.ms === kept.ms) return { ...mine, at: kept.at };
  return kept.at < mine.at ? kept : mine;
}

/** Takes in what the server remembers of the same person, who may have played elsewhere too. */
export function recover(found: readonly DailyResult[]): void {
  const whole = found.map((one) => ({ ...one, best: one.solved ? one.points : null, slips: null }));
  const more = Object.fromEntries(whole.map((one) => [keyOf(one), first(resultOf(one), one)]));
  const isNew = ([key, one]: [string, Result]) => JSON.stringify(kept.results[key]) !== JSON.stringify(one);
  if (Object.entries(more).some(isNew)) keep(({ results, rooms }) => ({ results: { ...results, ...more }, rooms }));
}

/** The results of a day. */
export const resultsOf = (day: Day): Result[] => results().filter(({ date }) => date === day);
