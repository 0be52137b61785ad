// A result as text: how it went, and nothing that gives the puzzle away.
import { expect, test } from "vitest";
import { shareText, squares } from "../src/games/set_cards/share";
import { read } from "../src/lib/words.svelte";
import type { SeenEntry, MatchUpdate } from "../src/types";

const entry = (n: number, type: string, at: number): SeenEntry => ({ n, at, seat: 0, events: [{ type }], words: [], names: null });
const LOG = [
  entry(0, "Dealt", 0),
  entry(1, "Found", 9_000),
  entry(2, "Missed", 20_000),
  ...[3, 4, 5, 6, 7].map((n) => entry(n, "Found", n * 20_000)),
];
const TABLE: MatchUpdate = {
  t: "table",
  match: "m",
  game: "set-daily",
  options: { shape: "advanced", date: "2026-03-02" },
  names: ["Ada"],
  seat: 0,
  n: 7,
  now: 0,
  deadline: null,
  actors: [],
  verbs: [],
  older: false,
  fresh: false,
  entries: [],
  view: { goal: 6 },
  moves: [],
  hints: true,
  outcome: { winners: [0], scores: [6], reason: "all-found", said: { type: "said", key: "set_cards.outcome-puzzle", facts: {} } },
  coach: null,
};

test("squares are in the order of play", () => {
  expect(squares(LOG)).toBe("🟩🟥🟩🟩🟩🟩🟩");
});

test("the daily puzzle tells the date, the count and the time", () => {
  expect(shareText(TABLE, LOG, "https://table.example")).toBe(
    "Daily SET, 2 Mar 2026: 6 of 6 in 2:20\n🟩🟥🟩🟩🟩🟩🟩\nhttps://table.example/daily/2026-03-02/set",
  );
});

test("solitaire tells whether it was won", () => {
  const table = { ...TABLE, game: "set-solitaire", outcome: { ...TABLE.outcome!, winners: [], scores: [21] } };
  expect(shareText(table, LOG, "x")).toMatch(/^SET solitaire: not won, 21 points in 2:20\n/);
});

test("a result is written in the language that is read", async () => {
  await read("de");
  expect(shareText(TABLE, LOG, "x")).toMatch(/^Tagesrätsel SET, 02\.03\.2026: 6 von 6 in 2:20\n/);
  await read("en");
});
