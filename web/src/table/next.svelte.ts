// The way on in a lesson: in the place of the main action while there is one, else with the coach.

interface Way {
  label: string;
  go: () => void;
}

class Next {
  way = $state.raw<Way>();
  #places = $state(0);

  get hasPlace(): boolean {
    return this.#places > 0;
  }

  /** There is a place for it; the answer takes it away. */
  place(): () => void {
    this.#places += 1;
    return () => (this.#places -= 1);
  }
}

export const next = new Next();
