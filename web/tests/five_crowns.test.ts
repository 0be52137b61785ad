// Five Crowns: cards in words, hands held in groups, and where they lie.
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import Card from "../src/games/five_crowns/Card.svelte";
import { cardName, isWild, keyOf, placeOfKey, readSpread, signs } from "../src/games/five_crowns/cards";
import { atBest, byRanks, bySuits, kept, moved, named } from "../src/games/five_crowns/hand";
import { LEFT, pointsLeft, proposal, put, written } from "../src/games/five_crowns/laying";
import { besideAt, layOut } from "../src/games/five_crowns/layout";
import { courses, parts, short } from "../src/games/five_crowns/score";
import { keyOfPile, pileOfKey, shareText } from "../src/games/five_crowns/solitaire";
import { list, need, pieces, read, said, say, t, tell, who } from "../src/lib/words.svelte";
import type { SeenEntry, Message, MatchUpdate } from "../src/types";

beforeAll(async () => {
  await read("en");
  await need("five_crowns");
});

test.each([
  ["10H", "10 of hearts"],
  ["Q*", "Queen of stars"],
  ["JS", "Jack of spades"],
  ["JK", "Joker"],
])("%s is called %s", (card, name) => {
  expect(cardName(card)).toBe(name);
});

test.each([
  ["de", "Herz-10 Stern-Dame Joker", "10♥ Q★ Joker"],
  ["fr", "10 de cœur dame d’étoile Joker", "10♥ Q★ Joker"],
  ["es", "10 de corazones reina de estrellas Joker", "10♥ Q★ Joker"],
])("cards have names in %s, and the same signs everywhere", async (language, names, shown) => {
  await read(language);
  expect(["10H", "Q*", "JK"].map(cardName).join(" ")).toBe(names);
  expect(["10H", "Q*", "JK"].map(signs).join(" ")).toBe(shown);
  await read("en");
});

test("wild cards are the Jokers and one rank", () => {
  expect(["JK", "KS", "3*", "10D"].map((card) => isWild(card, 13))).toEqual([true, true, false, false]);
  expect([7, 13].map((wild) => t("five_crowns.wild.short", { wild }))).toEqual(["7s wild", "Kings wild"]);
});

test("sentences are said in words and shown in signs", () => {
  const lying = (cards: string[]) => list(cards.map((card) => pieces([card])), "dash");
  const melds = list([lying(["8S", "8C", "8D"]), lying(["3*", "4*", "JK"])], "semicolon");
  const laid = said("five_crowns.lying", { melds, left: lying(["QD"]) });
  const facts = { who: who(1), laid, points: 12, card: pieces(["10C"]) };
  const words: Message = { type: "said", key: "five_crowns.laid-down", facts };
  const table = { names: ["Ann", "Ben"], seat: 0 } as MatchUpdate;
  expect(say(words, table)).toBe(
    "Ben lays down 8♠-8♣-8♦; 3★-4★-Joker; left over Q♦, 12 points, and discards 10♣.",
  );
  const entry: SeenEntry = { n: 1, at: 0, seat: 1, events: [], words: [words], names: null };
  expect(tell(entry, table, true)).toMatch(/ discards 10 of clubs\.$/);
  expect(tell(entry, { ...table, seat: 1 })).toMatch(/^You lay down 8♠/);
  expect(readSpread("3H-4H-5H/8S-8C-JK+QD-K*")).toEqual({
    melds: [
      ["3H", "4H", "5H"],
      ["8S", "8C", "JK"],
    ],
    left: ["QD", "K*"],
  });
});

test("all 14 cards of a hand and all piles have keys of their own", () => {
  const keys = Array.from({ length: 14 }, (_, place) => keyOf(place));
  expect(new Set(keys).size).toBe(14);
  expect(keys.map(placeOfKey)).toEqual([...keys.keys()]);
  expect([3, 9, 10, 11, 13].map((size) => pileOfKey(keyOfPile(size)))).toEqual([3, 9, 10, 11, 13]);
  expect(pileOfKey("x")).toBe(0);
});

test("every suit has its own shape, and wild cards say so", () => {
  const faces = ["5S", "5H", "5C", "5D", "5*"].map((card) => render(Card, { card, wild: 5 }).container);
  const shapes = faces.map((face) => face.querySelector("path")?.getAttribute("d"));
  expect(new Set(shapes).size).toBe(5);
  expect(faces.every((face) => face.textContent?.includes("WILD"))).toBe(true);
  expect(render(Card, { card: "5S", wild: 6 }).container.textContent).not.toContain("WILD");
});

const HAND = ["KD", "3H", "JK", "5S", "3S", "4H"];

test("a hand is held by suits or by ranks, wild cards last", () => {
  expect(bySuits(HAND, 4).map((group) => group.cards)).toEqual([["3S", "5S"], ["3H"], ["KD"], ["JK", "4H"]]);
  expect(byRanks(HAND, 5).map((group) => group.cards)).toEqual([
    ["3S", "3H", "4H", "KD"],
    ["JK", "5S"],
  ]);
});

const MELD = { kind: "run" as const, rank: 3, suit: "H" as const, cards: ["3H", "4H", "JK"] };
const LAID = { melds: [MELD], left: ["5S"], points: 5 };

