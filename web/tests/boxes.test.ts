import { expect, test } from "vitest";
import { boxes } from "../src/front/boxes";
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

test("the fullest box comes first, the others stay in order", () => {
  const games = [game("karma", 12), game("five-crowns", 7), game("set", 12), game("set-daily", 1)];
  expect(boxes(games).map((box) => box.game.slug)).toEqual(["set", "karma", "five-crowns"]);
});

test("a game for one without a game for several has a box of its own", () => {
  expect(boxes([game("set-solitaire", 1), game("karma", 12)]).map((box) => box.game.slug)).toEqual([
    "set-solitaire",
    "karma",
  ]);
});
