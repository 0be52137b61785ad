// The cards of Karma in words, in groups, and by the keys that pick them.

const NAMES: Record<string, string> = {
  GIVE: "Give the Pile",
  FIVE: "Five or Below",
  TABLE: "Play a Table Card",
  UP: "Bottoms Up",
};
const HOW_MANY = ["no", "one", "two", "three", "four", "five", "six"];

export const HIDDEN = "??";
/** A card with an effect, not a number. */
export const isKarma = (card: string): boolean => card in NAMES;

export function cardName(card: string): string {
  return card === HIDDEN ? "a hidden card" : (NAMES[card] ?? card);
}

/** Such as `7`, `two 7s` or `three of Bottoms Up`. */
export function counted(card: string, count: number): string {
  if (count === 1) return cardName(card);
  const many = HOW_MANY[count] ?? count;
  return isKarma(card) ? `${many} of ${cardName(card)}` : `${many} ${card}s`;
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
export function listed(cards: readonly string[]): string {
  const words = groups(cards).map(({ card, count }) => counted(card, count));
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

const ONE = "(?:1[0-6]|[1-9]|GIVE|FIVE|TABLE|UP)";
const RUN = new RegExp(`(?<![\\w.])(?:${ONE}(?: ${ONE})+|GIVE|FIVE|TABLE|UP)(?!\\w)`, "g");

/** A sentence with cards in words instead of notation. */
export function say(words: string): string {
  return words.replace(RUN, (run) => listed(run.split(" ")));
}

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
