// A day's puzzle as a text to send to friends: how it went step by step, and nothing of what it was.
import { written } from "../../daily/days";
import { gameOf } from "../../daily/slugs";
import type { SeenEntry, MatchUpdate } from "../../types";
import { folderOf } from "../board";
import { clock } from "../clock";
import { locale, t } from "../words.svelte";
import { rows } from "./squares";

const [KEPT, UNDONE, WRONG] = ["🟩", "🟨", "🟥"] as const;

/** How many squares a step is, for games where steps differ; what came of it in the game's own events. */
export type Span = (happened: readonly unknown[]) => number;

/** A square for each step in the order of play: yellow if it was undone later, red for a wrong try. */
export function squares(log: readonly SeenEntry[], span?: Span): string {
  const all: { kind: string; size: number }[] = [];
  for (const event of log.flatMap((entry) => entry.events as { type: string; happened?: unknown[] }[]))
    if (event.type === "Stepped") all.push({ kind: KEPT, size: span?.(event.happened ?? []) ?? 1 });
    else if (event.type === "Slipped") all.push({ kind: WRONG, size: 1 });
    else if (event.type === "SteppedBack") (all.findLast(({ kind }) => kind === KEPT) ?? { kind: "" }).kind = UNDONE;
  const steps = all.map(({ kind, size }) => kind.repeat(size));
  return span ? steps.join(" ") : rows(steps);
}

/** The address of a day's puzzle. */
export const addressOf = ({ game, options }: Pick<MatchUpdate, "game" | "options">, home: string): string =>
  `${home}/daily/${String(options.date)}/${gameOf(game)}`;

export function shareText(table: MatchUpdate, log: readonly SeenEntry[], home: string, span?: Span): string | null {
  const { game, options, outcome, view } = table;
  if (!outcome) return null;
  const facts = {
    title: t(`${folderOf(game)}.${game}`),
    date: written(String(options.date), locale(), { dateStyle: "medium" }),
    time: clock((view as { now: number }).now),
  };
  const result = t(outcome.winners.length ? "pieces.daily-share.solved" : "pieces.daily-share.done", facts);
  return [result, squares(log, span), addressOf(table, home)].filter(Boolean).join("\n");
}
