import { expect, test } from "vitest";
import { Choice } from "../src/games/crossword_set/choice.svelte";
import { Past } from "../src/games/crossword_set/past.svelte";
import * as places from "../src/games/crossword_set/places";
import { dieName, ending, guests, planned } from "../src/games/crossword_set/table";
import { list, pieces, read, said, say } from "../src/lib/words.svelte";

const at = places.spotOf;
const RIGHT = places.ARROWS.ArrowRight!;
const DOWN = places.ARROWS.ArrowDown!;

test("squares and spots are the same places", () => {
  expect(at("k11")).toEqual({ x: 10, y: 10 });
  for (const square of ["a1", "u21", "c17"]) expect(places.squareOf(at(square))).toBe(square);
  expect(places.isOn(at("u21"))).toBe(true);
  expect(places.isOn({ x: 21, y: 0 })).toBe(false);
});

test("the middle is seen until the dice ask for more", () => {
  const frame = { width: 400, height: 400 };
  const empty = places.seen(frame, [], 50);
  expect(empty).toEqual({ cell: 50, x: -325, y: -325 });
  expect(places.seen(frame, ["i10", "m12"].map(at), 50)).toEqual(empty);
  // To the left it moves on, with a square of room; when that is not enough, it goes further away.
  expect(places.seen(frame, ["e11", "i11"].map(at), 50)).toEqual({ cell: 50, x: -150, y: -325 });
  expect(places.seen(frame, ["a1", "u21"].map(at), 50).cell).toBeCloseTo(400 / 21);
  expect(places.under(empty, { x: 200, y: 200 })).toEqual(at("k11"));
});

test("dice that are carried keep their places, and others follow in a row", () => {
  const dice = [
    { die: "#1", spot: null },
    { die: "#2", spot: at("c3") },
    { die: "#3", spot: at("d3") },
    { die: "#4", spot: at("c4") },
  ];
  expect([...places.carried(dice, "#2")]).toEqual([
    ["#2", { x: 0, y: 0 }],
    ["#3", { x: 1, y: 0 }],
    ["#4", { x: 0, y: 1 }],
    ["#1", { x: 2, y: 0 }],
  ]);
  expect([...places.carried(dice, "#1").values()].map((by) => by.x)).toEqual([0, 1, 2, 3]);
});

test("by keys dice go over what lies in the way, and not beyond the edge", () => {
  const dice = [
    { die: "#1", spot: at("a1") },
    { die: "#2", spot: at("b1") },
  ];
  expect(places.written(places.shifted(dice, RIGHT, [at("c1")])!)).toBe("#1 d1 #2 e1");
  expect(places.written(places.shifted(dice, DOWN, [])!)).toBe("#1 a2 #2 b2");
  expect(places.shifted(dice, places.ARROWS.ArrowUp!, [])).toBeNull();
});

test("dice from beside the grid are laid one after the other", () => {
  expect(places.written(places.laid(["#1", "#2"], null, RIGHT, [])!)).toBe("#1 k11 #2 l11");
  expect(places.written(places.laid(["#1", "#2"], at("k11"), DOWN, [at("k11"), at("k12")])!)).toBe("#1 k13 #2 k14");
  expect(places.laid(["#1"], at("u4"), RIGHT, [])).toBeNull();
});

test("dice are turned around the first", () => {
  const dice = ["c3", "d3", "e3"].map((square, n) => ({ die: `#${n}`, spot: at(square) }));
  expect(places.written(places.turned(dice))).toBe("#0 c3 #1 c4 #2 c5");
  expect(places.written([["#7", null]])).toBe("#7 off");
});

test("dice beside the grid fit into their strip", () => {
  for (const [count, width] of [
    [10, 374],
    [14, 374],
    [32, 374],
    [32, 900],
  ] as const) {
    const { size, rows, at: middle } = places.rows(count, width, 44);
    const xs = Array.from({ length: count }, (_, n) => middle(n).x);
    expect(rows).toBeLessThanOrEqual(2);
    expect(Math.min(...xs) - size / 2).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs) + size / 2).toBeLessThanOrEqual(width);
  }
});

