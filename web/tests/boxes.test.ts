import { expect, test } from "vitest";
import { boxes, boxOf, inOrder } from "../src/lib/boxes";
import type { GameInfo } from "../src/types";

const game = (slug: string, most: number) => ({ slug, least: 1, most }) as GameInfo;

test("what one plays alone lies in the box of its game", () => {
  const games = [game("set", 12), game("set-cubed", 4), game("set-daily", 1), game("set-solitaire", 1)];
  expect(boxes(games).map((box) => [box.game.slug, box.alone.map((other) => other.slug)])).toEqual([
    ["set", ["set-daily", "set-solitaire"]],
    ["set-cubed", []],
  ]);
});

test("a name that begins with two games' names lies with the longer one", () => {
  const games = [game("set", 12), game("set-cubed", 4), game("set-cubed-daily", 1), game("set-daily", 1)];
  expect(boxes(games).map((box) => [box.game.slug, box.alone.map((other) => other.slug)])).toEqual([
    ["set", ["set-daily"]],
    ["set-cubed", ["set-cubed-daily"]],
  ]);
});

test("games for most players come first, then the fullest box, then the others as they are", () => {
  const games = [game("five-crowns", 7), game("karma", 12), game("scramble-set", 6), game("set", 12), game("set-daily", 1), game("wordspiel", 6)];
  expect(inOrder(games).map(({ slug }) => slug)).toEqual(["set", "set-daily", "karma", "five-crowns", "scramble-set", "wordspiel"]);
});

test("the box of a solitaire is that of its game", () => {
  const games = [game("set", 12), game("set-cubed", 4), game("set-cubed-daily", 1)];
  expect(boxOf(games, "set-cubed-daily")?.game.slug).toBe("set-cubed");
  expect(boxOf(games, "set")?.game.slug).toBe("set");
  expect(boxOf(games, "chess")).toBeUndefined();
});

test("a game for one without a game for several has a box of its own", () => {
  expect(boxes([game("set-solitaire", 1), game("karma", 12)]).map((box) => box.game.slug)).toEqual(["karma", "set-solitaire"]);
});
