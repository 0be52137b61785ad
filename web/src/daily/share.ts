// A day as a text to send to friends: what was done and how long it took, and nothing of any puzzle or its answer.
import { clock } from "../lib/clock";
import { locale, t } from "../lib/words.svelte";
import { type Day, written } from "./days";
import type { Result } from "./figures";

const SIGNS = { solved: "🟩", played: "🟨", open: "⬜" };

/** Of the two shapes of SET the one that says more: the better, then the larger. */
export const told = (results: readonly Result[]): Result | undefined =>
  results.toSorted((a, b) => Number(b.solved) - Number(a.solved) || a.shape.length - b.shape.length)[0];

/** The games in their order, each with its title. */
export function shareDay(
  day: Day,
  games: readonly { slug: string; title: string }[],
  results: readonly Result[],
  streak: number,
  home: string,
): string {
  const rows = games.map(({ slug, title }) => {
    const one = told(results.filter(({ game, date }) => game === slug && date === day));
    if (!one) return `${SIGNS.open} ${title}`;
    return `${one.solved ? SIGNS.solved : SIGNS.played} ${title} ${clock(one.ms)}`;
  });
  const date = written(day, locale(), { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const row = streak > 1 ? [t("daily.share.streak", { days: streak })] : [];
  return [`Fivefold · ${date}`, ...rows, ...row, `${home}/daily/${day}`].join("\n");
}
