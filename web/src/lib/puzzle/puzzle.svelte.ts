// A daily puzzle at the table: its view, and the same as a table of the game itself, so that the game's own board draws it.
import type { SeenEntry, MatchUpdate } from "../../types";
import { play } from "../sound";

/** What every puzzle of a day shows; T is how the game shows a position. */
export interface PuzzleView<T> {
  date: string;
  level: number;
  table: T;
  steps: string[];
  points: number;
  slips: number;
  backs: number;
  now: number;
  ended: "done" | "solved" | "";
  best: number | null;
  /** The steps of the best, in notation. */
  answer: string[];
  solution: T | null;
}

type Step =
  | { type: "Stepped"; happened: unknown[] }
  | { type: "Slipped"; happened: unknown }
  | { type: "LaidOut" | "SteppedBack" | "Finished" };

/** What came of a step, in the game's own events. */
function within(event: unknown): unknown[] {
  const step = event as Step;
  if (step.type === "Stepped") return step.happened;
  return step.type === "Slipped" ? [step.happened] : [];
}

const inside = (entries: readonly SeenEntry[]): SeenEntry[] =>
  entries.map((entry) => ({ ...entry, events: entry.events.flatMap(within) }));

export class Puzzle<T> {
  #table: () => MatchUpdate;
  #log: () => readonly SeenEntry[];
  readonly view: PuzzleView<T> = $derived.by(() => this.#table().view as PuzzleView<T>);
  /** Whether something better was possible: then the best can be looked at. */
  readonly isShort: boolean = $derived.by(() => this.#table().outcome?.winners.length === 0);
  /** The best is what one wants to see then, unless one looks at one's own. */
  #isOwn = $state(false);
  readonly isBestShown: boolean = $derived.by(() => this.isShort && !this.#isOwn);
  /** The position to be drawn. */
  readonly shown: T = $derived.by(() => (this.isBestShown && this.view.solution) || this.view.table);
  /** The table as one of the game, with nobody else at it. */
  readonly table: MatchUpdate = $derived.by(() => {
    const table = this.#table();
    return { ...table, view: this.shown, entries: inside(table.entries) };
  });
  readonly log: SeenEntry[] = $derived.by(() => inside(this.#log()));

  constructor(table: () => MatchUpdate, log: () => readonly SeenEntry[]) {
    this.#table = table;
    this.#log = log;
  }

  /** Looks at one's own table, or at the best. */
  show(isBest: boolean): void {
    this.#isOwn = !isBest;
    play("pick");
  }
}
