// The end of a match: who won, how each score came about, and what can be done now.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { accountOf, crestOf } from "../src/lib/crest";
import { BOTS, EVEN } from "../src/lib/botnames";
import Result from "../src/lib/Result.svelte";
import { placesByScore } from "../src/lib/places";
import { settings } from "../src/lib/settings.svelte";
import { list, need, read, t, who } from "../src/lib/words.svelte";
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
  expect(await told("karma", { out: [1, 0], players: hands })).toBe("finished 2nd");
  expect(await told("karma", { out: [1], players: hands })).toBe("left with 4 cards");
});

test("a game without an account or pieces of its own tells nothing and shows nothing", async () => {
  expect(await told("unheard-of", {})).toBe("");
  expect(await crestOf("unheard-of")).toBeUndefined();
});

const ending = { reason: "", said: { type: "said", key: "web.again", facts: {} } };
const show = (table: MatchUpdate, isHost = true) =>
  render(Result, {
    table,
    share: null,
    hasScores: true,
    Aftermath: undefined,
    isHost,
    onagain: () => undefined,
    onother: () => undefined,
    onclose: () => undefined,
  }).container;

test("the winner is celebrated, and the scores are told", async () => {
  settings.motion = "less";
  const view = { sheet: [[2, 1]], missed: [], won: [[1, 2, 3], [1]], penalties: [1, 0] };
  const container = show({ ...table("set", view), outcome: { ...ending, winners: [0], scores: [2, 1] } } as MatchUpdate);
  expect(await screen.findByText("3 SETs − 1 penalty")).toBeTruthy();
  expect(screen.getByRole("heading").textContent).toBe("You win!");
  expect(container.querySelectorAll(".celebration i").length).toBeGreaterThan(0);
  expect([...container.querySelectorAll(".buttons .button")].map(({ textContent }) => textContent)).toEqual(["Play again", "Review", "Change game"]);
  expect(container.querySelectorAll(".buttons .main").length).toBe(1);
});

test("a guest's one main button is the review", () => {
  const container = show({ ...table("set", { sheet: [] }), outcome: { ...ending, winners: [0], scores: [2, 1] } } as unknown as MatchUpdate, false);
  expect([...container.querySelectorAll(".buttons .main")].map(({ textContent }) => textContent)).toEqual(["Review"]);
});

test("one's own level is offered after a match against easy bots, until one is chosen", async () => {
  const ended = { ...table("set", { sheet: [[2, 1], [1, 0]] }, ["Ann", "Otter"]), outcome: { ...ending, winners: [0], scores: [2, 1] } } as unknown as MatchUpdate;
  const chosen: string[] = [];
  const onlevel = (level: string) => chosen.push((settings.level = level));
  const props = { table: ended, share: null, hasScores: true, Aftermath: undefined, isHost: true, onagain: () => 0, onother: () => 0, onclose: () => 0, onlevel };
  const context = (level: string) => new Map([[BOTS, () => new Map([["Otter", { face: "otter", level, number: 1 }]])]]);
  render(Result, { props, context: context("hard") }).unmount();
  expect(screen.queryByRole("group")).toBeNull();
  const { unmount } = render(Result, { props, context: context("easy") });
  expect(screen.getByLabelText<HTMLInputElement>("Easy").checked).toBe(true);
  await fireEvent.click(screen.getByLabelText("My level"));
  expect(chosen).toEqual([EVEN]);
  expect(screen.getByLabelText<HTMLInputElement>("My level").checked).toBe(true);
  unmount();
  render(Result, { props, context: context("easy") });
  expect(screen.queryByRole("group")).toBeNull();
  settings.level = "";
});

const four = ["Ann", "Bo", "Cy", "Di"];
const order = (container: HTMLElement) =>
  [...container.querySelectorAll("li")].map((row) => `${row.querySelector(".place")?.textContent} ${row.querySelector(".name")?.textContent}`);

test("standings are by place, and the title says one's own", async () => {
  await need("karma");
  const view = { out: [2, 0, 3], losers: [1], players: four.map(() => ({ hand: 2, up: [], down: [] })) };
  const karma = { ...table("karma", view, four), outcome: { ...ending, winners: [0, 2, 3], scores: [1, 0, 1, 1] } } as MatchUpdate;
  const container = show(karma);
  expect(screen.getByRole("heading").textContent).toBe("You came 2nd");
  expect(order(container)).toEqual(["1 Cy", "2 Ann", "3 Di", "4 Bo"]);
});

test.each([
  ["en", "You came 3rd"],
  ["de", "Platz 3 für dich"],
  ["fr", "Tu finis 3e"],
  ["es", "Has quedado en 3.er lugar"],
])("a place in %s", async (language, title) => {
  await read(language);
  expect(t("web.result.place", { place: 3 })).toBe(title);
  await read("en");
});

test.each([
  [[2], [31, 40, 12, 31], [2, 4, 1, 2]],
  [[0, 3], [9, 2, 4, 9], [1, 4, 3, 1]],
  [[1], [5, 5, 5, 5], [2, 1, 2, 2]],
])("winners %j with scores %j", (winners, scores, places) => {
  expect(placesByScore({ outcome: { ...ending, winners, scores } } as MatchUpdate)).toEqual(places);
});

test("somebody in a list is called in the reader's language", async () => {
  await read("de");
  const reader = { names: ["Ann", "Bo"], seat: 1 };
  expect(t("web.watching.list", { names: list([who(0), who(1)], "comma") }, reader)).toMatch(/: Ann, du$/);
  await read("en");
});
