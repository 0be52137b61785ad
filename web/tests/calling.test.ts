// What the tables of SET and SCRAMBLE SET share: which moves may be made, the news, and the bar to call from.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import CallBar from "../src/lib/CallBar.svelte";
import { permits } from "../src/lib/board";
import { News } from "../src/lib/news.svelte";
import { Nudge } from "../src/lib/nudge.svelte";
import { spoken } from "../src/lib/toasts.svelte";
import type { SetFault, MatchUpdate } from "../src/types";

interface Missed {
  type: "Missed";
  seat: number;
  reason: "wrong";
  why: SetFault[];
}
interface Took {
  type: "Took";
  seat: number;
  places: number[];
}

const TABLE = {
  names: ["Ann", "Bo"],
  seat: 0,
  moves: ["call"],
  verbs: ["call"],
  outcome: null,
  hints: true,
  options: { call_seconds: 5, cooldown_seconds: 3 },
  fresh: false,
} as unknown as MatchUpdate;
const ALONE: MatchUpdate = { ...TABLE, names: ["Ann"], moves: ["take 1 2 3", "stop"], verbs: ["take", "stop"] };
const MISSED: Missed = { type: "Missed", seat: 1, reason: "wrong", why: [{ feature: "colour", two: "r", one: "g" }] };
const TOOK: Took = { type: "Took", seat: 1, places: [3, 4, 5] };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("what may be done is what the letter says", () => {
  const can = (table: MatchUpdate) => ["call", "take", "stop"].filter(permits(table));
  expect(can(TABLE)).toEqual(["call"]);
  expect(can({ ...TABLE, moves: null, verbs: ["take"] })).toEqual(["take"]);
  expect(can(ALONE)).toEqual(["take", "stop"]);
  expect(can({ ...TABLE, seat: null, verbs: [] })).toEqual([]);
});

const heard = (...messages: object[][]) => {
  const news = new News<Missed, Took, number>(({ places }) => places, { Rolled: "roll" });
  for (const events of messages) news.hear({ ...TABLE, entries: [{ n: 0, at: 0, seat: 0, words: [], names: null, events }] });
  return news;
};

const next = (news: ReturnType<typeof heard>, event: object) =>
  news.hear({ ...TABLE, entries: [{ n: 1, at: 0, seat: 0, words: [], names: null, events: [event] }] });

test("why it was no SET is shown long enough to be read, even if others call or take meanwhile", () => {
  const news = heard([MISSED]);
  vi.advanceTimersByTime(6000);
  next(news, { type: "Called", seat: 0, photo: [] });
  next(news, TOOK);
  expect(news.missed).toEqual(MISSED);
  next(news, MISSED);
  vi.advanceTimersByTime(8000);
  expect(news.missed, "the second one has its own time").toEqual(MISSED);
  vi.advanceTimersByTime(1000);
  expect(news.missed).toBeUndefined();
  expect(heard([MISSED], [{ type: "Rolled" }]).missed, "those dice are gone").toBeUndefined();
});

test("what happened in one match is no news in the next, as when a step of a lesson begins anew", () => {
  const news = heard([MISSED], [TOOK]);
  expect(news.owners.size).toBeGreaterThan(0);
  news.hear({ ...TABLE, match: "another", fresh: true, entries: [] });
  expect(news.missed).toBeUndefined();
  expect(news.owners.size).toBe(0);
});

test("who picks before calling is told what to do, but not for ever", () => {
  const nudge = new Nudge();
  for (let time = 0; time < 3; time += 1) {
    nudge.tap("Call first.");
    nudge.tap("Call first.");
    expect(nudge.words).toBe("Call first.");
    vi.advanceTimersByTime(6000);
    expect(nudge.words).toBe("");
  }
  nudge.tap("Call first.");
  expect(nudge.words).toBe("");
  expect(nudge.count).toBe(7);
  expect(spoken.lines.filter(({ text }) => text === "Call first.")).toHaveLength(3);
});

test("a photo finish is shown when there was one", () => {
  const press = (seat: number) => ({ seat, counts: 100 });
  expect(heard([{ type: "Called", seat: 0, photo: [] }]).photo).toBeUndefined();
  expect(heard([{ type: "Called", seat: 0, photo: [press(0), press(1)] }]).photo?.seat).toBe(0);
});

test("what was taken has an owner until the next roll", () => {
  expect(heard([TOOK]).owners).toEqual(
    new Map([
      [3, 1],
      [4, 1],
      [5, 1],
    ]),
  );
  expect(heard([TOOK], [{ type: "Rolled" }]).owners.size).toBe(0);
});

function bar(table: MatchUpdate, given: object = {}) {
  const act = vi.fn(() => Promise.resolve(true));
  render(CallBar, {
    table,
    view: { calling: null, pressed: null },
    can: permits(table),
    pieces: "Pick three dice",
    picked: null,
    nudges: 0,
    offset: 0,
    end: ["stop", "No more SETs"],
    act,
    hint: vi.fn(),
    children: createRawSnippet(() => ({ render: () => "<p>Round 1</p>" })),
    ...given,
  });
  return act;
}

test("the space bar calls, but not for one who plays alone", async () => {
  const act = bar(TABLE);
  await fireEvent.keyDown(document.body, { key: " " });
  expect(act).toHaveBeenCalledExactlyOnceWith("call");
  const alone = bar({ ...ALONE, moves: null });
  await fireEvent.keyDown(document.body, { key: " " });
  expect(alone).not.toHaveBeenCalled();
});

test("on another button the space bar presses that one", async () => {
  const act = bar(TABLE);
  await fireEvent.keyDown(screen.getByRole("button", { name: "Hint" }), { key: " " });
  expect(act).not.toHaveBeenCalled();
});

test("alone it ends with a second press", async () => {
  const act = bar(ALONE, { picked: 1 });
  expect(screen.getByText("2 to go")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "No more SETs" }));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Really?" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("stop");
});

test("a player who must wait keeps all buttons, so that nothing on the table moves", () => {
  bar({ ...ALONE, moves: [], verbs: [] }, { rest: 3000 });
  expect(screen.getByText("Wait a moment")).toBeTruthy();
  expect(screen.getByRole("button", { name: "No more SETs" })).toHaveProperty("disabled", true);
});
