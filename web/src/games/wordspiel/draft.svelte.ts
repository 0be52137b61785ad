// The word that the player is making, typed or tapped; it is sent only when it is played.
import { letterOf, readPicked, readTapped, readTyped, type Reading } from "./spelling";

interface Desk {
  spiral: string;
  hand: readonly string[];
}

export class Draft {
  #typed = $state("");
  #picked = $state.raw<string[]>([]);
  #overlap = $state<number>();
  #choice = $state(0);
  #desk: () => Desk;
  readonly reading: Reading = $derived.by(() => this.#read());
  readonly isEmpty: boolean = $derived(this.reading.marks.length === 0);

  constructor(desk: () => Desk) {
    this.#desk = desk;
  }

  #read(): Reading {
    const { spiral, hand } = this.#desk();
    if (this.#typed) return readTyped(this.#typed, spiral, hand, this.#choice);
    if (this.#overlap === undefined) return readTapped(this.#tapped, spiral, this.#choice);
    return readPicked(this.#tapped, Math.min(this.#overlap, spiral.length), spiral);
  }

  /** The cards that were tapped, as far as they are still there. */
  get #tapped(): string[] {
    const { hand } = this.#desk();
    return this.#picked.filter((card) => hand.includes(card));
  }

  clear = (): void => {
    this.#typed = "";
    this.#picked = [];
    this.#overlap = undefined;
    this.#choice = 0;
  };

  /** The spiral has changed: letters chosen there mean nothing any more. */
  release(): void {
    this.#overlap = undefined;
    this.#choice = 0;
  }

  type(letter: string): void {
    const isTapped = this.#picked.length > 0 || this.#overlap !== undefined;
    if (!isTapped) {
      this.#typed += letter;
      return;
    }
    const picked = this.#tapped;
    const card = this.#desk().hand.find((own) => letterOf(own) === letter && !picked.includes(own));
    if (card) this.#picked = [...picked, card];
    else {
      const word = this.word + letter;
      this.clear();
      this.#typed = word;
    }
  }

  get word(): string {
    return this.reading.marks.map((mark) => mark.letter).join("");
  }

  /** What is seen becomes what was chosen: these cards after these letters of the spiral. */
  #lay(): void {
    const { cards, overlap } = this.reading;
    this.clear();
    this.#picked = [...cards];
    this.#overlap = overlap || undefined;
  }

  tap(card: string): void {
    if (this.#typed) this.#lay();
    const picked = this.#tapped;
    this.#choice = 0;
    this.#picked = picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card];
    if (this.#picked.length === 0 && picked.length) this.#overlap = undefined;
  }

  /** Uses so many letters of the spiral, and every card that was tapped; the same once more leaves it open again. */
  reach(overlap: number): void {
    const wasChosen = this.#overlap !== undefined && this.reading.overlap === overlap;
    // Letters that were taken for the end of the spiral are cards after all if just this end is pointed at.
    if (this.#typed || this.reading.overlap !== overlap) this.#lay();
    this.#overlap = wasChosen || overlap < 1 ? undefined : Math.min(overlap, this.#desk().spiral.length);
  }

  /** One letter of the spiral more, or fewer. */
  stretch(by: number): void {
    const next = Math.max(1, this.reading.overlap + by);
    if (next !== this.reading.overlap || this.#overlap === undefined) this.reach(next);
  }

  /** Another way to make the same word. */
  turn(by: number): void {
    this.#choice += by;
  }

  back(): void {
    if (this.#typed) this.#typed = this.#typed.slice(0, -1);
    else if (this.#tapped.length) this.#picked = this.#tapped.slice(0, -1);
    else this.#overlap = undefined;
  }

  /** Takes one letter out. */
  drop(place: number): void {
    if (this.reading.marks[place]?.from === "missing") {
      this.#typed = this.#typed.slice(0, place) + this.#typed.slice(place + 1);
      return;
    }
    this.#lay();
    const { overlap, cards } = this.reading;
    if (place >= overlap) this.#picked = cards.filter((_, index) => index !== place - overlap);
    else this.#overlap = overlap - place - 1 || undefined;
  }
}
