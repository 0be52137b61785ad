// Days, days in a row, statistics and what is kept of the daily puzzles.
import { beforeEach, expect, test, vi } from "vitest";
import { changesAt, countdown, dayOf, kindOf, levelOf, shifted, shiftedMonth, untilNext, weeksOf } from "../src/daily/days";
import { doneOn, playedStreak, type Result, solvedStreak, statistics, streak } from "../src/daily/figures";
import { resultAt } from "../src/daily/note";
import { shareDay } from "../src/daily/share";
import { now, setClock } from "../src/lib/clock";
import type { SeenEntry, MatchUpdate } from "../src/types";

const at = (text: string) => Date.parse(text);
const result = (date: string, more: Partial<Result> = {}): Result => ({
  game: "karma-daily",
  date,
  shape: "",
  points: 5,
  best: 5,
  solved: true,
  slips: 0,
  ms: 60_000,
  at: at(`${date}T12:00:00Z`),
  ...more,
});

test("days change at midnight UTC, whatever the clocks on the wall do", () => {
  expect(dayOf(at("2026-03-14T23:59:59.999Z"))).toBe("2026-03-14");
  expect(dayOf(at("2026-03-15T00:00:00Z"))).toBe("2026-03-15");
  expect(untilNext(at("2026-03-14T23:59:59Z"))).toBe(1000);
  expect(untilNext(at("2026-03-15T00:00:00Z"))).toBe(24 * 3600 * 1000);
  // The night in which clocks in Berlin go forward, and the one in which they go back, have 24 hours here.
  for (const day of ["2026-03-29", "2026-10-25"]) {
    expect(untilNext(at(`${day}T00:30:00Z`))).toBe(23.5 * 3600 * 1000);
    expect(shifted(day, 1) > day && shifted(shifted(day, 1), -1) === day).toBe(true);
  }
});

test.each([
  ["2026-03-14T12:00:00Z", "Europe/Berlin", "01:00"],
  ["2026-03-29T12:00:00Z", "Europe/Berlin", "02:00"],
  ["2026-10-24T12:00:00Z", "Europe/Berlin", "02:00"],
  ["2026-10-25T12:00:00Z", "Europe/Berlin", "01:00"],
  ["2026-07-01T12:00:00Z", "America/Los_Angeles", "17:00"],
  ["2026-07-01T12:00:00Z", "Asia/Kolkata", "05:30"],
])("from %s on in %s the next puzzles come at %s", (time, zone, hour) => {
  expect(changesAt(at(time), "de-DE", zone)).toBe(hour);
});

test("the countdown is written in hours, minutes and seconds", () => {
  expect(countdown(24 * 3600 * 1000)).toBe("24:00:00");
  expect(countdown(47_109_001)).toBe("13:05:10");
  expect(countdown(1)).toBe("00:00:01");
});

test("Mondays are easy and Sundays are hard", () => {
  expect(["2026-03-09", "2026-03-14", "2026-03-15"].map(levelOf)).toEqual([1, 6, 7]);
});

test.each([
  ["2026-03-14", "day"],
  ["2026-11-16", "day"],
  ["2026-11-17", "future"],
  ["9999-12-31", "future"],
  ["2025-12-31", "early"],
  ["0000-01-01", "early"],
  ["2026-02-30", "none"],
  ["2026-13-01", "none"],
  ["2026-3-14", "none"],
  ["today", "none"],
  ["", "none"],
])("the address %j is %s", (text, kind) => {
  expect(kindOf(text, "2026-11-16")).toBe(kind);
});

test("a month is weeks from Monday on, also in leap years", () => {
  expect(weeksOf("2026-03")[0]).toEqual([null, null, null, null, null, null, "2026-03-01"]);
  expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
  expect(weeksOf("2027-02")).toHaveLength(4);
  expect([shiftedMonth("2026-01", -1), shiftedMonth("2026-12", 1)]).toEqual(["2025-12", "2027-01"]);
});

