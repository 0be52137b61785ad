// Bots as the lobby speaks of them: about as strong as you, a level, a number on the dial, or a character.
import { t } from "../lib/words.svelte";

/** The level of a bot that is about as strong as the people it plays with. */
export const EVEN = "even";

/** The names on the dial, at 0, 1, 2 and 3. */
export const LEVELS = ["easy", "medium", "hard", "expert"];

/** Against whom one can play at once, without a lobby. */
export const AT_ONCE = ["easy", "medium", "hard", EVEN];

/** What the bot of a seat is called; null is nobody. */
export const botName = (level: string | null): string =>
  level === null ? t("web.seat.free") : t("web.bot", { level });

/** Where a bot is on the dial, if it is there by a level or a number. */
export function strengthOf(level: string | null): number | null {
  if (level === null) return null;
  const place = LEVELS.indexOf(level);
  if (place >= 0) return place;
  return /^[0-9](\.[0-9]+)?$/.test(level) ? Number(level) : null;
}

/** The bot at a place of the dial: by its name, if it has one. */
export function levelAt(strength: number): string {
  return LEVELS[strength] ?? strength.toFixed(1);
}
