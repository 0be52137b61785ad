// How one holds one's cards: in groups, by the table's proposal, sorted, or as one likes.
import type { FiveCrownsHandAnalysis } from "../../types";
import { isWild, numberOf, suitOf, SUITS } from "./cards";

export type Way = "best" | "suits" | "ranks" | "own";
export interface Group {
  cards: string[];
  /** What the group is, if it is more than some cards side by side. */
  kind: "run" | "book" | "left" | "apart" | "";
}

const some = (cards: string[], kind: Group["kind"] = ""): Group[] => (cards.length ? [{ cards, kind }] : []);
const SUIT_ORDER = Object.keys(SUITS);
const byRank = (a: string, b: string): number =>
  numberOf(a) - numberOf(b) || SUIT_ORDER.indexOf(suitOf(a) ?? "") - SUIT_ORDER.indexOf(suitOf(b) ?? "");

/** Suit by suit from low to high, wild cards at the end. */
export function bySuits(hand: readonly string[], wild: number): Group[] {
  const plain = hand.filter((card) => !isWild(card, wild)).sort(byRank);
  return [...SUIT_ORDER.flatMap((suit) => some(plain.filter((card) => suitOf(card) === suit))), ...wilds(hand, wild)];
}

/** From low to high, wild cards at the end. */
export function byRanks(hand: readonly string[], wild: number): Group[] {
  return [...some(hand.filter((card) => !isWild(card, wild)).sort(byRank)), ...wilds(hand, wild)];
}

const wilds = (hand: readonly string[], wild: number): Group[] =>
  some(hand.filter((card) => isWild(card, wild)).sort(byRank));

/** As the table proposes it: the melds, what is left, and apart from them the card to part with. */
export function atBest(analysis: FiveCrownsHandAnalysis): Group[] {
  const choice = analysis.choices[0];
  const laid = choice?.laid ?? analysis.laid;
  return [
    ...laid.melds.flatMap((meld) => some(meld.cards, meld.kind)),
    ...some(laid.left, "left"),
    ...some(choice ? [choice.card] : [], "apart"),
  ];
}

/** One's own order, after cards have come and gone: new ones come last. */
export function kept(groups: readonly string[][], hand: readonly string[]): string[][] {
  const rest = [...hand];
  const found = groups.map((group) =>
    group.filter((card) => {
      const place = rest.indexOf(card);
      if (place >= 0) rest.splice(place, 1);
      return place >= 0;
    }),
  );
  const last = found.at(-1);
  if (last) last.push(...rest);
  else found.push(rest);
  return found.filter((group) => group.length > 0);
}

/** Beside which card something is put down, and on which side of it; cards count through all groups. */
export interface Beside {
  card: number;
  isAfter: boolean;
}

/** The groups with one card moved beside another, into its group. */
export function moved(groups: readonly string[][], from: number, { card: beside, isAfter }: Beside): string[][] {
  let count = 0;
  const placed = groups.map((group) => group.map((card) => ({ card, at: count++ })));
  const own = placed.flat()[from];
  if (!own || from === beside) return groups.map((group) => [...group]);
  return placed
    .map((group) =>
      group
        .filter((other) => other !== own)
        .flatMap((other) => (other.at !== beside ? [other] : isAfter ? [other, own] : [own, other]))
        .map((other) => other.card),
    )
    .filter((group) => group.length > 0);
}

/** Each card with a name of its own, though there are two of most: for keyed lists. */
export function named(cards: readonly string[]): { id: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { id: `${card} ${count}`, card };
  });
}

/** Gives a card of the hand the keyboard's attention. */
export function focusCard(id: string): void {
  document.querySelector<HTMLElement>(`[data-hand] [data-id="${id}"]`)?.focus();
}
