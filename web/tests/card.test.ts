// SET cards: named in words, drawn with shape and pattern as well as colour.
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Card from "../src/games/set_cards/Card.svelte";
import { keyOf, placeOfKey } from "../src/games/set_cards/cards";
import { faultWords, pieceNames } from "../src/lib/symbols";
import { pieces, read, t } from "../src/lib/words.svelte";

test.each([
  ["1rso", "one red solid oval"],
  ["2rtd", "two red striped diamonds"],
  ["3poq", "three purple open squiggles"],
])("%s is called %s", (card, name) => {
  expect(pieceNames(card)).toBe(name);
});

test("sentences are said with names instead of notation", () => {
  const reader = { names: ["Ada"], seat: null };
  const told = t("set_cards.took", { who: { type: "who", seat: 0 }, cards: pieces(["1rso", "2rtd", "3poq"]) }, reader);
  expect(told).toBe("Ada takes one red solid oval, two red striped diamonds and three purple open squiggles.");
});

test.each([
  ["en", "two red striped diamonds", "two show 2 symbols and one shows 1"],
  ["de", "zwei rote gestreifte Rauten", "zweimal 2 Symbole und einmal 1"],
  ["fr", "deux losanges rouges rayés", "deux fois 2 symboles et une fois 1"],
  ["es", "dos rombos rojos rayados", "dos veces 2 símbolos y una vez 1"],
])("in %s a card is %s, and a fault reads %s", async (language, card, fault) => {
  await read(language);
  expect(pieceNames("2rtd")).toBe(card);
  expect(faultWords({ feature: "number", two: "2", one: "1" })).toBe(fault);
  await read("en");
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
