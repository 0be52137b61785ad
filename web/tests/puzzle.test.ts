// A day's puzzle at the table: the game's own events, the best in the end, and a text to share that gives nothing away.
import { expect, test } from "vitest";
import { folderOf, frontEnd } from "../src/lib/board";
import { Puzzle } from "../src/lib/puzzle/puzzle.svelte";
import { shareText, squares } from "../src/lib/puzzle/share";
import { rows } from "../src/lib/puzzle/squares";
import { need, read } from "../src/lib/words.svelte";
import type { SeenEntry, MatchUpdate } from "../src/types";

const entry = (n: number, ...events: object[]): SeenEntry => ({ n, at: n * 1000, seat: 0, events, words: [], names: null });
const LOG = [
  entry(0, { type: "LaidOut" }),
  entry(1, { type: "Stepped", happened: [{ type: "Took", n: 1 }, { type: "Took", n: 2 }] }),
  entry(2, { type: "Stepped", happened: [{ type: "Took", n: 3 }] }),
  entry(3, { type: "Slipped", happened: { type: "Missed" } }),
  entry(4, { type: "SteppedBack" }),
  entry(5, { type: "Stepped", happened: [{ type: "Took", n: 4 }] }, { type: "Finished" }),
];
const table = (winners: number[] | null, ended = ""): MatchUpdate =>
  ({
    match: "m",
    game: "karma-daily",
    options: { date: "2026-03-11" },
    names: ["Ada"],
    seat: 0,
    entries: LOG,
    view: { table: "own", solution: ended ? "best" : null, ended, now: 140_500, points: 9, best: 7 },
    outcome: winners && { winners, scores: [9], reason: ended, said: { type: "said", key: "x.y", facts: {} } },
  }) as unknown as MatchUpdate;
const puzzleAt = (at: MatchUpdate) =>
  new Puzzle<string>(
    () => at,
    () => at.entries,
  );

test("what came of a step is told in the game's own events", () => {
  const { table: inner, log } = puzzleAt(table(null));
  expect(inner.view).toBe("own");
  const kinds = (entries: SeenEntry[]) => entries.flatMap(({ events }) => events.map((event) => (event as { type: string }).type));
  expect(kinds(inner.entries)).toEqual(["Took", "Took", "Took", "Missed", "Took"]);
  expect(kinds(log)).toEqual(kinds(inner.entries));
});

test("the best is shown in the end, if it was not reached, and one's own on request", () => {
  expect(puzzleAt(table([0], "solved")).shown).toBe("own");
  const short = puzzleAt(table([], "done"));
  expect([short.isShort, short.shown]).toEqual([true, "best"]);
  short.show(false);
  expect(short.shown).toBe("own");
});

test("squares tell of each step, of those that were undone, and of wrong tries", () => {
  expect(squares(LOG)).toBe("🟩🟨🟥🟩");
  const cards = ([word]: readonly unknown[]) => (word as { n: number }).n;
  expect(squares(LOG, cards)).toBe("🟩 🟨🟨🟨 🟥 🟩🟩🟩🟩");
});

test.each([
  [7, [7]],
  [10, [10]],
  [11, [6, 5]],
  [24, [8, 8, 8]],
  [50, [10, 10, 10, 10, 10]],
])("%i squares are rows of about the same length", (count, lengths) => {
  expect(rows(Array<string>(count).fill("x")).split("\n").map((row) => row.length)).toEqual(lengths);
});

test("very many squares are cut off", () => {
  expect(rows(Array<string>(99).fill("x"))).toMatch(/^(x{10}\n){4}x{10} …$/);
});

test("a result tells the date and the time, and neither what was reached nor what is possible", async () => {
  await need("karma");
  expect(shareText(table(null), LOG, "x")).toBeNull();
  const text = shareText(table([0], "solved"), LOG, "https://table.example");
  expect(text).toBe("Daily Karma, 11 Mar 2026: solved in 2:20\n🟩🟨🟥🟩\nhttps://table.example/daily/2026-03-11/karma");
  expect(shareText(table([], "done"), LOG, "x")).toMatch(/^Daily Karma, 11 Mar 2026: not solved, 2:20\n/);
  await read("de");
  expect(shareText(table([0], "solved"), LOG, "x")).toMatch(/^Tagesrätsel Karma, 11\.03\.2026: gelöst in 2:20\n/);
  await read("en");
});

test("a share text of every game has its title, date, squares and a link to that day's puzzle", async () => {
  const word = [entry(1, { type: "Stepped", happened: [{ type: "Spelled", cards: "CAT" }] }), entry(2, { type: "Stepped", happened: [{ type: "Spelled", cards: "TO" }] })];
  const sets = [entry(1, { type: "Found" }), entry(2, { type: "Missed" })];
  const told: Record<string, [SeenEntry[], string]> = {
    "set-daily": [sets, "🟩🟥"],
    "scramble-set-daily": [LOG, "🟩🟨🟥🟩"],
    "crossword-set-daily": [LOG, "🟩🟨🟥🟩"],
    "set-cubed-daily": [LOG, "🟩🟨🟥🟩"],
    "wordspiel-daily": [word, "🟩🟩🟩 🟩🟩"],
    "five-crowns-daily": [LOG, "🟩🟨🟥🟩"],
    "karma-daily": [LOG, "🟩🟨🟥🟩"],
  };
  for (const [game, [log, squares]] of Object.entries(told)) {
    await need(folderOf(game));
    const text = frontEnd(game)!.share!({ ...table([0], "solved"), game }, log, "https://x")!.split("\n");
    expect(text[0]).toContain("11 Mar 2026");
    expect(text.slice(1)).toEqual([squares, `https://x/daily/2026-03-11/${game.replace("-daily", "")}`]);
  }
});

test("every puzzle of a day has a front end of its own", () => {
  const slugs = ["scramble-set", "crossword-set", "set-cubed", "wordspiel", "five-crowns", "karma"].map((slug) => `${slug}-daily`);
  expect(slugs.filter((slug) => frontEnd(slug)?.slugs[0] !== slug)).toEqual([]);
});
