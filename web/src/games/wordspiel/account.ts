// How a score of WordSpiel came about: what was left in the hand after each round.
import { t } from "../../lib/words.svelte";
import type { MatchUpdate, WordspielView } from "../../types";

export function account({ view }: MatchUpdate, seat: number): string {
  const left = (view as WordspielView).sheet.map((round) => round[seat] ?? 0);
  return t("wordspiel.account", { sum: left.join(" + "), out: left.filter((points) => points === 0).length });
}
