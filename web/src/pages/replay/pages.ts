// Pages of updates as a seat was sent them, and what is to be drawn at any moment.
import type { HiddenPieces, SeenEntry, ReplayPage, MatchUpdate } from "../../types";

/** How many entries a newcomer is told of. */
const TOLD = 30;

export interface Scene {
  /** What is to be drawn: the last update that this seat had by then. */
  table: MatchUpdate;
  /** The entries at hand by then. */
  log: SeenEntry[];
  /** What not everybody sees, with all cards face up. */
  hidden: HiddenPieces[];
}

export class Page {
  readonly start: number;
  readonly until: number;
  /** Entries before those that the first update has, once they were requested. */
  #before: SeenEntry[] = [];
  #updates: MatchUpdate[];
  #hidden: HiddenPieces[][];
  #hasOlder: boolean;

  constructor({ start, until, letters: updates, hidden }: ReplayPage) {
    this.start = start;
    this.until = until;
    this.#updates = updates;
    this.#hidden = hidden;
    this.#hasOlder = updates[0]?.older ?? false;
  }

  has(n: number): boolean {
    return this.start <= n && n <= this.until;
  }

  get hasOlder(): boolean {
    return this.#hasOlder;
  }

  get first(): number {
    return (this.#before[0] ?? this.#updates[0]?.entries[0])?.n ?? 0;
  }

  /** Takes in what another page knows of the time before. */
  extend(page: Page): void {
    const first = this.first;
    const known = page.#updates.flatMap((update) => update.entries).filter((entry) => entry.n < first);
    this.#before = [...known, ...this.#before];
    this.#hasOlder = page.#hasOlder && known.length > 0;
  }

  #place(n: number): number {
    const after = this.#updates.findIndex((update, place) => place > 0 && update.n > n);
    return after < 0 ? this.#updates.length - 1 : after - 1;
  }

  /** What stood there after entry `n`. */
  at(n: number): Scene {
    return this.#scene(this.#place(n));
  }

  #scene(place: number): Scene {
    const log = [...this.#before, ...this.#updates.slice(0, place + 1).flatMap((update) => update.entries)];
    return { table: this.#updates[place]!, log, hidden: this.#hidden[place] ?? [] };
  }

  /** The last scenes until then, not earlier than a time and not more than so many: the first of them as one comes upon it. */
  leadingTo(n: number, since: number, most: number): Scene[] {
    const last = this.#place(n);
    let place = last;
    while (place > 0 && last - place < most && this.#updates[place]!.now >= since) place--;
    const scenes = Array.from({ length: last - place + 1 }, (_, step) => this.#scene(place + step));
    const [first, ...rest] = scenes as [Scene, ...Scene[]];
    return [{ ...first, table: { ...first.table, fresh: true, entries: first.log.slice(-TOLD) } }, ...rest];
  }

  /** What follows on another page's last scene: as if it had been told on, and not begun anew. */
  after(n: number, known: number): Scene {
    const scene = this.at(n);
    const entries = scene.table.entries.filter((entry) => entry.n > known);
    return { ...scene, table: { ...scene.table, fresh: false, entries } };
  }
}
