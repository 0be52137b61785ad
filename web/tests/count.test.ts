// Real cards: pads that turn touches into notation, the timer, short answers about the rules, and who goes first.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { bookOf } from "../rulebook";
import Crossword from "../src/games/crossword_set/Pad.svelte";
import { readSheet, writeSheet } from "../src/games/crossword_set/sheet";
import FiveCrowns, { nameOf } from "../src/games/five_crowns/Pad.svelte";
import Karma from "../src/games/karma/Pad.svelte";
import Scramble from "../src/games/scramble_set/Pad.svelte";
import SetPad from "../src/games/set_cards/Pad.svelte";
import Cubed from "../src/games/set_cubed/Pad.svelte";
import { readTurn, writeTurn } from "../src/games/set_cubed/turn";
import WordSpiel from "../src/games/wordspiel/Pad.svelte";
import { hasPad, type PadProps } from "../src/lib/pads/pads";
import { groupsIn, matching, passages, passagesOf, telling, type Spoken } from "../src/pages/count/ask";
import { anyOf, namesIn } from "../src/pages/count/first";
import { clockOf, makeTimer } from "../src/pages/count/timer.svelte";
import { plain } from "./plain";

type AnyPad = Parameters<typeof render>[0];

/** A pad on a page that keeps what is entered. */
function shown(pad: AnyPad, what: string, text = "", options: Record<string, string> = {}) {
  let now = text;
  const props = (): PadProps => ({ what, text: now, options, pieces: undefined, answer: undefined, onenter: (entered) => (now = entered) });
  const { rerender } = render(pad, { props: props() });
  return {
    get text() {
      return now;
    },
    async touch(...names: (string | RegExp)[]) {
      for (const name of names) {
        await fireEvent.click(screen.getByRole("button", { name }));
        await rerender(props());
      }
      return now;
    },
  };
}

test("the games of the boxes have a pad, what one plays alone has none", () => {
  expect(["set", "five-crowns", "karma", "wordspiel", "set-cubed", "crossword-set", "scramble-set"].filter(hasPad)).toHaveLength(7);
  expect(["set-daily", "set-solitaire", "karma-daily", "chess"].filter(hasPad)).toEqual([]);
});

test("four touches in any order make a card of SET", async () => {
  const pad = shown(SetPad, "find");
  expect(await pad.touch("2", "red", "striped", "diamond")).toBe("2rtd");
  expect(await pad.touch("oval", "open", "purple", "1")).toBe("2rtd 1poo");
  expect(await pad.touch("red", "green", "3", "solid", "squiggle")).toBe("2rtd 1poo 3gsq");
});

test("where three cards are judged, the fourth begins the next three; a card in the tray can be taken out", async () => {
  const pad = shown(SetPad, "judge", "1rso 2rso 3rso");
  expect(await pad.touch(/Remove two/)).toBe("1rso 3rso");
  expect(await pad.touch("2", "red", "solid", "oval")).toBe("1rso 3rso 2rso");
  expect(await pad.touch("1", "green", "open", "diamond")).toBe("1god");
});

test("a rank and a suit make a card of Five Crowns, in either order", async () => {
  const pad = shown(FiveCrowns, "hand", "", { wild: "11" });
  expect(await pad.touch("10", "Hearts")).toBe("10H");
  expect(await pad.touch("Stars", "Q")).toBe("10H Q*");
  expect(await pad.touch("JOKER")).toBe("10H Q* JK");
  expect(await pad.touch("3", "3", "Clubs", "4")).toBe("10H Q* JK 4C");
  expect(["3", "11", "13"].map((wild) => nameOf("wild", wild))).toEqual(["3", "J", "K"]);
});

test("dice have a WILD, and only three are judged", async () => {
  const pad = shown(Scramble, "judge");
  expect(await pad.touch("1", "red", "oval", "WILD", "2", "WILD")).toBe("1ro * *");
  expect(await pad.touch("WILD")).toBe("*");
});

test("a turn of SET CUBED is written in SETs of three, with its bonus squares", async () => {
  const pad = shown(Cubed, "turn", "1ro 2ro *");
  expect(await pad.touch("1", "red", "diamond", "+3")).toBe("1ro 2ro * / 1rd +3");
  expect(await pad.touch("WILD")).toBe("1ro 2ro * / 1rd * +3");
  expect(await pad.touch("Remove +3")).toBe("1ro 2ro * / 1rd *");
  expect(await pad.touch("+2", "+2", "+5")).toBe("1ro 2ro * / 1rd * +2 +2 +5");
  expect(screen.getByRole("button", { name: "+3" })).toHaveProperty("disabled", true);
  expect(writeTurn(readTurn("1RO 2ro,3ro/+5 1rd"))).toBe("1ro 2ro 3ro / 1rd +5");
});

test("a grid is written in rows, from its first column and its first row", async () => {
  expect(writeSheet(readSheet("1ro 2ro 3ro / . . 3GO"))).toBe("1ro 2ro 3ro / . . 3go");
  expect(writeSheet(readSheet(". . / . 1ro / . . 2ro"))).toBe("1ro / . 2ro");
  expect(writeSheet(new Map())).toBe("");
  const pad = shown(Crossword, "grid");
  expect(await pad.touch("1", "red", "oval")).toBe("1ro");
  expect(await pad.touch("2", "red", "oval")).toBe("1ro 2ro");
  expect(await pad.touch("b2", "WILD")).toBe("1ro 2ro / . *");
  expect(await pad.touch("3", "green", "oval")).toBe("1ro 2ro / . * / . 3go");
  expect(await pad.touch(/ on a1$/, / on a1$/)).toBe("2ro / * / 3go");
});

