// SET cards: named in words, drawn with shape and pattern as well as colour.
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Card from "../src/games/set_cards/Card.svelte";
import { cardName, keyOf, placeOfKey, say } from "../src/games/set_cards/cards";

test.each([
  ["1rso", "one red solid oval"],
  ["2rtd", "two red striped diamonds"],
  ["3poq", "three purple open squiggles"],
])("%s is called %s", (card, name) => {
  expect(cardName(card)).toBe(name);
});

test("sentences are said with names instead of notation", () => {
  expect(say("Ada takes 1rso 2rtd 3poq.")).toBe(
    "Ada takes one red solid oval, two red striped diamonds, three purple open squiggles.",
  );
  expect(say("Room 1234 is open.")).toBe("Room 1234 is open.");
});

test("every place has a key of its own, also with 24 cards", () => {
  const keys = Array.from({ length: 24 }, (_, place) => keyOf(place));
  expect(new Set(keys).size).toBe(24);
  expect(keys.map(placeOfKey)).toEqual([...keys.keys()]);
});

test.each([
  ["2rso", "solid", "currentcolor"],
  ["2roo", "open", "none"],
  ["2rto", "striped", "url("],
])("%s shows %s", (card, shading, fill) => {
  const { container } = render(Card, { card });
  const symbols = [...container.querySelectorAll(".symbol")];
  expect(symbols).toHaveLength(2);
  for (const symbol of symbols) {
    expect(symbol.getAttribute("data-shading")).toBe(shading);
    expect(symbol.getAttribute("fill")).toContain(fill);
  }
  expect(container.querySelectorAll("pattern")).toHaveLength(shading === "striped" ? 1 : 0);
});

test("a card has its name for screen readers", () => {
  render(Card, { card: "2rtd" });
  expect(screen.getByRole("img", { name: "two red striped diamonds" })).toBeTruthy();
});
