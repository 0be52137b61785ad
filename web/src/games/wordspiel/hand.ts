// The order in which a player sees the own cards: kept in the browser, by match and seat.
import { letterOf } from "./spelling";

/**
 * Names for the cards of a hand, such as E1 and E2, in the order they had before; new ones come last.
 * Of equal cards those that are `leaving` are the first to be missed.
 */
export function arrange(before: readonly string[], hand: readonly string[], leaving: readonly string[] = []): string[] {
  const left = [...hand];
  const kept = new Set<string>();
  for (const card of [...before].sort((a, b) => Number(leaving.includes(a)) - Number(leaving.includes(b)))) {
    const place = left.indexOf(letterOf(card));
    if (place < 0) continue;
    left.splice(place, 1);
    kept.add(card);
  }
  const cards = before.filter((card) => kept.has(card));
  for (const letter of left) {
    let number = 1;
    while (cards.includes(`${letter}${number}`)) number += 1;
    cards.push(`${letter}${number}`);
  }
  return cards;
}

/** The same cards with one of them in another place. */
export function moved(cards: readonly string[], card: string, place: number): string[] {
  const rest = cards.filter((other) => other !== card);
  rest.splice(Math.max(0, Math.min(rest.length, place)), 0, card);
  return rest;
}

/** The cards in another order than now, if there is one. */
export function shuffled(cards: readonly string[], random: () => number = Math.random): string[] {
  const all = [...cards];
  for (let end = all.length - 1; end > 0; end--) {
    const other = Math.floor(random() * (end + 1));
    [all[end], all[other]] = [all[other]!, all[end]!];
  }
  const isSame = all.every((card, place) => card === cards[place]);
  return isSame && all.length > 1 ? [...all.slice(1), all[0]!] : all;
}

const key = (hand: string) => `fivefold.wordspiel.${hand}`;

export function remembered(hand: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key(hand)) ?? "[]");
    return Array.isArray(found) ? found.filter((card): card is string => /^\p{L}\d+$/u.test(String(card))) : [];
  } catch {
    return [];
  }
}

export function remember(hand: string, cards: readonly string[]): void {
  try {
    sessionStorage.setItem(key(hand), JSON.stringify(cards));
  } catch {
    // Private windows may refuse; the order then lasts as long as the page.
  }
}
