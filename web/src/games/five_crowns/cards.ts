// The cards of Five Crowns in words and signs: notation is a rank and a suit, the Joker is JK.
import { nameOfPiece, t } from "../../lib/words.svelte";

/** What a suit is called in style sheets. */
export const SUITS = { S: "spades", H: "hearts", C: "clubs", D: "diamonds", "*": "stars" } as const;
export type Suit = keyof typeof SUITS;
const LETTERS: Record<number, string> = { 11: "J", 12: "Q", 13: "K" };
const NUMBERS: Record<string, number> = { J: 11, Q: 12, K: 13 };

/** Joker: no suit, no rank. */
export const suitOf = (card: string): Suit | null => (card === "JK" ? null : (card.at(-1) as Suit));
export const rankOf = (card: string): string => (card === "JK" ? "" : card.slice(0, -1));
/** The rank as a number; a Joker has 0. */
export const numberOf = (card: string): number => NUMBERS[rankOf(card)] ?? Number(rankOf(card));
/** A rank as a card shows it. */
export const letter = (rank: number): string => LETTERS[rank] ?? String(rank);

/** Whether the card carries the mark of the wild ones. */
export const isWild = (card: string, wild: number): boolean => card === "JK" || numberOf(card) === wild;

/** For the ear, such as `Queen of hearts`. */
export const cardName = (card: string): string => nameOfPiece("five_crowns", card, 1, true);

/** For the eye, such as `Q♥`. */
export const signs = (card: string): string => nameOfPiece("five_crowns", card);

/** What a card is and does, for those who ask. */
export function about(card: string, wild: number): string {
  if (card === "JK") return t("five_crowns.about.joker");
  const kind = isWild(card, wild) ? "five_crowns.about.wild" : "five_crowns.about";
  return t(kind, { card: cardName(card), points: numberOf(card) });
}

/** An arrangement in notation, such as `3H-4H-5H/8S-8C-JK+QD`. */
export function readSpread(text: string): { melds: string[][]; left: string[] } {
  const [laid = "", left = ""] = text.split("+", 2);
  const cards = (part: string): string[] => part.split(/[- ]/).filter(Boolean);
  return {
    melds: laid
      .split("/")
      .map(cards)
      .filter((meld) => meld.length > 0),
    left: cards(left),
  };
}

const KEYS = "1234567890qwer";
/** The key for the card at a place of one's hand. */
export const keyOf = (place: number): string => KEYS[place] ?? "";
export const placeOfKey = (key: string): number => (key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1);
