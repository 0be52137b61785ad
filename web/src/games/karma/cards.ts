// The cards of Karma in words, in groups, and by the keys that pick them.
import { pieces, t } from "../../lib/words.svelte";

const KARMA = ["GIVE", "FIVE", "TABLE", "UP"];

export const HIDDEN = "??";
/** A card with an effect, not a number. */
export const isKarma = (card: string): boolean => KARMA.includes(card);

export function cardName(card: string): string {
  return card === HIDDEN ? t("karma.hidden-card") : counted(card, 1);
}

/** Such as `7`, `two 7s` or `three of Bottoms Up`. */
export const counted = (card: string, count: number): string => t("karma.piece", { piece: card, count });

/** What a card is and does, for those who ask. */
export function about(card: string): string {
  if (card === HIDDEN) return t("karma.about.down");
  return isKarma(card) ? t(`karma.about.${card.toLowerCase()}`) : t("karma.about", { number: card });
}

/** What is picked or dragged: so many of a kind, or what lies face down at a place. */
export interface Load {
  card: string;
  count: number;
  place?: number;
}

/** What a press plays, such as `Play the 7` or `Play two 7s`. */
export function offered({ card, count }: Load): string {
  return t("karma.play", { kind: count === 1 && !isKarma(card) ? "number" : "cards", card: counted(card, count) });
}

export interface Group {
  card: string;
  count: number;
}

/** The kinds among some cards in the order of their first, and how many there are of each. */
export function groups(cards: readonly string[]): Group[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

/** The cards that are left when some of them are taken away. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

/** Such as `two 7s, 12 and Bottoms Up`. */
export const listed = (cards: readonly string[]): string => t("karma.cards", { cards: pieces(cards) });

/** Which kinds may be played now, and how many of each at most. */
export function playable(moves: readonly string[] | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const move of moves ?? []) {
    const [verb, card = "", ...more] = move.split(" ");
    if (verb === "play") found.set(card, Math.max(found.get(card) ?? 0, more.length + 1));
  }
  return found;
}

/** The move that plays so many of a kind. */
export const playing = (card: string, count: number): string => `play ${Array(count).fill(card).join(" ")}`;

const KIND_KEYS: Record<string, string> = { GIVE: "a", FIVE: "s", TABLE: "d", UP: "f" };
[..."1234567890qwerty"].forEach((key, place) => (KIND_KEYS[String(place + 1)] = key));
const KINDS_BY_KEY = new Map(Object.entries(KIND_KEYS).map(([card, key]) => [key, card]));

/** The key of a kind: 1 to 0 are the numbers up to ten, the rows below are the rest. */
export const keyOf = (card: string): string => KIND_KEYS[card] ?? "";
export const cardOfKey = (key: string): string | undefined => KINDS_BY_KEY.get(key);

/** The keys of the three Facedown places. */
export const PLACE_KEYS = ["z", "x", "c"];
/** The keys of the seats, when the pile is given away. */
export const SEAT_KEYS = "1234567890qw";
