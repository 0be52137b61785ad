// Practice: how answers are judged, and how the level follows them.
import { beforeEach, expect, test } from "vitest";
import { judge, keyOf, placeOfKey, rightPlaces } from "../src/pages/practice/judge";
import { answered, levelAfter, levelOf, note } from "../src/pages/practice/progress.svelte";
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

test("the level goes up by half a step and down by a whole one, and is remembered", () => {
  expect(levelAfter(9.75, true)).toBe(10);
  expect(levelAfter(0.5, false)).toBe(0);
  expect(levelOf("set.judge")).toBe(2);
  note("set.judge", 2, true);
  note("set.judge", 2, true);
  note("set.judge", 3, false);
  expect(levelOf("set.judge")).toBe(2);
  expect(answered("set.judge").map(({ isRight }) => isRight)).toEqual([true, true, false]);
  expect(JSON.parse(localStorage.getItem("fivefold.practice")!)["set.judge"]).toHaveLength(3);
});

test("every choice has a key", () => {
  expect(Array.from({ length: 13 }, (_, place) => placeOfKey(keyOf(place)))).toEqual(Array.from({ length: 13 }, (_, n) => n));
});
