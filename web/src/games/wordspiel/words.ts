// The spiral word by word.
import type { WordspielPlay } from "../../types";
import { letterOf } from "./spelling";

export interface Laid {
  seat: number | null;
  /** Letters that lay there before. */
  before: string;
  /** Cards that were added. */
  own: string;
  isWord: boolean;
}

/** What was laid, in order. */
export function laid(spiral: string, plays: readonly WordspielPlay[]): Laid[] {
  return plays.map(({ seat, start, own, end }) => ({
    seat,
    before: spiral.slice(start, own),
    own: spiral.slice(own, end),
    isWord: start < own,
  }));
}

/** For each letter, which play it belongs to; -1 for letters whose play is no longer known. */
export function owners(count: number, plays: readonly WordspielPlay[]): number[] {
  const found = new Array<number>(count).fill(-1);
  plays.forEach(({ own, end }, play) => found.fill(play, own, end));
  return found;
}

/** What is pointed at: how many letters of the spiral's end, and which cards of the hand go on from there. */
export function marks(pieces: readonly string[], spiral: string, hand: readonly string[]): { end: number; cards: readonly string[] } {
  let end = pieces.length;
  while (!spiral.endsWith(pieces.slice(0, end).join(""))) end--;
  const cards: string[] = [];
  for (const letter of pieces.slice(end)) {
    const card = hand.find((one) => letterOf(one) === letter && !cards.includes(one));
    if (card) cards.push(card);
  }
  return { end, cards };
}
