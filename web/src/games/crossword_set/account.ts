// How a score of CROSSWORD SET came about: the rounds that were won, and what they brought.
import { t } from "../../lib/words.svelte";
import type { CrosswordSetView, MatchUpdate } from "../../types";

export function account({ view }: MatchUpdate, seat: number): string {
  const { sheet, results } = view as CrosswordSetView;
  const sum = sheet.map((round) => round[seat] ?? 0).join(" + ");
  return t("crossword_set.account", { sum, rounds: results.filter(({ winner }) => winner === seat).length });
}
