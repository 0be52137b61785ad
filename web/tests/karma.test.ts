// Karma: cards in words, hands in groups, what fits on the stage, and the pile piece by piece.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Card from "../src/games/karma/Card.svelte";
import { cardOfKey, counted, groups, keyOf, listed, offered, playable, playing, without } from "../src/games/karma/cards";
import { fit, ownWidth, places, sixOf } from "../src/games/karma/layout";
import { after, settled, type Piece } from "../src/games/karma/pile";
import { asked, dueOf, places as placesOf, recalls } from "../src/games/karma/standing";
import type { KarmaEvent, KarmaStep, KarmaView, MatchUpdate } from "../src/types";

const KINDS = [...Array.from({ length: 16 }, (_, index) => String(index + 1)), "GIVE", "FIVE", "TABLE", "UP"];

test("cards are grouped and counted", () => {
  expect(groups(["3", "7", "7", "UP"])).toEqual([
    { card: "3", count: 1 },
    { card: "7", count: 2 },
    { card: "UP", count: 1 },
  ]);
  expect(without(["3", "7", "7", "UP"], ["7", "UP"])).toEqual(["3", "7"]);
  expect(counted("7", 3)).toBe("three 7s");
  expect(listed(["7", "7", "12", "UP"])).toBe("two 7s, 12 and Bottoms Up");
});

test("what may be played comes from the moves", () => {
  const moves = ["play 7", "play 7 7", "play UP", "pickup"];
  expect([...playable(moves)]).toEqual([
    ["7", 2],
    ["UP", 1],
  ]);
  expect(moves).toContain(playing("7", 2));
  expect(playable(null).size).toBe(0);
});

test("every kind has a key of its own", () => {
  expect(new Set(KINDS.map(keyOf)).size).toBe(20);
  expect(KINDS.map((card) => cardOfKey(keyOf(card)))).toEqual(KINDS);
  expect(cardOfKey("p")).toBeUndefined();
});

test.each([
  { shape: "tall", width: 304, height: 250 },
  { shape: "tall", width: 374, height: 560 },
  { shape: "flat", width: 470, height: 320 },
  { shape: "wide", width: 1050, height: 560 },
] as const)("six cards to choose from fit on a stage of $width by $height", (stage) => {
  const { columns, card } = sixOf(stage.width, stage.height, 12, 26);
  const rows = 6 / columns;
  expect(card).toBeGreaterThan(50);
  expect(columns * (card + 12)).toBeLessThanOrEqual(stage.width);
  expect(rows * ((card * 92) / 66 + 26 + 12)).toBeLessThanOrEqual(stage.height);
  expect(ownWidth(stage, true)).toBeGreaterThanOrEqual(ownWidth(stage, false));
});

test.each([
  [1, 374, 126],
  [3, 374, 126],
  [20, 374, 126],
  [20, 600, 140],
  [12, 300, 100],
])("a hand of %i kinds fits into %i by %i", (kinds, width, height) => {
  const size = fit(kinds, width, height);
  expect(size.width).toBeGreaterThan(kinds > 12 ? 34 : 40);
  for (const { x, y } of places(kinds, size, width, height)) {
    expect(x).toBeGreaterThanOrEqual(-0.01);
    expect(x + size.width).toBeLessThanOrEqual(width + 0.01);
    expect(y).toBeGreaterThanOrEqual(-0.01);
    expect(y + (size.width * 92) / 66).toBeLessThanOrEqual(height + 0.01);
  }
});

test("where players have to remember, a round can be read again", () => {
  const table = (memory: string, seats: number) => ({ names: Array(seats).fill("Ann"), view: { memory } }) as unknown as MatchUpdate;
  expect(recalls(table("open", 2))).toBeUndefined();
  expect(recalls(table("forgetful", 2))).toBe(4);
  expect(recalls(table("forgetful", 12))).toBe(12);
});

test("what is played is named so that rank and count cannot be mixed up", () => {
  expect(offered({ card: "2", count: 1 })).toBe("Play the 2");
  expect(offered({ card: "7", count: 2 })).toBe("Play two 7s");
  expect(offered({ card: "UP", count: 1 })).toBe("Play Bottoms Up");
});

