// The cards of Five Crowns in words and signs: notation is a rank and a suit, the Joker is JK.

export const SUITS = { S: "spades", H: "hearts", C: "clubs", D: "diamonds", "*": "stars" } as const;
export type Suit = keyof typeof SUITS;
const SIGNS: Record<Suit, string> = { S: "♠", H: "♥", C: "♣", D: "♦", "*": "★" };
const COURT: Record<string, string> = { J: "Jack", Q: "Queen", K: "King" };
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

/** Such as `Queen of hearts`. */
export function cardName(card: string): string {
  const suit = suitOf(card);
  return suit === null ? "Joker" : `${COURT[rankOf(card)] ?? rankOf(card)} of ${SUITS[suit]}`;
}

/** Such as `Q♥`. */
export function signs(card: string): string {
  const suit = suitOf(card);
  return suit === null ? "Joker" : rankOf(card) + SIGNS[suit];
}

/** All cards of a rank: `7s` or `Kings`. */
export function plural(rank: number): string {
  return rank > 10 ? `${COURT[letter(rank)]}s` : `${rank}s`;
}

const CARD = "(?:(?:[3-9JQK]|10)[SHCD*]|JK)";
const SPREAD = new RegExp(`(?<![A-Za-z0-9])\\+?${CARD}(?:[-/+ ]${CARD})*(?![A-Za-z0-9])`, "g");

function reworded(words: string, name: (card: string) => string, between: string): string {
  return words.replace(SPREAD, (spread) => {
    const { melds, left } = readSpread(spread);
    const lines = melds.map((meld) => meld.map(name).join(between));
    if (left.length > 0) lines.push(`${melds.length ? "" : "nothing, "}left over ${left.map(name).join(between)}`);
    return lines.join("; ");
  });
}

/** A sentence with every card in words, for the ear. */
export const say = (words: string): string => reworded(words, cardName, ", ");
/** A sentence with every card in signs, for the eye. */
export const pretty = (words: string): string => reworded(words, signs, " ");

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

/** What a meld is called: `run of hearts`, `book of 8s`. */
export function meldName(meld: { kind: string; rank: number; suit: string }): string {
  return meld.kind === "run" ? `run of ${SUITS[meld.suit as Suit]}` : `book of ${plural(meld.rank)}`;
}

const KEYS = "1234567890qwer";
/** The key for the card at a place of one's hand. */
export const keyOf = (place: number): string => KEYS[place] ?? "";
export const placeOfKey = (key: string): number => (key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1);
