// Cards on their way to the table: melds, what is left, and one card that goes.
import type { FiveCrownsLaid } from "../../types";

export interface Laying {
  melds: string[][];
  left: string[];
}
/** Where a card lies: a meld by its number, or -1 for what is left. */
export interface Spot {
  zone: number;
  place: number;
}

export const LEFT = -1;

export function proposal(laid: FiveCrownsLaid): Laying {
  return { melds: laid.melds.map((meld) => meld.cards), left: laid.left };
}

export function cardAt({ melds, left }: Laying, { zone, place }: Spot): string | undefined {
  return (zone === LEFT ? left : melds[zone])?.[place];
}

/** One card put into another meld, into a new one (a number beyond the last), or among what is left. */
export function put(laying: Laying, from: Spot, to: number): Laying {
  const card = cardAt(laying, from);
  if (card === undefined || from.zone === to) return laying;
  const rid = (cards: string[], zone: number) =>
    zone === from.zone ? cards.filter((_, at) => at !== from.place) : cards;
  const add = (cards: string[], zone: number) => (zone === to ? [...cards, card] : cards);
  const melds = laying.melds.map((cards, zone) => add(rid(cards, zone), zone));
  if (to >= melds.length) melds.push([card]);
  return { melds: melds.filter((cards) => cards.length > 0), left: add(rid(laying.left, LEFT), LEFT) };
}

/** The points of what is left, by what each card of the hand counts. */
export function pointsLeft(left: readonly string[], hand: readonly string[], worth: readonly number[]): number {
  return left.reduce((sum, card) => sum + (worth[hand.indexOf(card)] ?? 0), 0);
}

/** The move in notation; melds are named only if they are not the table's own. */
export function written(verb: "out" | "lay", discard: string, own: Laying | null): string {
  return [verb, discard, ...(own?.melds ?? []).map((cards) => cards.join("-"))].join(" ");
}
