// The mathematics of SET that teachers show: the third card, twenty cards without a SET, and 1080.
import { expect, test } from "vitest";
import { CAP, CARDS, dealt, differing, setsWith, third, type Line } from "../src/games/set_cards/teaching/sets";

test("every pair has one third card, and any two of the three lead to the other", () => {
  expect(new Set(CARDS).size).toBe(81);
  for (const one of CARDS)
    for (const other of CARDS.filter((card) => card !== one)) {
      const last = third(one, other);
      expect(CARDS).toContain(last);
      expect([third(one, last), third(last, other)]).toEqual([other, one]);
    }
});

test("twenty cards have no SET, and every other card makes one", () => {
  expect(CAP).toHaveLength(20);
  for (const card of CAP) expect(setsWith(card, CAP.filter((other) => other !== card))).toEqual([]);
  const counts = CARDS.filter((card) => !CAP.includes(card)).map((card) => setsWith(card, CAP).length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.filter((count) => count === 10)).toHaveLength(1);
});

test("there are 1080 SETs, sorted by how many features differ as the page says", () => {
  const all = new Map<string, Line>();
  for (const card of CARDS) for (const line of setsWith(card, CARDS.filter((other) => other !== card))) all.set([...line].sort().join(), line);
  expect(all.size).toBe(1080);
  const kinds = [1, 2, 3, 4].map((count) => [...all.values()].filter((line) => differing(line) === count).length);
  expect(kinds).toEqual([108, 324, 432, 216]);
});

test("dealt cards are different, and others the next time", () => {
  expect(new Set(dealt(12, 0)).size).toBe(12);
  expect(dealt(12, 0)).not.toEqual(dealt(12, 1));
});
