// How one's dice lay before each move, so that it can be taken back.
import type { Step } from "./places";

export class Past {
  #moves = $state.raw<readonly (readonly Step[])[]>([]);

  /** What would take the last move back; none at the beginning. */
  get last(): readonly Step[] | undefined {
    return this.#moves.at(-1);
  }

  /** These dice have been moved; before, they lay so. */
  remember(before: readonly Step[]): void {
    this.#moves = [...this.#moves, before];
  }

  /** The last move is taken back, or cannot be any more. */
  forget(): void {
    this.#moves = this.#moves.slice(0, -1);
  }

  clear(): void {
    this.#moves = [];
  }
}
