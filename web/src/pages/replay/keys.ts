// The keys of a replay. The board's own keys are for those who play.
import { t } from "../../lib/words.svelte";
import type { Mark } from "./marks";
import { SPEEDS, type Playback } from "./playback.svelte";

/** Each with what it does, to be read. */
export const shortcuts = (): (readonly [string, string])[] => [
  ["← →", t("replay.keys.step")],
  ["␣", t("replay.keys.play")],
  ["Home End", t("replay.keys.ends")],
  ["+ −", t("replay.keys.speed")],
  ["M", t("replay.keys.mark")],
  ["?", t("replay.keys.more")],
];

const faster = (playback: Playback, by: number) => {
  const place = SPEEDS.indexOf(playback.speed) + by;
  if (SPEEDS[place]) playback.hurry(SPEEDS[place]);
};

/** Whether the key is for something that is written in, chosen from or read. */
function isElsewhere(target: HTMLElement, key: string): boolean {
  if (target.closest("select, textarea, dialog, [role=dialog], [role=tablist]")) return true;
  if (target.closest("input:not([type=range])")) return true;
  if (key === " " || key === "Enter") return target.closest("button, a, summary") !== null;
  return false;
}

/** Whether the focus is on a piece of the board. */
const isOnBoard = (target: HTMLElement) => target.closest("[data-stage]") !== null && target.matches(":focus-visible");

export function hear(event: KeyboardEvent, playback: Playback, marks: readonly Mark[], more: () => void): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab" || isElsewhere(target, event.key)) return;
  if (isOnBoard(target) && /^(Arrow|Home|End)/.test(event.key)) return;
  const does: Record<string, () => unknown> = {
    ArrowLeft: playback.back,
    ArrowRight: () => playback.next(),
    Home: playback.first,
    End: playback.toTheEnd,
    " ": playback.toggle,
    "+": () => faster(playback, 1),
    "-": () => faster(playback, -1),
    "?": more,
    m: () => {
      const mark = marks.find(({ at }) => at > playback.n) ?? marks[0];
      if (mark) void playback.goTo(mark.at);
    },
  };
  // Nothing is played here: what the board would do with a key, it does not hear of.
  event.stopPropagation();
  const found = does[event.key === "=" ? "+" : event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!found) return;
  event.preventDefault();
  found();
}
