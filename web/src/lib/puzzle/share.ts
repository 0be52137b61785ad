// A day's result as a text to send to friends: how it went, and nothing of the puzzle itself.
import { folderOf } from "../board";
import { locale, say, t } from "../words.svelte";
import type { Happened, Table } from "../../types";

const SQUARES: Record<string, string> = { Stepped: "🟩", Slipped: "🟥", SteppedBack: "🟨" };
const ROW = 10;
/** More squares than this tell nothing more. */
const MOST = 50;

/** A square for each step, wrong try and step back, in the order of play. */
export function squares(log: readonly Happened[]): string {
  const all = log.flatMap((entry) => (entry.events as { type: string }[]).flatMap(({ type }) => SQUARES[type] ?? []));
  const rows: string[] = [];
  for (let start = 0; start < Math.min(all.length, MOST); start += ROW)
    rows.push(all.slice(start, Math.min(start + ROW, MOST)).join(""));
  return all.length > MOST ? `${rows.join("\n")} …` : rows.join("\n");
}

/** A date of a puzzle, as people write it. */
export const dayOf = (date: string, dateStyle: "medium" | "long" = "medium"): string =>
  new Date(date).toLocaleDateString(locale(), { dateStyle, timeZone: "UTC" });

export function shareText({ game, options, outcome }: Table, log: readonly Happened[], home: string): string | null {
  if (!outcome) return null;
  const title = t(`${folderOf(game)}.${game}`);
  const result = t("pieces.daily-share", { title, date: dayOf(String(options.date)), result: say(outcome.said) });
  return [result, squares(log), home].filter(Boolean).join("\n");
}
