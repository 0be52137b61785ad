import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allows, roundOf, standingOf, type Entry, type Standing } from "../src/pages/score/standing";
import type { Scoring } from "../src/types";

interface Cases {
  scorings: Record<string, Scoring>;
  cases: { game: string; log: Entry[]; standing: Standing }[];
}
const { scorings, cases } = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/scores/cases.json"), "utf-8")) as Cases;

test("a phone works a sheet out as the library does", () => {
  expect(cases.length).toBeGreaterThan(100);
  for (const { game, log, standing } of cases) expect(standingOf(scorings[game]!, log), game).toEqual(standing);
});

test("the order in which entries arrive makes no difference", () => {
  for (const { game, log, standing } of cases) expect(standingOf(scorings[game]!, [...log].reverse())).toEqual(standing);
});

test("numbers that no cards add up to are known", () => {
  const first = roundOf(scorings["five-crowns"]!, 1);
  expect([0, 4, 20, 50].every((points) => allows(first, points))).toBe(true);
  expect([-1, 1, 2, 3, 149, 151].some((points) => allows(first, points))).toBe(false);
  expect(roundOf(scorings["set-cubed"]!, 40)).toBe(roundOf(scorings["set-cubed"]!, 1));
});
