// What cannot be undone is asked for twice: a slip of the finger does nothing.

const PATIENCE = 4000;

export class Sure {
  /** Whether it was asked for once, just now. */
  isAsked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks back the first time; true when that is answered soon, by asking again. */
  ask(): boolean {
    const isSure = this.isAsked;
    this.forget();
    if (!isSure) {
      this.isAsked = true;
      this.#timer = setTimeout(() => (this.isAsked = false), PATIENCE);
    }
    return isSure;
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.isAsked = false;
  }
}
