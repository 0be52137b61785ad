// Bots as the lobby speaks of them: about as strong as you, a level, a number on the dial, or a character.
import { isAnimal } from "../lib/animals";
import { EVEN } from "../lib/botnames";
import { LEVELS } from "../lib/botnames";
import { t } from "../lib/words.svelte";


/** Against whom one can play at once, without a lobby. */
export const AT_ONCE = [EVEN, "easy", "medium", "hard"];

/** What can be chosen for a seat, in words. */
export const choiceName = (level: string): string =>
  isAnimal(level) ? t("core.bot-name", { face: level }) : t("core.level", { level });

/** The bot at a place of the dial: by its name, if it has one. */
export function levelAt(strength: number): string {
  return LEVELS[strength] ?? strength.toFixed(1);
}
