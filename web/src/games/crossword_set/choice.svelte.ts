// The dice one has chosen, in this order, to be moved together.
import type { Spot } from "./places";

export class Choice {
  dice = $state.raw<readonly string[]>([]);
  /** Where the last die was laid or chosen: by keys, the next one goes beside it. */
  anchor = $state.raw<Spot | null>(null);
  /** What was chosen has been moved: it can be moved on, but the next die begins anew. */
  #isSpent = false;

  has = (die: string): boolean => this.dice.includes(die);

  /** One die more, or one less. */
  toggle(die: string, spot: Spot | null): void {
    const before = this.#isSpent ? [] : this.dice;
    const wasOnly = this.#isSpent && this.dice.length === 1 && this.dice[0] === die;
    this.#isSpent = false;
    this.dice = wasOnly ? [] : before.includes(die) ? before.filter((other) => other !== die) : [...before, die];
    if (spot) this.anchor = spot;
  }

  all(dice: readonly string[]): void {
    this.#isSpent = false;
    this.dice = dice;
  }

  /** They have been moved. */
  spend(anchor: Spot | null): void {
    this.#isSpent = true;
    if (anchor) this.anchor = anchor;
  }

  get isSpent(): boolean {
    return this.#isSpent;
  }

  clear(): void {
    this.all([]);
  }
}
