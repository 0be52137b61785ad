// A day's puzzle as a text to send to friends: how it went, and nothing of what it was or what is possible in it.
import { written } from "../../daily/days";
import type { SeenEntry, MatchUpdate } from "../../types";
import { folderOf } from "../board";
import { clock } from "../clock";
import { locale, t } from "../words.svelte";

type Kind = "Stepped" | "Slipped" | "SteppedBack";
const SQUARES: Record<Kind, string> = { Stepped: "🟩", Slipped: "🟥", SteppedBack: "🟨" };
const ROW = 10;
/** More squares than this tell nothing more. */
const MOST = 50;

/** A square for each wrong try and each step back, and one for all steps between them: how many it takes is not told. */
export function squares(log: readonly SeenEntry[]): string {
  const kinds = log.flatMap((entry) => (entry.events as { type: string }[]).map(({ type }) => type));
  const told = kinds.filter((kind): kind is Kind => kind in SQUARES);
  const all = told.filter((kind, n) => kind !== "Stepped" || told[n - 1] !== kind).map((kind) => SQUARES[kind]);
  const rows: string[] = [];
  for (let start = 0; start < Math.min(all.length, MOST); start += ROW)
    rows.push(all.slice(start, Math.min(start + ROW, MOST)).join(""));
  return all.length > MOST ? `${rows.join("\n")} …` : rows.join("\n");
}

export function shareText({ game, options, outcome, view }: MatchUpdate, log: readonly SeenEntry[], home: string): string | null {
  if (!outcome) return null;
  const facts = {
    title: t(`${folderOf(game)}.${game}`),
    date: written(String(options.date), locale(), { dateStyle: "medium" }),
    time: clock((view as { now: number }).now),
  };
  const result = t(outcome.winners.length ? "pieces.daily-share.solved" : "pieces.daily-share.done", facts);
  return [result, squares(log), home].filter(Boolean).join("\n");
}
