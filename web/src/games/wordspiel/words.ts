// The spiral word by word.
import type { WordspielPlay } from "../../types";

export interface Laid {
  seat: number | null;
  /** Letters that lay there before. */
  before: string;
  /** Cards that were added. */
  own: string;
  isWord: boolean;
}

/** What was laid, in order. */
export function laid(spiral: readonly string[], plays: readonly WordspielPlay[]): Laid[] {
  return plays.map(({ seat, start, own, end }) => ({
    seat,
    before: spiral.slice(start, own).join(""),
    own: spiral.slice(own, end).join(""),
    isWord: start < own,
  }));
}

/** For each letter, which play it belongs to; -1 for letters whose play is no longer known. */
export function owners(count: number, plays: readonly WordspielPlay[]): number[] {
  const found = new Array<number>(count).fill(-1);
  plays.forEach(({ own, end }, play) => found.fill(play, own, end));
  return found;
}
