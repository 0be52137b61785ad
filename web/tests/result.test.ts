// The end of a match: who won, how each score came about, and what can be done now.
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { accountOf, crestOf } from "../src/lib/crest";
import Result from "../src/lib/Result.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { MatchUpdate } from "../src/types";

const table = (game: string, view: object, names = ["Ann", "Bo"]) =>
  ({ game, view, names, seat: 0, match: "m", options: {} }) as unknown as MatchUpdate;
const told = async (game: string, view: object, seat = 0) => (await accountOf(game))(table(game, view), seat);

test("every score says how it came about", async () => {
  const taken = { won: [[1, 2, 3, 4, 5], [1]], penalties: [3, 0] };
  expect(await told("set", { sheet: [[2, 1]], ...taken })).toBe("5 SETs − 3 penalties");
  expect(await told("set", { sheet: [[2, 1]], ...taken }, 1)).toBe("1 SET");
  expect(await told("set", { sheet: [[2], [4]], ...taken })).toBe("2 + 4");
  expect(await told("scramble-set", { sheet: [[3, 1], [0, 2]] })).toBe("SETs: 3 + 0, best in one round");
  expect(await told("crossword-set", { sheet: [[7, 0]], results: [{ winner: 0 }] })).toBe("One round won: 7");
  expect(await told("set-cubed", { sheet: [[3], [0], [9]] })).toBe("2 scoring turns, the best 9");
  expect(await told("wordspiel", { sheet: [[3], [0]] })).toBe("Left over: 3 + 0, out once");
  expect(await told("five-crowns", { sheet: [[0], [12], [0]] })).toBe("2 hands without points, worst hand 12");
  const hands = [{ hand: 2, up: ["4"], down: [true, false] }];
  expect(await told("karma", { out: [1, 0], players: hands })).toBe("out as 2nd");
  expect(await told("karma", { out: [1], players: hands })).toBe("left with 4 cards");
});

test("a game without an account or pieces of its own tells nothing and shows nothing", async () => {
  expect(await told("unheard-of", {})).toBe("");
  expect(await crestOf("unheard-of")).toBeUndefined();
});

test("the winner is celebrated, and the scores are told", async () => {
  settings.motion = "less";
  const outcome = { winners: [0], scores: [2, 1], reason: "", said: { type: "said", key: "web.again", facts: {} } };
  const view = { sheet: [[2, 1]], missed: [], won: [[1, 2, 3], [1]], penalties: [1, 0] };
  const nothing = () => undefined;
  const { container } = render(Result, {
    table: { ...table("set", view), outcome } as MatchUpdate,
    share: null,
    heading: null,
    hasScores: true,
    Aftermath: undefined,
    isHost: true,
    onagain: nothing,
    onother: nothing,
    onclose: nothing,
  });
  expect(await screen.findByText("3 SETs − 1 penalty")).toBeTruthy();
  expect(screen.getByRole("heading").textContent).toBe("You win!");
  expect(container.querySelectorAll(".celebration i").length).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: "Play again" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Change game" })).toBeTruthy();
});
