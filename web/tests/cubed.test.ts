import { expect, test } from "vitest";
import { inHand, openings, readPuts } from "../src/games/set_cubed/puts";
import { fitted, kept, zoomed } from "../src/games/set_cubed/sight";

const frame = { width: 390, height: 390 };

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

test("the board is seen as near as the dice allow", () => {
  const first = fitted(frame, 13, [
    { x: 5, y: 6 },
    { x: 6, y: 6 },
    { x: 7, y: 6 },
  ]);
  expect(first.zoom).toBeCloseTo(13 / 7);
  const all = fitted(frame, 13, [
    { x: 0, y: 0 },
    { x: 12, y: 12 },
  ]);
  expect(all).toEqual({ zoom: 1, x: 0, y: 0 });
});

test("the board cannot be pushed out of the frame", () => {
  expect(kept(frame, { zoom: 2, x: 50, y: -500 })).toEqual({ zoom: 2, x: 0, y: -390 });
  expect(kept({ width: 600, height: 390 }, { zoom: 1, x: -70, y: 0 })).toEqual({ zoom: 1, x: 105, y: 0 });
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
