// The three of six cards that the player chooses to lay out Faceup.

export const THREE = 3;

export class Choice {
  #cards: () => readonly string[];
  #moves: () => readonly string[];
  chosen = $state.raw<readonly number[]>([]);

  constructor(cards: () => readonly string[], moves: () => readonly string[]) {
    this.#cards = cards;
    this.#moves = moves;
  }

  get hand(): readonly string[] {
    return this.#cards();
  }

  /** The moves are listed from the hardest three cards to the easiest, which is what the table would lay out. */
  get suggestion(): string[] {
    return (this.#moves().at(-1) ?? "").split(" ").slice(1);
  }

  get isMade(): boolean {
    return this.chosen.length === THREE;
  }

  get cards(): string[] {
    return this.chosen.map((place) => this.hand[place]!);
  }

  /** Of several identical ones the first are meant. */
  isSuggested(place: number): boolean {
    const card = this.hand[place]!;
    const before = this.hand.slice(0, place).filter((other) => other === card).length;
    return this.suggestion.filter((other) => other === card).length > before;
  }

  /** One more, or one less; the fourth takes the place of the first. */
  pick(place: number): void {
    if (place >= this.hand.length) return;
    const rest = this.chosen.filter((other) => other !== place);
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, place].slice(-THREE);
  }

  clear(): void {
    this.chosen = [];
  }
}
