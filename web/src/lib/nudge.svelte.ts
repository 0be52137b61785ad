// A word to those who pick before they have called: what to do, but not at every stray tap.
import { announce } from "./toasts.svelte";

const STAY = 6000;
/** So often it is said in words; from then on only the button moves. */
const MOST = 3;

export class Nudge {
  /** How often it happened. */
  count = $state(0);
  /** What to do, as long as it is shown. */
  words = $state("");
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  tap(words: string): void {
    this.count += 1;
    if (this.words || this.#told >= MOST) return;
    this.#told += 1;
    this.words = words;
    announce(words);
    this.#timer = setTimeout(() => (this.words = ""), STAY);
  }

  /** It was understood. */
  forget(): void {
    clearTimeout(this.#timer);
    this.words = "";
  }
}
