import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { figures, paces, shares, stepsOf, total } from "../src/pages/mine/series";
import Bests from "../src/pages/mine/Bests.svelte";
import { need } from "../src/lib/words.svelte";
import type { PeriodFigures } from "../src/types";

const stretch = (step: number, level: number | null, played: number, won: number, more: Partial<PeriodFigures> = {}): PeriodFigures => ({
  ...{ step, level, first: step * 100, last: step * 100 + 9, played, won, paced: 0, pace: 0, reviewed: 0, figure: 0 },
  ...more,
});

test("the parts of one's matches are put together from all levels", () => {
  const steps = stepsOf([stretch(2, 1, 3, 1), stretch(1, null, 2, 1), stretch(2, null, 4, 1, { last: 300 })]);
  expect(steps).toEqual([
    { step: 1, first: 100, last: 109, played: 2 },
    { step: 2, first: 200, last: 300, played: 7 },
  ]);
});

test("a share is of at least eight of the latest matches, level by level", () => {
  const [alone, hard] = shares([stretch(1, 2, 4, 4), stretch(2, 2, 4, 0), stretch(3, 2, 8, 0), stretch(2, null, 1, 1)]);
  expect(alone).toEqual({ level: null, points: [{ step: 2, value: 100 }] });
  expect(hard?.points.map(({ value }) => value)).toEqual([100, 50, 0]);
});

test("means are weighed by how much is known, and missing where nothing is", () => {
  const series = [
    stretch(1, 0, 2, 1, { paced: 1, pace: 4000 }),
    stretch(1, 1, 3, 1, { paced: 3, pace: 24_000, reviewed: 1, figure: 60 }),
    stretch(2, 1, 1, 1),
  ];
  expect(paces(series).points).toEqual([{ step: 1, value: 7 }]);
  expect(figures(series).points).toEqual([{ step: 1, value: 60 }]);
});

test("all games together", () => {
  const game = { game: "set", alone: false, played: 3, won: 1, best: 9, fewest: false, quickest: null, pace: null, figure: null };
  const one = { ...game, lasted: 60_000, since: 0, streak: 1, longest: 2 };
  expect(total([one, { ...one, longest: 5 }])).toEqual({ played: 6, won: 2, lasted: 120_000, longest: 5 });
  expect(total([])).toEqual({ played: 0, won: 0, lasted: 0, longest: 0 });
});

test("a best is named after what is counted, and whether fewer is better", async () => {
  await need("mine", "karma");
  const game = { alone: true, played: 1, won: 1, best: 4, quickest: null, pace: null, figure: null, lasted: 0, since: 0, streak: 0, longest: 0 };
  const games = [
    { ...game, game: "karma-daily", fewest: true },
    { ...game, game: "five-crowns", fewest: true },
    { ...game, game: "set", fewest: false },
  ];
  const { container } = render(Bests, { games, titleOf: (slug: string) => slug });
  expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(["Fewest turns", "Fewest points", "Best score"]);
});
