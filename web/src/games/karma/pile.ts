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

/** The pile as it is: the same pieces without those that have left it; new ones for a table seen for the first time. */
export function settled(pieces: readonly Piece[], cards: readonly string[]): readonly Piece[] {
  const left = [...pieces];
  const kept = cards.flatMap((card) => {
    const at = left.findIndex((one) => one.card === card || card === HIDDEN);
    return at < 0 ? [] : left.splice(0, at + 1).slice(-1);
  });
  if (kept.length < cards.length) return cards.map((card) => piece(card, null));
  return kept.length === pieces.length ? pieces : kept;
}
