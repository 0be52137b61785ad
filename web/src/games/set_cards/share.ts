// A result as a text to send to friends: it tells how it went and gives nothing away.
import { clock } from "../../lib/clock";
import { addressOf } from "../../lib/puzzle/share";
import { rows } from "../../lib/puzzle/squares";
import { locale, said, t } from "../../lib/words.svelte";
import type { SeenEntry, SetEvent, SetView, MatchUpdate } from "../../types";

const SQUARES: Partial<Record<SetEvent["type"], string>> = { Found: "🟩", Took: "🟩", Missed: "🟥", Paid: "🟨" };

/** The squares in the order of play. */
export const squares = (log: readonly SeenEntry[]): string =>
  rows(log.flatMap((entry) => (entry.events as SetEvent[]).flatMap((event) => SQUARES[event.type] ?? [])));

export function shareText(table: MatchUpdate, log: readonly SeenEntry[], home: string): string {
  const address = table.game === "set-daily" ? addressOf(table, home) : home;
  return [result(table, clock(log.at(-1)?.at ?? 0)), squares(log), address].filter(Boolean).join("\n");
}

function result({ game, options, outcome, view }: MatchUpdate, time: string): string {
  const found = outcome?.scores[0] ?? 0;
  if (game === "set-daily") {
    const date = new Date(String(options.date)).toLocaleDateString(locale(), { dateStyle: "medium", timeZone: "UTC" });
    const goal = (view as SetView).goal ?? 0;
    return t("set_cards.share.puzzle", { game: said("set_cards.set-daily"), date, sets: found, goal, time });
  }
  const key = outcome?.winners.length ? "set_cards.share.won" : "set_cards.share.lost";
  return t(key, { game: said("set_cards.set-solitaire"), points: found, time });
}
