// SET's dice: named in words, drawn with number and shape as well as colour.
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Die from "../src/lib/dice/Die.svelte";
import { faceName } from "../src/lib/dice/faces";

test.each([
  ["1ro", "one red oval"],
  ["2gd", "two green diamonds"],
  ["3pq", "three purple squiggles"],
  ["*", "WILD"],
  ["*2rd", "WILD as two red diamonds"],
])("%s is called %s", (face, name) => {
  expect(faceName(face)).toBe(name);
});

test.each([
  ["1ro", 1, 0],
  ["3pq", 3, 0],
  ["*", 0, 1],
  ["*2rd", 2, 1],
])("%s shows %i symbols and %i star", (face, symbols, stars) => {
  const { container } = render(Die, { face });
  expect(container.querySelectorAll(".symbol")).toHaveLength(symbols);
  expect(container.querySelectorAll(".star")).toHaveLength(stars);
});

test("a die has its name for screen readers", () => {
  render(Die, { face: "2rd" });
  expect(screen.getByRole("img", { name: "two red diamonds" })).toBeTruthy();
});
