// Who came in which place at the end of a match, and the title that says so.
import type { MatchUpdate } from "../types";
import { frontEnd } from "./board";
import { group, t } from "./words.svelte";

/** The place of each seat from its score: winners are first, and equal scores share a place. */
export function placesByScore({ outcome }: Pick<MatchUpdate, "outcome">): number[] {
  const { winners, scores } = outcome!;
  // Where the winner has the fewest points, fewer is better.
  const isFewest = scores[winners[0] ?? -1] === Math.min(...scores);
  const isBetter = (a: number, b: number): boolean => {
    const [first, second] = [winners.includes(a), winners.includes(b)];
    if (first || second) return first && !second;
    return isFewest ? scores[a]! < scores[b]! : scores[a]! > scores[b]!;
  };
  return scores.map((_, seat) => 1 + scores.filter((_, other) => isBetter(other, seat)).length);
}

/** The place of each seat, from 1. */
export const placesOf = (table: MatchUpdate): readonly number[] =>
  frontEnd(table.game)?.places?.(table) ?? placesByScore(table);

/** The seats in the order of their places. */
export const ranked = (places: readonly number[]): number[] =>
  places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);

/** The title of the result, for the reader. */
export function titleOf(table: MatchUpdate): string {
  const { names, seat, outcome } = table;
  if (names.length === 1) return t(outcome!.winners.length ? "web.result.done" : "web.result.failed");
  const places = placesOf(table);
  const place = seat === null || !outcome!.winners.length ? 1 : places[seat]!;
  // With two it is enough to name the winner.
  if (place > 1 && places.length > 2) return t("web.result.place", { place });
  const first = outcome!.winners.length ? ranked(places).filter((seat) => places[seat] === 1) : [];
  return t("web.result", { winners: group(first) }, table);
}