test("days in a row end with today, or with yesterday while today is open", () => {
  const days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02", "2026-03-05"];
  expect(streak(days, "2026-03-02")).toEqual({ now: 4, most: 4 });
  expect(streak(days, "2026-03-03")).toEqual({ now: 4, most: 4 });
  expect(streak(days, "2026-03-04")).toEqual({ now: 0, most: 4 });
  expect(streak(days, "2026-03-05")).toEqual({ now: 1, most: 4 });
  expect(streak([], "2026-03-05")).toEqual({ now: 0, most: 0 });
  // Over the nights in which clocks change, and over the end of a year.
  expect(streak(["2026-03-28", "2026-03-29", "2026-03-30"], "2026-03-30").now).toBe(3);
  expect(streak(["2026-12-31", "2027-01-01"], "2027-01-01").now).toBe(2);
});

test("a game's days count when it was solved on its own day, all together when anything was played", () => {
  const results = [
    result("2026-03-10"),
    result("2026-03-11", { solved: false, points: 7 }),
    result("2026-03-12"),
    result("2026-03-13", { at: at("2026-03-14T00:00:00Z") }),
    result("2026-03-14"),
  ];
  expect(solvedStreak(results, "karma-daily", "2026-03-14")).toEqual({ now: 1, most: 1 });
  expect(playedStreak(results, "2026-03-14")).toEqual({ now: 1, most: 3 });
  expect(solvedStreak(results, "set-daily", "2026-03-14")).toEqual({ now: 0, most: 0 });
});

test("both shapes of SET are one puzzle of the day", () => {
  const shapes = ["", "basic"].map((shape) => result("2026-03-14", { game: "set-daily", shape }));
  expect(doneOn([...shapes, result("2026-03-14"), result("2026-03-13", { game: "x" })], "2026-03-14").size).toBe(2);
});

test("statistics: how many, how, and how fast those were that were solved", () => {
  const results = [
    result("2026-03-10", { ms: 30_000 }),
    result("2026-03-11", { ms: 90_000, slips: 2 }),
    result("2026-03-12", { ms: 50_000, slips: 3 }),
    result("2026-03-13", { ms: 1_000, solved: false }),
    result("2026-03-14", { ms: 70_000, slips: null }),
  ];
  const found = statistics(results);
  expect(found).toMatchObject({ played: 5, solved: 4, quickest: 30_000, middle: 60_000 });
  expect(found.spread).toEqual({ clean: 2, few: 1, many: 1, short: 1 });
  expect(statistics(results.slice(0, 3)).middle).toBe(50_000);
  expect(statistics([])).toMatchObject({ played: 0, quickest: undefined, middle: undefined });
});

const TABLE = { game: "karma-daily", options: { date: "2026-03-14" }, seat: 0 } as unknown as MatchUpdate;
const LOG = [{ at: 0 }, { at: 81_250 }] as SeenEntry[];

test("from a table to a result", () => {
  const outcome = { winners: [0], scores: [5], reason: "solved" } as unknown as MatchUpdate["outcome"];
  const view = { best: 5, slips: 1, backs: 2 };
  const found = resultAt({ ...TABLE, outcome, view }, LOG, 7);
  expect(found).toEqual(result("2026-03-14", { slips: 3, ms: 81_250, at: 7 }));
  const set = { ...TABLE, game: "set-daily", options: { date: "2026-03-14", shape: "basic" }, outcome };
  const seen = resultAt({ ...set, view: { goal: 5, penalties: [2] } }, LOG, 7);
  expect(seen).toMatchObject({ game: "set-daily", shape: "basic", best: 5, slips: 2 });
  expect(resultAt({ ...TABLE, outcome, view, seat: null }, LOG, 7)).toBeNull();
  expect(resultAt({ ...TABLE, outcome: null, view }, LOG, 7)).toBeNull();
  expect(resultAt({ ...TABLE, outcome, view, options: {} }, LOG, 7)).toBeNull();
});

