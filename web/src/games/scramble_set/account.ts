// How a score of SCRAMBLE SET came about: the SETs of each round.
import { t } from "../../lib/words.svelte";
import type { ScrambleSetView, MatchUpdate } from "../../types";
import { isBest } from "./rounds";

export function account({ view }: MatchUpdate, seat: number): string {
  const { sheet } = view as ScrambleSetView;
  const sum = sheet.map((round) => round[seat] ?? 0).join(" + ");
  return t("scramble_set.account", { sum, rounds: sheet.filter((round) => isBest(round, seat)).length });
}
