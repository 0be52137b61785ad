// Asks what real cards count. Questions follow what is entered; only the answer to the last one is of interest.
import { ask } from "../../lib/api";
import type { CountAnswer } from "../../types";

export function answerOf(game: string, what: string, text: string, options: Record<string, string>): Promise<CountAnswer> {
  const query = new URLSearchParams({ ...options, text });
  return ask<CountAnswer>("GET", `/api/count/${encodeURIComponent(game)}/${encodeURIComponent(what)}?${query}`);
}

/** What was chosen for a game, kept in this browser. */
const keyOf = (game: string) => `fivefold.count.${game}`;

export function keptOptions(game: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepOptions(game: string, options: Record<string, string>): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(options));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
