// The cards of the pile as single pieces, so that each can be seen coming, sliding out, and going.
import type { KarmaEvent } from "../../types";
import { HIDDEN } from "./cards";

export interface Piece {
  id: number;
  /** Hidden if it lay below others when one came, at a table that leaves remembering to the players. */
  card: string;
  /** Who played it; null for those that lay there already. */
  from: number | null;
}

let last = 0;
export const piece = (card: string, from: number | null): Piece => ({ id: ++last, card, from });

/** The pile after an event, the bottom first. */
export function after(pieces: readonly Piece[], event: KarmaEvent): readonly Piece[] {
  switch (event.type) {
    case "Played": {
      if (event.cleared) return [];
      if (event.cards[0] === "GIVE") return pieces;
      const added = [...pieces, ...event.cards.map((card) => piece(card, event.seat))];
      const [bottom, ...rest] = added;
      return event.lifted === null || !bottom ? added : [...rest, { ...bottom, card: event.lifted }];
    }
    case "PickedUp":
    case "Gave":
      return [];
    default:
      return pieces;
  }
}

/** The same pieces if they are these cards; otherwise new ones, for a table seen for the first time. */
export function settled(pieces: readonly Piece[], cards: readonly string[]): readonly Piece[] {
  const isSame =
    pieces.length === cards.length &&
    pieces.every(({ card }, index) => card === cards[index] || cards[index] === HIDDEN);
  return isSame ? pieces : cards.map((card) => piece(card, null));
}
