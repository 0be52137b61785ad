import { expect, test } from "vitest";
import { layout } from "../src/games/set_cubed/layout";
import { ahead, inHand, nearest, openings, readPuts } from "../src/games/set_cubed/puts";
import { around, kept, showing, WHOLE, zoomed } from "../src/games/set_cubed/sight";

const frame = 390;

test("puts are read with their squares, faces and partners", () => {
  expect(readPuts(["done", "put g8=2rd", "put h12=*1go", "put a1=3pq with *2rd", "replace g7"])).toEqual([
    { move: "put g8=2rd", square: "g8", face: "2rd", partner: null },
    { move: "put h12=*1go", square: "h12", face: "*1go", partner: null },
    { move: "put a1=3pq with *2rd", square: "a1", face: "3pq", partner: "*2rd" },
  ]);
  expect(inHand("*1go")).toBe("*");
});

test("openings are found by the dice in their order", () => {
  const moves = ["set 1ro 2ro 3ro", "set 1ro 3ro 2ro", "set 1ro *2ro 3ro", "set 1ro *2gd 3pq"];
  expect(openings(moves, ["1ro", "2ro", "3ro"])).toEqual(["set 1ro 2ro 3ro"]);
  expect(openings(moves, ["1ro", "*", "3ro"])).toEqual(["set 1ro *2ro 3ro"]);
  expect(openings(moves, ["2ro", "1ro", "3ro"])).toEqual([]);
});

test.each([
  ["a phone upright", { shape: "tall", width: 374, height: 640 }, 374, false],
  ["a phone on its side", { shape: "flat", width: 520, height: 330 }, 330, true],
  ["a tablet upright", { shape: "wide", width: 780, height: 950 }, 780, false],
  ["a desktop", { shape: "wide", width: 1040, height: 670 }, 670, true],
] as const)("the board takes the room there is on %s", (_, stage, side, isBeside) => {
  expect(layout(stage)).toMatchObject({ side, isBeside });
});

test("the board cannot be pushed out of the frame", () => {
  expect(kept(frame, { zoom: 2, x: 50, y: -500 })).toEqual({ zoom: 2, x: 0, y: -390 });
  expect(kept(frame, { zoom: 0.5, x: 70, y: -70 })).toEqual(WHOLE);
});

test("a square that has the focus is in sight", () => {
  const near = { zoom: 2, x: 0, y: 0 };
  expect(showing(frame, 13, near, { x: 3, y: 3 })).toEqual(near);
  expect(showing(frame, 13, near, { x: 12, y: 7 })).toEqual({ zoom: 2, x: -390, y: -90 });
  expect(showing(frame, 13, { zoom: 2, x: -390, y: -390 }, { x: 0, y: 12 })).toEqual({ zoom: 2, x: 0, y: -390 });
});

test("arrows go to the next square in their direction, or to the next of some", () => {
  const lit = ["e7", "i7", "g3", "m6"];
  expect(ahead(lit, "g7", 1, 0)).toBe("i7");
  expect(ahead(lit, "i7", 1, 0)).toBe("m6");
  expect(ahead(lit, "m6", 1, 0)).toBeUndefined();
  expect(ahead(lit, "g7", 0, -1)).toBe("g3");
  expect(ahead(["a1", "b1", "a2", "b2"], "a1", 0, 1)).toBe("a2");
  expect(nearest(lit, "h7")).toBe("i7");
  expect(nearest([], "h7")).toBeUndefined();
});

test("what is under the fingers stays there", () => {
  const before = { zoom: 1.5, x: -50, y: -80 };
  const at = { x: 200, y: 120 };
  const after = zoomed(frame, before, 1.4, at);
  expect((at.x - after.x) / after.zoom).toBeCloseTo((at.x - before.x) / before.zoom);
  expect((at.y - after.y) / after.zoom).toBeCloseTo((at.y - before.y) / before.zoom);
});

test("fingers that move together push the board along", () => {
  const before = { zoom: 2, x: -100, y: -120 };
  const pushed = zoomed(frame, before, 1, { x: 200, y: 120 }, { x: 30, y: -20 });
  expect(pushed).toEqual({ zoom: 2, x: -70, y: -140 });
});

test("the eye goes to some squares with two more around them, and never out of the board", () => {
  expect(around(frame, 13, [])).toEqual(WHOLE);
  const near = around(frame, 13, [
    { x: 5, y: 6 },
    { x: 7, y: 6 },
  ]);
  const cell = (frame * near.zoom) / 13;
  expect(near.zoom).toBeCloseTo(13 / 7);
  expect([near.x + 3 * cell, near.x + 10 * cell]).toEqual([expect.closeTo(0), expect.closeTo(frame)]);
  expect(near.y + 6.5 * cell).toBeCloseTo(frame / 2);
  const corner = around(frame, 13, [{ x: 0, y: 12 }]);
  expect(corner.x).toBe(0);
  expect(corner.y).toBeCloseTo(frame - frame * corner.zoom);
});
