// How a player stands, as far as the table shows it.
import type { KarmaStep, KarmaView, Table } from "../../types";
import { group, t } from "../../lib/words.svelte";

export type Standing = "turn" | "out" | "last" | "in";

export function standing(view: KarmaView, seat: number): Standing {
  if (view.losers.includes(seat)) return "last";
  if (view.out.includes(seat)) return "out";
  return view.turn === seat && ["play", "follow", "give"].includes(view.phase) ? "turn" : "in";
}

/** What a turn asks for, in words. */
export function asked({ lowest, highest }: KarmaStep, isNewPile: boolean): string {
  if (isNewPile) return t("karma.asked.new-pile");
  if (lowest === 1 && highest === 16) return t("karma.asked.anything");
  if (highest < 16) return t("karma.asked.low", { highest });
  return t(lowest === 16 ? "karma.asked.sixteen" : "karma.asked.high", { lowest });
}

/** When the time for this step is up, if there is a limit. */
export function dueOf({ step }: KarmaView): { at: number; total: number } | null {
  return step?.deadline == null ? null : { at: step.deadline, total: step.allowed ?? 0 };
}

/** All but the last win, so a result names the last; with two it is enough to name the winner. */
export function heading(table: Table): string | null {
  const { losers } = table.view as KarmaView;
  if (table.names.length === 2) return null;
  if (table.seat !== null && !losers.includes(table.seat)) return t("karma.heading.win");
  return t("karma.heading", { losers: group(losers) }, table);
}
