// How a score of Five Crowns came about: how often there was nothing left, and the dearest hand.
import { t } from "../../lib/words.svelte";
import type { FiveCrownsView, MatchUpdate } from "../../types";

export function account({ view }: MatchUpdate, seat: number): string {
  const { sheet } = view as FiveCrownsView;
  const points = sheet.map((hand) => hand[seat] ?? 0);
  return t("five_crowns.account", { none: points.filter((left) => left === 0).length, most: Math.max(0, ...points) });
}
