// Whether what stands beside the table is shown: where there is room for it and others to talk to, as the person left
// it; on phones, in lessons and alone when asked for.
import { settings } from "../lib/settings.svelte";

const NARROW = "(max-width: 900px), (max-height: 500px)";
const media = typeof matchMedia === "function" ? matchMedia(NARROW) : null;
let isSheet = $state(media?.matches ?? false);
let isUp = $state(false);
media?.addEventListener("change", (event) => {
  isSheet = event.matches;
  isUp = false;
});

let isQuiet = $state(false);
let isAlone = $state(false);

export const panel = {
  /** In a lesson it is away until it is asked for. */
  set isLesson(is: boolean) {
    isQuiet = is;
    isUp = false;
  },
  /** Nobody else is in the room. Once it was opened, it stays open as company comes. */
  set isAlone(is: boolean) {
    if (isAlone && !is && isUp && !isSheet && !isQuiet) settings.panel = true;
    isAlone = is;
  },
  /** Whether it lies over the table instead of beside it. */
  get isSheet(): boolean {
    return isSheet;
  },
  get isShown(): boolean {
    return isSheet || isQuiet || isAlone ? isUp : settings.panel;
  },
  set isShown(shown: boolean) {
    if (isSheet || isQuiet || isAlone) isUp = shown;
    else settings.panel = shown;
  },
};