test("a day to share says how long, and neither what was reached nor what is possible", () => {
  const games = ["set", "karma", "wordspiel"].map((slug) => ({ slug: `${slug}-daily`, title: slug }));
  const shapes = ["", "basic"].map((shape) => result("2026-03-14", { game: "set-daily", shape, solved: shape !== "", ms: 125_000 }));
  const karma = result("2026-03-14", { points: 41, best: 37, solved: false });
  const text = shareDay("2026-03-14", games, [...shapes, karma, result("2026-03-13", { game: "wordspiel-daily" })], 4, "https://x");
  expect(text.split("\n")).toEqual([
    expect.stringMatching(/^Fivefold · Saturday,? 14 March 2026$/),
    "🟩 set 2:05",
    "🟨 karma 1:00",
    "⬜ wordspiel",
    "Day streak: 4",
    "https://x/daily/2026-03-14",
  ]);
  expect(text).not.toMatch(/41|37/);
});

test("the server's clock counts where this device's is wrong", () => {
  vi.useFakeTimers();
  vi.setSystemTime(at("2026-03-14T23:59:30Z"));
  setClock("Sun, 15 Mar 2026 00:00:10 GMT");
  expect(dayOf(now())).toBe("2026-03-15");
  setClock("Sat, 14 Mar 2026 23:59:33 GMT");
  expect(now()).toBe(Date.now());
  setClock(null);
  setClock("nonsense");
  expect(now()).toBe(Date.now());
  vi.useRealTimers();
});

// -- what is kept

async function fresh(): Promise<typeof import("../src/daily/results.svelte")> {
  vi.resetModules();
  return import("../src/daily/results.svelte");
}
beforeEach(() => localStorage.clear());

test("the first result stays, also after a reload, and where it was played is forgotten", async () => {
  const first = await fresh();
  const puzzle = result("2026-03-14", { solved: false, points: 8 });
  first.begun(puzzle, "ABCDE");
  expect(first.roomOf(puzzle)).toBe("ABCDE");
  first.over(puzzle);
  first.over(result("2026-03-14"));
  expect(first.resultOf(puzzle)).toEqual(puzzle);
  const again = await fresh();
  expect(again.results()).toEqual([puzzle]);
  expect(again.roomOf(puzzle)).toBeUndefined();
  expect(again.resultOf({ ...puzzle, shape: "basic" })).toBeUndefined();
});

test("what another tab has kept is not lost, and nonsense in the storage does no harm", async () => {
  localStorage.setItem("fivefold.daily", "{broken");
  const one = await fresh();
  const two = await fresh();
  one.over(result("2026-03-13"));
  two.over(result("2026-03-14"));
  expect((await fresh()).results()).toHaveLength(2);
});

test("the server's memory fills gaps, says when it was, and knows who played elsewhere first", async () => {
  const { over, recover, results, resultOf } = await fresh();
  const late = at("2026-03-15T00:00:05Z");
  over(result("2026-03-14", { slips: 2, at: late }));
  over(result("2026-03-13", { at: at("2026-03-13T20:00:00Z") }));
  const known = { game: "karma-daily", shape: "", points: 5, solved: true, ms: 60_000 };
  recover([
    { ...known, date: "2026-03-14", at: late - 10_000 },
    { ...known, date: "2026-03-13", points: 9, solved: false, at: at("2026-03-13T10:00:00Z") },
    { ...known, date: "2026-03-12", at: at("2026-03-12T10:00:00Z") },
  ]);
  expect(resultOf(result("2026-03-14"))).toMatchObject({ slips: 2, at: late - 10_000 });
  expect(resultOf(result("2026-03-13"))).toMatchObject({ points: 9, best: null, solved: false });
  expect(resultOf(result("2026-03-12"))).toMatchObject({ points: 5, best: 5, slips: null });
  expect(results()).toHaveLength(3);
});