test("a hand is held as the table proposes, the discard apart", () => {
  const analysis = { worth: [], laid: LAID, choices: [{ card: "KD", laid: LAID }] };
  expect(atBest(analysis).map(({ cards, kind }) => [kind, ...cards])).toEqual([
    ["run", "3H", "4H", "JK"],
    ["left", "5S"],
    ["apart", "KD"],
  ]);
});

test("one's own order survives cards that come and go", () => {
  expect(
    kept(
      [
        ["3H", "4H"],
        ["KD", "KD"],
      ],
      ["4H", "KD", "9S"],
    ),
  ).toEqual([["4H"], ["KD", "9S"]]);
  expect(kept([], ["4H"])).toEqual([["4H"]]);
});

test("a card is moved beside another, into its group", () => {
  const groups = [["3H", "4H"], ["KD"]];
  expect(moved(groups, 0, { card: 2, isAfter: true })).toEqual([["4H"], ["KD", "3H"]]);
  expect(moved(groups, 2, { card: 0, isAfter: false })).toEqual([["KD", "3H", "4H"]]);
  expect(moved(groups, 1, { card: 1, isAfter: true })).toEqual(groups);
});

test("the same card twice has two names", () => {
  expect(named(["3H", "JK", "3H"]).map((each) => each.id)).toEqual(["3H 1", "JK 1", "3H 2"]);
});

test.each([
  [[14], 374, 230],
  [[3, 4, 3, 3, 1], 374, 230],
  [[3], 374, 230],
  [[14], 910, 230],
  [[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 374, 500],
  [[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 1230, 480],
])("groups of %j fit into %d by %d, and every card shows its corner", (groups, width, height) => {
  const { spots, width: card, height: high } = layOut(groups, { width, height, most: 104, head: 12, foot: 18 });
  expect(spots).toHaveLength(groups.reduce((sum, size) => sum + size, 0));
  for (const [index, spot] of spots.entries()) {
    expect(spot.x).toBeGreaterThanOrEqual(-0.1);
    expect(spot.x + card).toBeLessThanOrEqual(width + 0.1);
    expect(spot.y + high).toBeLessThanOrEqual(height + 0.1);
    const next = spots[index + 1];
    if (next?.row === spot.row) expect(next.x - spot.x).toBeGreaterThanOrEqual(card * 0.55);
  }
});

test("14 cards on a phone are wide enough to touch", () => {
  const { spots, width } = layOut([14], { width: 374, height: 240, most: 96, head: 12, foot: 2 });
  expect(width).toBeGreaterThanOrEqual(60);
  expect(spots[1]!.x - spots[0]!.x).toBeGreaterThanOrEqual(44);
});

test("a card put down is put down beside the nearest one", () => {
  const layout = layOut([3], { width: 300, height: 100, most: 60 });
  const [first, , last] = layout.spots;
  expect(besideAt(layout, first!.x + 5, 50)).toEqual({ card: 0, isAfter: false });
  expect(besideAt(layout, last!.x + 55, 50)).toEqual({ card: 2, isAfter: true });
});

test("cards are laid otherwise before they are laid down", () => {
  const start = proposal(LAID);
  const next = put(put(start, { zone: 0, place: 2 }, LEFT), { zone: LEFT, place: 0 }, 1);
  expect(next).toEqual({ melds: [["3H", "4H"], ["5S"]], left: ["JK"] });
  expect(put(start, { zone: 0, place: 0 }, 0)).toBe(start);
  expect(pointsLeft(["JK", "5S"], HAND, [13, 3, 50, 5, 3, 4])).toBe(55);
  expect(written("out", "KD", null)).toBe("out KD");
  expect(written("lay", "KD", next)).toBe("lay KD 3H-4H 5S");
});

test("the score sheet adds up", () => {
  expect(
    courses(
      [
        [3, 0],
        [4, 10],
      ],
      2,
    ),
  ).toEqual([
    [0, 0],
    [3, 0],
    [7, 10],
  ]);
});

test("names that are cut keep the number that tells them apart", () => {
  expect(parts("expert bot 12")).toEqual(["expert bot", " 12"]);
  expect(parts("Silver Owl")).toEqual(["Silver Owl", ""]);
  expect(["expert bot 4", "medium bot 10", "Wilhelmina of Orange", "Bo"].map((name) => short(name, 12))).toEqual([
    "expert bot 4",
    "medium b… 10",
    "Wilhelmina…",
    "Bo",
  ]);
});

test("a solitaire can be sent to friends", () => {
  const view = { closed: [MELD, null, null], left: 0 };
  const lost = { view, outcome: { winners: [], scores: [7] } } as unknown as MatchUpdate;
  expect(shareText(lost, "here")).toBe("Five Crowns solitaire: 1 of 3 piles closed, 7 points left\n🟩🟥🟥\nhere");
  const won = { view: { closed: [MELD], left: 1 }, outcome: { winners: [0], scores: [0] } } as unknown as MatchUpdate;
  expect(shareText(won, "here")).toBe("Five Crowns solitaire: all piles closed, 1 card to spare\n🟩\nhere");
});
