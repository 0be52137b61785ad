// Whether what stands beside the table is shown: where there is room for it, as the person left it; on phones and in
// lessons when asked for.
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

export const panel = {
  /** In a lesson it is away until it is asked for. */
  set isLesson(is: boolean) {
    isQuiet = is;
    isUp = false;
  },
  /** Whether it lies over the table instead of beside it. */
  get isSheet(): boolean {
    return isSheet;
  },
  get isShown(): boolean {
    return isSheet || isQuiet ? isUp : settings.panel;
  },
  set isShown(shown: boolean) {
    if (isSheet || isQuiet) isUp = shown;
    else settings.panel = shown;
  },
};
