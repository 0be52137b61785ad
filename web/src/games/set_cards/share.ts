// A result as a text to send to friends: it tells how it went and gives nothing away.
import { clock } from "../../lib/clock";
import { locale, said, t } from "../../lib/words.svelte";
import type { SeenEntry, SetEvent, SetView, MatchUpdate } from "../../types";

const SQUARES: Partial<Record<SetEvent["type"], string>> = { Found: "🟩", Took: "🟩", Missed: "🟥", Paid: "🟨" };

/** The squares in the order of play, in rows of six. */
export function squares(log: readonly SeenEntry[]): string {
  const all = log
    .flatMap((entry) => (entry.events as SetEvent[]).map((event) => SQUARES[event.type] ?? ""))
    .filter(Boolean);
  const rows: string[] = [];
  for (let start = 0; start < all.length; start += 6) rows.push(all.slice(start, start + 6).join(""));
  return rows.join("\n");
}

export function shareText(table: MatchUpdate, log: readonly SeenEntry[], home: string): string {
  return `${result(table, clock(log.at(-1)?.at ?? 0))}\n${squares(log)}\n${home}`;
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
