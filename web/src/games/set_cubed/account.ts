// How a score of SET CUBED came about: how many turns brought points, and the best of them.
import { t } from "../../lib/words.svelte";
import type { SetCubedView, MatchUpdate } from "../../types";

export function account({ view }: MatchUpdate, seat: number): string {
  const points = (view as SetCubedView).sheet.map((round) => round[seat] ?? 0).filter(Boolean);
  return t("set_cubed.account", { turns: points.length, best: Math.max(0, ...points) });
}