test("small dice get as large as their frame allows", () => {
  expect(places.fitting(10, 200, 40, 36)).toBe(20);
  expect(places.fitting(3, 200, 100, 36)).toBe(36);
  expect(places.fitting(31, 120, 60, 36)).toBe(15);
});

test("what was moved stays chosen until another die is", () => {
  const choice = new Choice();
  choice.toggle("#1", null);
  choice.toggle("#2", at("k11"));
  expect(choice.dice).toEqual(["#1", "#2"]);
  expect(choice.anchor).toEqual(at("k11"));
  choice.toggle("#1", null);
  expect(choice.dice).toEqual(["#2"]);
  choice.spend(at("l11"));
  expect(choice.dice).toEqual(["#2"]);
  choice.toggle("#3", null);
  expect(choice.dice).toEqual(["#3"]);
  expect(choice.anchor).toEqual(at("l11"));
});

test("guests are read from the moves, and endings told", () => {
  expect(guests(["take", "guest 2 #4 k11", "guest 3 #4 k12", "put #4 k11"], 1)).toEqual([{ die: "#4", square: "k11" }]);
  const result = { reason: "completed" as const, winner: 1, unused: [7, 0], extra: [0, 2], length: 9 };
  expect(ending(result, [0, 7], ["Ann", "Bo"], 1)).toBe("You win 7 points!");
  expect(ending(result, [0, 7], ["Ann", "Bo"], null)).toBe("Bo wins 7 points");
  expect(ending({ ...result, winner: null, reason: "time" }, [0, 0], ["Ann", "Bo"], 0)).toBe("Time’s up");
  expect(places.keyOf(9) + places.keyOf(10)).toBe("0q");
  expect(places.dieOfKey("KeyP")).toBe(19);
});

test("a grid that is advised can be drawn, and is told in the reader's language", async () => {
  const spot = (face: string, square: string) => said("crossword_set.spot", { face: pieces([face]), square });
  const dice = list([spot("2rd", "k11"), spot("*1go", "l11")], "comma");
  const whole = { said: { type: "said" as const, key: "crossword_set.hint-lay", facts: { dice } }, pieces: ["#1", "#2"] };
  expect(planned(whole)).toEqual([
    { die: "k11", face: "2rd", square: "k11" },
    { die: "l11", face: "*1go", square: "l11" },
  ]);
  expect(planned({ ...whole, said: { ...whole.said, key: "crossword_set.hint-set" } })).toEqual([]);
  expect(say(whole.said)).toBe("Put two red diamonds on k11, WILD as one green oval on l11.");
  await read("de");
  expect(say(whole.said)).toBe("Leg zwei rote Rauten auf k11, WILD als ein grünes Oval auf l11.");
  await read("en");
});

test("a die is read out with where it lies and what it does there", () => {
  const die = { die: "#4", face: "*2rd", grid: 1, square: "k11", declared: false, frozen: true, in_set: true, used: true };
  expect(dieName({ ...die, owner: 0 }, ["Ann", "Bo"], 0)).toBe("WILD as two red diamonds, on k11, used, Bo’s guest, can’t move");
  expect(dieName({ ...die, owner: 1, square: null, grid: null, frozen: false }, ["Ann", "Bo"], 0)).toBe("WILD as two red diamonds, Bo’s");
});

test("moves are taken back one after the other", () => {
  const past = new Past();
  expect(past.last).toBeUndefined();
  past.remember([["#1", null]]);
  past.remember([
    ["#1", at("k11")],
    ["#2", null],
  ]);
  expect(places.written(past.last!)).toBe("#1 k11 #2 off");
  past.forget();
  expect(places.written(past.last!)).toBe("#1 off");
  past.remember([["#3", null]]);
  past.clear();
  expect(past.last).toBeUndefined();
});
