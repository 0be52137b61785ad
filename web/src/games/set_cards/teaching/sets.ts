// The mathematics of SET: four features with three values each, in the letters of notation.

export const FEATURES = ["number", "colour", "shading", "symbol"] as const;
const VALUES = ["123", "rgp", "sot", "oqd"] as const;
export type Line = readonly [string, string, string];

/** All 81 cards. */
export const CARDS: readonly string[] = VALUES.reduce<string[]>(
  (made, values) => made.flatMap((start) => [...values].map((value) => start + value)),
  [""],
);

/** The one card that completes two to a SET: in each feature what both show, or what neither does. */
export const third = (one: string, other: string): string =>
  VALUES.map((values, at) => (one[at] === other[at] ? one[at] : [...values].find((value) => value !== one[at] && value !== other[at]))).join("");

/** The SETs that a card makes with two of some others. */
export function setsWith(card: string, others: readonly string[]): Line[] {
  const there = new Set(others);
  return others.flatMap((one) => {
    const last = third(card, one);
    return one < last && there.has(last) ? [[card, one, last] as const] : [];
  });
}

/** How many features of a SET are different. */
export const differing = ([one, other]: Line): number => VALUES.filter((_, at) => one[at] !== other[at]).length;

/**
 * Twenty cards without a SET, the most there can be. With values counted as 0, 1 and 2 around the card in the middle,
 * they are those for which a² + b² + c·d leaves nothing when divided by three, without the middle itself.
 */
export const CAP: readonly string[] = CARDS.filter((card) => {
  const [a, b, c, d] = VALUES.map((values, at) => values.indexOf(card[at]!)) as [number, number, number, number];
  return (a * a + b * b + c * d) % 3 === 0 && a + b + c + d > 0;
});

/** Some cards in an order that the number decides. */
export function dealt(count: number, turn: number): string[] {
  const cards = [...CARDS];
  let seed = 2 * turn + 1;
  const found: string[] = [];
  while (found.length < count) {
    seed = (seed * 48271) % 2147483647;
    found.push(...cards.splice(seed % cards.length, 1));
  }
  return found;
}
