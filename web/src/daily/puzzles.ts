// Which puzzle of a day comes next.
import type { GameInfo } from "../types";
import type { Day } from "./days";
import { resultsOf } from "./results.svelte";

/** The next puzzle of a day that isn't over, from the one just played on, and then from the first. */
export function nextOf(puzzles: readonly GameInfo[], slug: string, day: Day): GameInfo | undefined {
  const done = new Set(resultsOf(day).map(({ game }) => game));
  const place = puzzles.findIndex((game) => game.slug === slug) + 1;
  return [...puzzles.slice(place), ...puzzles.slice(0, place)].find((game) => game.slug !== slug && !done.has(game.slug));
}
