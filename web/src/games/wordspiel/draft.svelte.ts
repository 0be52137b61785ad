// The word somebody is making, typed or tapped; it is nobody else's business until it is played.
import { letterOf, readPicked, readTyped, usualOverlap, type Reading } from "./spelling";

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
    const picked = this.#picked.filter((card) => hand.includes(card));
    const found = this.#overlap ?? (picked.length ? usualOverlap(spiral) : 0);
    return readPicked(picked, Math.min(found, spiral.length), spiral);
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
    const card = this.#desk().hand.find((own) => letterOf(own) === letter && !this.reading.cards.includes(own));
    if (card) this.#picked = [...this.reading.cards, card];
    else {
      const word = this.word + letter;
      this.clear();
      this.#typed = word;
    }
  }

  get word(): string {
    return this.reading.marks.map((mark) => mark.letter).join("");
  }

  /** From a typed word to cards that lie there, as far as they do. */
  #lay(): void {
    if (!this.#typed) return;
    const { cards, overlap } = this.reading;
    this.clear();
    this.#picked = [...cards];
    if (overlap) this.#overlap = overlap;
  }

  tap(card: string): void {
    this.#lay();
    const { cards } = this.reading;
    this.#picked = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
    if (this.#picked.length === 0 && cards.length) this.#overlap = undefined;
  }

  /** Uses so many letters of the spiral; the same once more leaves it open again. */
  reach(overlap: number): void {
    const before = this.reading.overlap;
    const wasChosen = this.#overlap !== undefined && before === overlap;
    this.#lay();
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
    else if (this.reading.cards.length) this.#picked = this.reading.cards.slice(0, -1);
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
