// From a table to what is kept of it: a daily puzzle that is played, or has just ended.
import { now } from "../lib/clock";
import type { SeenEntry, SetView, MatchUpdate } from "../types";
import type { Result } from "./figures";
import { begun, over } from "./results.svelte";

/** What every view of a puzzle says, but that of SET. */
interface PuzzleView {
  best: number | null;
  slips: number;
  backs: number;
}

/** How a puzzle ended at this table; null for another game, for one that goes on, and for spectators. */
export function resultAt({ game, options, outcome, seat, view }: MatchUpdate, log: readonly SeenEntry[], at: number): Result | null {
  if (!outcome || seat === null || typeof options.date !== "string") return null;
  const puzzle = view as PuzzleView & SetView;
  const [wrong] = (view as Partial<SetView>).penalties ?? [];
  return {
    game,
    date: options.date,
    shape: options.shape === "basic" ? "basic" : "",
    points: outcome.scores[0] ?? 0,
    best: puzzle.best ?? puzzle.goal ?? 0,
    solved: outcome.winners.includes(0),
    slips: wrong ?? puzzle.slips + puzzle.backs,
    ms: log.at(-1)?.at ?? 0,
    at,
  };
}

/** Keeps where a puzzle is played and, once it is over, how it ended. */
export function note(table: MatchUpdate, log: readonly SeenEntry[], code: string): void {
  const { game, options, seat } = table;
  if (seat === null || typeof options.date !== "string") return;
  const result = resultAt(table, log, now());
  if (result) over(result);
  else begun({ game, date: options.date, shape: options.shape === "basic" ? "basic" : "" }, code);
}
