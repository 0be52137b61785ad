// SCRAMBLE SET: keys for every place, columns that fit, and who won a round.
import { expect, test } from "vitest";
import { columns, isBest, keyOf, placeOfKey, sum } from "../src/games/scramble_set/rounds";

const ROUND = { best: 14, ms: 30_000, stopped: false };

test("each of the 42 places has a key of its own", () => {
  const keys = Array.from({ length: 42 }, (_, place) => keyOf(place));
  expect(new Set(keys).size).toBe(42);
  expect(keys.every((key) => key.length === 1)).toBe(true);
  expect([placeOfKey("Digit1"), placeOfKey("KeyQ"), placeOfKey("KeyA"), placeOfKey("KeyZ")]).toEqual([0, 11, 22, 33]);
  expect([placeOfKey("Period"), placeOfKey("Space"), placeOfKey("Enter")]).toEqual([41, -1, -1]);
});

test.each([
  ["a desktop", 42, 1232, 588, 11],
  ["a phone", 42, 374, 640, 5],
  ["a tie-break on a phone", 9, 374, 640, 2],
  ["a single die", 1, 374, 640, 1],
])("on %s %i dice get the columns that leave them most room", (_, dice, width, height, across) => {
  expect(columns(dice, width, height)).toBe(across);
});

test("the most SETs win a round, also if they are shared; alone nobody is compared", () => {
  expect([0, 1, 2].map((seat) => isBest([5, 7, 7], seat))).toEqual([false, true, true]);
  expect(isBest([3], 0)).toBe(false);
});

test("figures add up over all rounds", () => {
  expect(sum([ROUND, ROUND], "best")).toBe(28);
  expect(sum([], "ms")).toBe(0);
});