test("room is made before the first row and the first column", async () => {
  const pad = shown(Crossword, "grid", "1ro 2ro");
  const edge = screen.getAllByRole("button", { name: "Beyond the edge" });
  await fireEvent.click(edge[1]!);
  expect(await pad.touch("WILD")).toBe("* / 1ro 2ro");
});

test("dice that the answer finds fault with are marked on the grid", () => {
  const cell = (x: number, mark: string) => ({ x, y: 0, square: `${"ab"[x]}1`, piece: "1ro", mark, bonus: 0 });
  const board = { type: "board" as const, wide: 2, high: 1, cells: [cell(0, ""), cell(1, "new")], has_squares: true };
  const answer = { said: plain("no"), verdict: "no" as const, points: null, why: [], shown: [board], setting: {}, steps: [], clauses: [] };
  render(Crossword, { props: { what: "grid", text: "1ro 2ro", options: {}, pieces: undefined, answer, onenter: () => undefined } });
  expect(screen.getAllByRole("button").filter(({ className }) => /faulty/.test(className)).map((one) => one.getAttribute("aria-label"))).toEqual(["two red ovals on b1"]);
});

test("letters make a word, with one dot", async () => {
  const pad = shown(WordSpiel, "word");
  expect(await pad.touch("U", "N", "Dot before your own cards", "I")).toBe("UN.I");
  expect(screen.getByRole("button", { name: /^Dot/ })).toHaveProperty("disabled", true);
  expect(await pad.touch("Remove N")).toBe("U.I");
  expect(screen.queryByRole("button", { name: "Ñ" })).toBeNull();
});

test("Spanish words have an Ñ", async () => {
  expect(await shown(WordSpiel, "word", "NI", { lexicon: "spanish" }).touch("Ñ")).toBe("NIÑ");
});

test("one card of Karma is entered at a time, and only a pile can be empty", async () => {
  const pad = shown(Karma, "fits");
  expect(await pad.touch("12")).toBe("12");
  expect(await pad.touch("Bottoms Up")).toBe("UP");
  expect(await pad.touch("Empty pile")).toBe("-");
});

test("a timer goes by the clock, however seldom it looks, and rings once", () => {
  let now = 1000;
  const ring = vi.fn();
  const timer = makeTimer(60_000, ring, () => now);
  timer.start();
  now += 20_500;
  timer.look();
  expect([clockOf(timer.left), timer.isRunning]).toEqual(["0:40", true]);
  timer.pause();
  now += 1_000_000;
  timer.look();
  expect(clockOf(timer.left)).toBe("0:40");
  timer.start();
  now += 3_600_000; // a phone that slept for an hour
  timer.look();
  timer.look();
  expect([timer.left, timer.isRunning, timer.isOver]).toEqual([0, false, true]);
  expect(ring).toHaveBeenCalledOnce();
  timer.start();
  expect(clockOf(timer.left)).toBe("1:00");
  timer.set(5_000);
  expect([clockOf(timer.left), timer.isRunning]).toEqual(["0:05", false]);
});

const ASKED: Spoken[] = [
  { name: "wild", question: "Can I discard a wild card?", answer: "Yes. You may discard any card.", clauses: ["HC-01"] },
  { name: "suits", question: "Do suits matter in a book?", answer: "No. They don’t matter.", clauses: ["HC-02"] },
];

test("a question in one’s own words finds the short answer", () => {
  expect(matching(ASKED, "Can I discard a wild card?")[0]!.name).toBe("wild");
  expect(matching(ASKED, "discarding wild cards").map(({ name }) => name)).toEqual(["wild"]);
  expect(matching(ASKED, "suit of a book").map(({ name }) => name)).toEqual(["suits"]);
  expect(matching(ASKED, "books, suits").map(({ name }) => name)).toEqual(["suits"]);
  expect(matching(ASKED, "how many players")).toEqual([]);
  const same = groupsIn("discard throw away / joker wild / may can");
  expect(matching(ASKED, "May I throw away a joker?", same).map(({ name }) => name)).toEqual(["wild"]);
  expect(matching(ASKED, "May I throw away a joker?")).toEqual([]);
  expect(telling("Is it a SET?")).toEqual(["set"]);
});

test("what no short answer says is looked up in the rules", () => {
  const book = bookOf("# High Card\n\nFor two.\n\n## The rules\n\n- **HC-01** The highest card takes the trick.\n", [], {});
  const found = passages(passagesOf(book), "What takes a trick?");
  expect(found.map(({ passage }) => passage.id)).toEqual(["HC-01"]);
});

test("anybody may go first, each as likely as the others", () => {
  expect(namesIn(" Ann, Ben ,,Ann;Cem\n")).toEqual(["Ann", "Ben", "Cem"]);
  const numbers = [2 ** 32 - 1, 5];
  expect(anyOf(3, () => numbers.shift()!)).toBe(2);
  expect([0, 1, 2].map((n) => anyOf(3, () => n))).toEqual([0, 1, 2]);
});
