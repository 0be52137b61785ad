// What was refused last: shown above the controls of a table where there are some, else as a notice on top of the page.
import { complain, sheets } from "./toasts.svelte";

export interface Refusal {
  slug: string;
  text: string;
  /** The clauses behind it; none where no rule is the reason. */
  clauses: readonly string[];
}

const STAY = 8000;

class Refusals {
  /** What is shown now. */
  shown = $state.raw<Refusal>();
  /** What was refused last at this table. */
  last = $state.raw<Refusal>();
  #places = 0;
  #isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(refusal: Refusal): void {
    if (refusal.clauses.length) this.last = refusal;
    // A sheet that lies over the table has its own notices.
    if (!this.#places || sheets.length) return complain(refusal.text);
    this.shown = refusal;
    this.#wait();
  }

  /** Keeps it as long as the mouse or the focus is on it. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.#wait();
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.#isHeld = false;
    this.shown = undefined;
  }

  /** There is a place for it; the answer takes it away. */
  place(): () => void {
    this.#places += 1;
    return () => {
      this.#places -= 1;
      if (!this.#places) this.dismiss();
    };
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#isHeld || this.dismiss(), STAY);
  }
}

export const refusals = new Refusals();
