// A review in the browser: figures as the server counts them, a curve that is true, and a table of it.
import { describe, expect, it } from "vitest";
import { linesOf, pointAt, rangeOf, rowsOf } from "../src/review/curve";
import { basisOf, costOf, costWords, filtered, lostOf, marksOf, momentOf, piecesIn, sentences, whole } from "../src/review/figures";
import { need } from "../src/lib/words.svelte";
import type { Decision, Point, Review } from "../src/types";


function decision(worth: number, top: number, blind: number, more: Partial<Decision> = {}): Decision {
  const told = { type: "said" as const, key: "reviews.points", facts: {} };
  return { n: 1, at: 0, seat: 0, made: "a", best: "b", worth, top, blind, trials: 0, modelled: false, matters: true, said: told, ...more };
}

describe("what a decision cost", () => {
  it("is counted as the library does", () => {
    expect([costOf(decision(6, 8, 4)), lostOf(decision(6, 8, 4))]).toEqual([2, 50]);
    expect([costOf(decision(1, 8, 4)), lostOf(decision(1, 8, 4))]).toEqual([7, 100]);
    expect(lostOf(decision(8, 8, 4))).toBe(0);
    expect(costOf(decision(0.1, 0.3, 0))).toBe(0.2);
    expect(lostOf(decision(2, 3, 3))).toBe(0);
  });

  it("is told in whole numbers, and below one as a share", async () => {
    await need("review", "reviews", "set_cards");
    const unit = { type: "said" as const, key: "set_cards.review-unit", facts: {} };
    expect(costWords({ unit }, decision(-0.8, 0.8, -1))).toBe("Cost in SETs: 2, 89% of what was possible (exact).");
    expect(costWords({ unit }, decision(0.4, 0.8, 0))).toBe("Cost: 50% of what was possible (exact).");
    expect(costWords({ unit }, decision(1, 1, 0))).toBe("Best move (exact).");
    expect(whole(92.6)).toBe("93");
  });

  it("says how sure it is", () => {
    expect(basisOf({ trials: 0, modelled: false }).key).toBe("reviews.exact");
    expect(basisOf({ trials: 0, modelled: true }).key).toBe("reviews.modelled");
    expect(basisOf({ trials: 12, modelled: true })).toMatchObject({ key: "reviews.estimated", facts: { trials: 12 } });
  });

  it("stands at the table before it", () => {
    expect(momentOf({ n: 17 })).toBe(16);
    expect(momentOf({ n: 0 })).toBe(0);
  });
});

describe("the decisions somebody wants to read", () => {
  const all = [
    decision(1, 1, 0),
    decision(0, 1, 0, { seat: 1 }),
    decision(0, 1, 0),
    decision(0, 0.1, 0, { matters: false }),
  ];
  it("are those of a player, or of all", () => {
    expect(filtered(all, 0, "all")).toHaveLength(3);
    expect(filtered(all, null, "all")).toHaveLength(4);
    expect(filtered(all, null, "mattered")).toHaveLength(3);
    expect(filtered(all, 0, "dear")).toEqual([all[2]]);
  });
});

describe("the curve", () => {
  const points: Point[] = [
    [0, [0, 0]],
    [4, [3, 0]],
    [8, [3, -1]],
  ];

  it("has zero in it and everything below it", () => {
    expect(rangeOf({ points, is_chance: false })).toEqual({ range: [-1, 3], ticks: [-1, 0, 1, 2, 3] });
    expect(rangeOf({ points: [], is_chance: false })).toEqual({ range: [0, 1], ticks: [0, 1] });
  });

  it("shows chances from none to all", () => {
    expect(rangeOf({ points: [[0, [0.5]]], is_chance: true })).toEqual({ range: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1] });
  });

  it("goes on to the end of the match", () => {
    expect(linesOf({ points, is_chance: false }, 2, 10)).toEqual([
      [[0, 0], [4, 3], [8, 3], [10, 3]],
      [[0, 0], [4, 0], [8, -1], [10, -1]],
    ]);
    expect(linesOf({ points, is_chance: false }, 1, 8)).toEqual([[[0, 0], [4, 3], [8, 3]]]);
    expect(linesOf({ points: [], is_chance: false }, 1, 8)).toEqual([[]]);
  });

  it("knows what held at a moment", () => {
    expect(pointAt(points, 5)).toBe(points[1]);
    expect(pointAt(points, 0)).toBe(points[0]);
    expect(pointAt(points, 99)).toBe(points[2]);
  });

  it("is a table of some rows, with the first and the last", () => {
    const many: Point[] = Array.from({ length: 100 }, (_, n) => [n, [n]]);
    const rows = rowsOf(many, 12);
    expect(rows).toHaveLength(12);
    expect([rows[0], rows.at(-1)]).toEqual([many[0], many[99]]);
    expect(rowsOf(points)).toEqual(points);
  });
});

describe("the pieces of a sentence", () => {
  it("are found wherever they are, by fact", () => {
    const pieces = (...of: string[]) => ({ type: "pieces" as const, pieces: of });
    const told = {
      type: "said" as const,
      key: "karma.review-move.wrong",
      facts: {
        made: { type: "said" as const, key: "karma.review-named.play", facts: { cards: pieces("UP") } },
        chance: 74,
        best: { type: "list" as const, joined: "and" as const, items: [pieces("5", "5"), "x"] },
      },
    };
    expect(piecesIn(told)).toEqual([["UP"], ["5", "5"]]);
  });
});

describe("the marks on a slider", () => {
  it("are the moments to learn from, one for what happened at once", () => {
    const decisions = [decision(0, 1, 0, { n: 9 }), decision(0, 1, 0, { n: 9, seat: 1 }), decision(0, 1, 0, { n: 3, seat: 1 })];
    const lesson = (place: number) => ({ decision: place, n: decisions[place]!.n, at: 0, seat: decisions[place]!.seat, position: "" });
    const player = { figure: 0, decisions: 1, mattered: 1, found: 0, cost: 1 };
    const players = [
      { ...player, lessons: [lesson(0)] },
      { ...player, lessons: [lesson(1), lesson(2)] },
    ];
    const marks = marksOf({ names: ["Ann", "Bo"], players, decisions } as unknown as Review);
    expect(marks.map(({ at }) => at)).toEqual([2, 8]);
    expect(marks[1]!.label).toMatch(/^Ann: .*Bo: /);
  });
});

describe("sentences", () => {
  it("begin with a capital, whatever piece they begin with", () => {
    expect(sentences("two 11s: 8.4 % left. three 5s were better. Bo too.")).toBe("Two 11s: 8.4 % left. Three 5s were better. Bo too.");
  });
});
