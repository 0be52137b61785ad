// That it is one's turn, for those who look elsewhere: a sound, a vibration, and a notification if that is wanted.
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { t } from "../lib/words.svelte";

/** Whether the browser can show notifications at all. */
export const canNotify = (): boolean => typeof Notification === "function";

/** Asks the browser whether we may; only called right after the person asked for it. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === "granted";

/** Says that it is one's turn at this game. */
export function remind(game: string): void {
  play("turn");
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(t("web.your-turn.tab"), { body: game, tag: "fivefold-turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    document.addEventListener("visibilitychange", () => note.close(), { once: true });
  } catch {
    // Some phones have the name but only show what comes from a worker.
  }
}
