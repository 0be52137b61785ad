// Whether an answer is right and what is said about it, from what the drill itself says.
import type { Drill, Message } from "../../types";

export interface Verdict {
  isRight: boolean;
  why: Message[];
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((n) => b.includes(n));

/** A wrong answer is explained as a whole, or where any number may be chosen, by each place that is wrong. */
export function judge(drill: Drill, answer: readonly number[]): Verdict {
  const chosen = [...answer].sort((a, b) => a - b);
  if (drill.right.some((right) => same(right, chosen))) return { isRight: true, why: [drill.best] };
  const right = drill.right[0] ?? [];
  const wrong = drill.choices.map((_, place) => place).filter((place) => right.includes(place) !== chosen.includes(place));
  const keys = drill.pick ? [chosen.join(" ")] : wrong.map(String);
  return { isRight: false, why: keys.flatMap((key) => drill.why[key] ?? []) };
}

/** The places of choices that belong to a right answer: the one given, if it is right, else the first there is. */
export const rightPlaces = (drill: Drill, answer: readonly number[]): readonly number[] =>
  drill.right.find((right) => same(right, answer)) ?? drill.right[0] ?? [];

const KEYS = "1234567890qwertz";
/** The key for a choice. */
export const keyOf = (place: number): string => KEYS[place] ?? "";
export const placeOfKey = (key: string): number => (key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1);
