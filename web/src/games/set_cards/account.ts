// How a score of SET came about: SETs less penalties, or round by round.
import { t } from "../../lib/words.svelte";
import type { SetView, MatchUpdate } from "../../types";

export function account({ view }: MatchUpdate, seat: number): string {
  const { sheet, won, penalties } = view as SetView;
  if (sheet.length > 1) return sheet.map((round) => round[seat] ?? 0).join(" + ");
  const sets = won[seat]?.length;
  return sets === undefined ? "" : t("set_cards.account", { sets, penalties: penalties[seat] ?? 0 });
}
