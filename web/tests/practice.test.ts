// Practice: how answers are judged, and how the level follows them.
import { beforeEach, expect, test } from "vitest";
import { judge, keyOf, placeOfKey, rightPlaces } from "../src/pages/practice/judge";
import { answered, levelAfter, levelOf, note } from "../src/pages/practice/progress.svelte";
import { markOf, streakOf } from "../src/pages/practice/run";
import type { Drill, Message } from "../src/types";

const saying = (key: string): Message => ({ type: "said", key, facts: {} });

function drill(pick: number, right: number[][], why: Record<string, Message>): Drill {
  const choice = { shown: null, said: saying("a.b") };
  return {
    name: "set.find", seed: "1", difficulty: 3, question: saying("a.q"), shown: [], setting: {}, proof: [], effort: 1,
    choices: [choice, choice, choice, choice], pick, right, why, best: saying("a.best"),
  }; // prettier-ignore
}

beforeEach(() => localStorage.clear());

test("one of several right answers is right, another is explained", () => {
  const one = drill(1, [[0], [2]], { "0": saying("a.0"), "1": saying("a.1"), "2": saying("a.2"), "3": saying("a.3") });
  expect(judge(one, [2])).toEqual({ isRight: true, why: [one.best] });
  expect(judge(one, [1])).toEqual({ isRight: false, why: [saying("a.1")] });
  expect(rightPlaces(one, [2])).toEqual([2]);
  expect(rightPlaces(one, [1])).toEqual([0]);
});

test("three are judged together, in any order", () => {
  const one = drill(3, [[0, 1, 3]], { "0 1 2": saying("a.wrong") });
  expect(judge(one, [3, 0, 1]).isRight).toBe(true);
  expect(judge(one, [2, 1, 0])).toEqual({ isRight: false, why: [saying("a.wrong")] });
});

test("where all that are right are asked for, what is wrong and what is missing is explained", () => {
  const one = drill(0, [[0, 2]], { "0": saying("a.0"), "1": saying("a.1"), "2": saying("a.2"), "3": saying("a.3") });
  expect(judge(one, [2, 0]).isRight).toBe(true);
  expect(judge(one, [0, 3])).toEqual({ isRight: false, why: [saying("a.2"), saying("a.3")] });
});

test("the level goes up by half a step and down by a whole one, but not in the first five, and is remembered", () => {
  expect(levelAfter(9.75, true, 9)).toBe(10);
  expect(levelAfter(0.5, false, 9)).toBe(0);
  expect(levelAfter(3, false, 5)).toBe(2);
  expect(levelAfter(3, false, 4)).toBe(3);
  expect(levelOf("set.judge")).toBe(2);
  for (const isRight of [true, false, false, false, false]) note("set.judge", 2, isRight);
  expect(levelOf("set.judge")).toBe(2.5);
  note("set.judge", 2, false);
  expect(levelOf("set.judge")).toBe(1.5);
  expect(answered("set.judge").map(({ isRight }) => isRight)).toEqual([true, false, false, false, false, false]);
  expect(JSON.parse(localStorage.getItem("fivefold.practice")!)["set.judge"]).toHaveLength(6);
});

test("a run knows its streak, and its mark", () => {
  expect(streakOf([true, true, false, true])).toEqual({ now: 1, most: 2 });
  expect(streakOf([])).toEqual({ now: 0, most: 0 });
  expect([10, 9, 8, 7, 5, 4, 0].map(markOf)).toEqual(["perfect", "great", "great", "good", "good", "more", "more"]);
});

test("every choice has a key", () => {
  expect(Array.from({ length: 13 }, (_, place) => placeOfKey(keyOf(place)))).toEqual(Array.from({ length: 13 }, (_, n) => n));
});
