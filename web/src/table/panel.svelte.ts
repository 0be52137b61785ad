// Whether what stands beside the table is shown: where there is room for it, as the person likes it; on phones when asked for.
import { settings } from "../lib/settings.svelte";

const NARROW = "(max-width: 900px), (max-height: 500px)";
const media = typeof matchMedia === "function" ? matchMedia(NARROW) : null;
let isSheet = $state(media?.matches ?? false);
let isUp = $state(false);
media?.addEventListener("change", (event) => {
  isSheet = event.matches;
  isUp = false;
});

export const panel = {
  /** Whether it lies over the table instead of beside it. */
  get isSheet(): boolean {
    return isSheet;
  },
  get isShown(): boolean {
    return isSheet ? isUp : settings.panel;
  },
  set isShown(shown: boolean) {
    if (isSheet) isUp = shown;
    else settings.panel = shown;
  },
};
