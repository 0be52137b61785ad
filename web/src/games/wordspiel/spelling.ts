// How a typed or tapped word lies: which letters are the end of the spiral, and which come from the hand.
// This is only about where letters are; whether it is a word, and may be played, is for the table to say.

/** A way to make a word: letters of the spiral, then own cards. */
export interface Way {
  spiral: string;
  cards: string;
}

export interface Mark {
  letter: string;
  from: "spiral" | "hand" | "missing";
}

export interface Reading {
  marks: Mark[];
  /** The cards of the hand that it uses, in their order. */
  cards: string[];
  /** All ways to make the word, those with most cards first. */
  ways: Way[];
  /** How many letters at the end of the spiral it uses. */
  overlap: number;
  /** The move, in notation. */
  move: string;
}

/** A card of the hand is its letter and which of its kind it is, such as E2. */
export const letterOf = (card: string): string => card[0] ?? "";
/**
 * What a key of the keyboard stands for on cards: capital letters, without accents where they do not count. A letter
 * that is on a card, such as the Ñ of Spanish, stands for itself.
 */
export function lettersOfKey(key: string, isFolded: boolean, onCards = ""): string[] {
  const letters = key.toUpperCase().normalize("NFC");
  const isPlain = isFolded && !onCards.includes(letters);
  return [...(isPlain ? letters.normalize("NFD").replace(/\p{M}/gu, "") : letters)];
}
const lettersOf = (cards: readonly string[]): string => cards.map(letterOf).join("");

/** Cards of the hand that give these letters, each once; null if they do not. */
export function cardsFor(letters: string, hand: readonly string[]): string[] | null {
  const left = [...hand];
  const taken: string[] = [];
  for (const letter of letters) {
    const place = left.findIndex((card) => letterOf(card) === letter);
    if (place < 0) return null;
    taken.push(...left.splice(place, 1));
  }
  return taken;
}

/** Every way to make a word, those with most cards first. */
export function ways(word: string, spiral: string, hand: readonly string[]): Way[] {
  const found: Way[] = [];
  for (let used = 1; used < word.length; used++)
    if (spiral.endsWith(word.slice(0, used)) && cardsFor(word.slice(used), hand))
      found.push({ spiral: word.slice(0, used), cards: word.slice(used) });
  return found;
}

/** The end of the spiral that cards follow as long as nothing else is said: its last letter. */
export const usualOverlap = (spiral: string): number => Math.min(1, spiral.length);

const marked = (letters: string, from: Mark["from"]): Mark[] => [...letters].map((letter) => ({ letter, from }));

/** A word made of cards that were tapped, after so many letters of the spiral. */
export function readPicked(cards: readonly string[], overlap: number, spiral: string): Reading {
  const start = overlap ? spiral.slice(-overlap) : "";
  const own = lettersOf(cards);
  const marks = [...marked(start, "spiral"), ...marked(own, "hand")];
  const isWhole = start !== "" && own !== "";
  return {
    marks,
    cards: [...cards],
    ways: isWhole ? [{ spiral: start, cards: own }] : [],
    overlap: start.length,
    move: isWhole ? `${start}.${own}` : `word ${start}${own}`,
  };
}

/**
 * A word made of cards that were tapped without a word about the spiral; `choice` picks one of several readings.
 *
 * Behind an O, taps on O, N and E spell ONE with the O that lies there; only few words begin with a letter
 * twice. So letters that are the end of the spiral are taken for it first, and the cards stay in the hand.
 * Taps on none of them add to the last letter.
 */
export function readTapped(cards: readonly string[], spiral: string, choice = 0): Reading {
  const letters = lettersOf(cards);
  const added = readPicked(cards, cards.length ? usualOverlap(spiral) : 0, spiral);
  const spelled = cards
    .map((_, place) => place + 1)
    .filter((used) => spiral.endsWith(letters.slice(0, used)))
    .map((used) => readPicked(cards.slice(used), used, spiral));
  // Of several letters that are nothing but the end of the spiral no word comes: they are more likely to be added, as in N.UN.
  const isLikely = ({ cards, overlap }: Reading) => cards.length > 0 || overlap === 1;
  const all = [...spelled.filter(isLikely), added, ...spelled.filter((reading) => !isLikely(reading))];
  return { ...chosen(all, choice)!, ways: all.flatMap((reading) => reading.ways) };
}

/** One of several, counted around. */
const chosen = <Item>(all: readonly Item[], choice: number): Item | undefined =>
  all[((choice % all.length) + all.length) % all.length];

/** A word as it was typed so far; `choice` picks one of several ways to make it. */
export function readTyped(
  typed: string,
  spiral: string,
  hand: readonly string[],
  choice = 0,
): Reading {
  const all = ways(typed, spiral, hand);
  const way = chosen(all, choice);
  if (way) return { ...readPicked(cardsFor(way.cards, hand) ?? [], way.spiral.length, spiral), ways: all };
  if (isBeginningOfTail(typed, spiral))
    return {
      marks: marked(typed, "spiral"),
      cards: [],
      ways: [],
      overlap: tailBegunBy(typed, spiral),
      move: `word ${typed}`,
    };
  const own = cardsFor(typed, hand);
  if (own) return readPicked(own, usualOverlap(spiral), spiral);
  return withMissing(typed, spiral, hand);
}

/** How long the shortest end of the spiral is that begins so; 0 if there is none. */
function tailBegunBy(typed: string, spiral: string): number {
  const place = spiral.lastIndexOf(typed);
  return typed && place >= 0 ? spiral.length - place : 0;
}
const isBeginningOfTail = (typed: string, spiral: string): boolean => tailBegunBy(typed, spiral) > 0;

/** The word, with as few letters as possible marked as missing from both the spiral and the hand. */
function withMissing(typed: string, spiral: string, hand: readonly string[]): Reading {
  let best: Reading | undefined;
  let fewest = Infinity;
  for (let used = 0; used <= typed.length; used++) {
    if (!spiral.endsWith(typed.slice(0, used))) continue;
    const cards: string[] = [];
    const marks = marked(typed.slice(0, used), "spiral");
    let missing = used ? 0 : 0.5;
    for (const letter of typed.slice(used)) {
      const card = hand.find((own) => letterOf(own) === letter && !cards.includes(own));
      if (card) cards.push(card);
      else missing += 1;
      marks.push({ letter, from: card ? "hand" : "missing" });
    }
    if (missing < fewest) {
      fewest = missing;
      best = { marks, cards, ways: [], overlap: used, move: `word ${typed}` };
    }
  }
  return best ?? { marks: [], cards: [], ways: [], overlap: 0, move: "" };
}