const played = (cards: string[], more: object = {}): KarmaEvent => ({
  type: "Played",
  seat: 1,
  cards,
  source: "hand",
  at: 0,
  turn: 0,
  phase: "play",
  place: -1,
  drew: [],
  cleared: false,
  lifted: null,
  out: false,
  late: false,
  ...more,
});
const faces = (pieces: readonly Piece[]) => pieces.map((piece) => piece.card);

test("the pile grows, and Bottoms Up brings the same piece from the bottom to the top", () => {
  const before = settled([], ["3", "9"]);
  const grown = after(before, played(["9", "9"]));
  expect(faces(grown)).toEqual(["3", "9", "9", "9"]);
  const lifted = after(before, played(["UP"], { lifted: "3" }));
  expect(faces(lifted)).toEqual(["9", "UP", "3"]);
  expect(lifted.at(-1)!.id).toBe(before[0]!.id);
  expect(settled(lifted, ["9", "UP", "3"])).toBe(lifted);
});

test("what others played before one came is not known until Bottoms Up brings it up", () => {
  const before = settled([], ["??", "??", "9"]);
  const grown = after(before, played(["12"]));
  expect(settled(grown, ["??", "??", "??", "12"])).toBe(grown);
  expect(faces(grown)).toEqual(["??", "??", "9", "12"]);
  const lifted = after(grown, played(["UP"], { lifted: "3" }));
  expect(faces(lifted)).toEqual(["??", "9", "12", "UP", "3"]);
  expect(lifted.at(-1)!.id).toBe(before[0]!.id);
  expect(settled(lifted, ["??", "??", "??", "??", "3"])).toBe(lifted);
  expect(faces(settled(lifted, ["??", "??", "??", "??", "4"]))).toEqual(["??", "??", "??", "??", "4"]);
});

test("the pile goes when it is cleared, taken or given, and Give the Pile never lies on it", () => {
  const before = settled([], ["3", "9"]);
  expect(after(before, played(["9"], { cleared: true }))).toEqual([]);
  const given = settled(after(before, played(["GIVE"], { phase: "give" })), ["3", "9"]);
  expect(given).toEqual(before);
  expect(given[1]).toBe(before[1]);
  expect(faces(settled(before, ["4"]))).toEqual(["4"]);
});

test.each([
  [1, 16, "Any card fits."],
  [7, 16, "7 or higher, or a Karma Card."],
  [16, 16, "16 or a Karma Card."],
  [1, 5, "5 or lower, or a Karma Card."],
])("from %i to %i a turn asks for: %s", (lowest, highest, words) => {
  const step = { lowest, highest, source: "hand", deadline: null, allowed: null } satisfies KarmaStep;
  expect(asked(step, false)).toBe(words);
  expect(asked(step, true)).toBe("Start a new pile.");
});

test("a step has an end if the table says so", () => {
  const view = (deadline: number | null) => ({ step: { deadline, allowed: 20_000 } }) as KarmaView;
  expect(dueOf(view(81_250))).toEqual({ at: 81_250, total: 20_000 });
  expect(dueOf(view(null))).toBeNull();
});

test("places are the order of going out, and those who are left share the last", () => {
  const table = (out: number[]) => ({ view: { out, players: [{}, {}, {}, {}] } }) as unknown as MatchUpdate;
  expect(placesOf(table([2, 0, 3]))).toEqual([2, 4, 1, 3]);
  expect(placesOf(table([3]))).toEqual([2, 2, 2, 1]);
});

test.each([1, 7, 16])("%i has as many petals", (number) => {
  const { container } = render(Card, { card: String(number) });
  expect(container.querySelectorAll(".petal")).toHaveLength(number);
});

test.each(["GIVE", "FIVE", "TABLE", "UP"])("%s has a sign and its name", (card) => {
  const { container } = render(Card, { card });
  expect(container.querySelectorAll(".sign")).toHaveLength(1);
  expect(container.textContent!.length).toBeGreaterThan(3);
});
