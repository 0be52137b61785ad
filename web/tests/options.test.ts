// The options form sends only what differs from the box rules.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import OptionsForm from "../src/lib/OptionsForm.svelte";
import { read } from "../src/lib/words.svelte";
import { plain } from "./plain";
import type { Option } from "../src/types";

const PLAIN = { about: plain(""), choices: [], labels: [], least: null, most: null, pattern: null, languages: [], free: false };
const OPTIONS: Option[] = [
  {
    ...PLAIN,
    name: "deck",
    title: plain("Deck"),
    default: "full",
    choices: ["full", "easy"],
    labels: ["81 cards", "27 cards"].map(plain),
  },
  { ...PLAIN, name: "call_seconds", title: plain("Time to take"), default: 5, least: 1, most: 60 },
  { ...PLAIN, name: "deals", title: plain("Length"), default: 1, choices: [1, "each"], labels: ["one deal", "one each"].map(plain) },
  { ...PLAIN, name: "date", title: plain("Date"), default: "2026-01-01", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
];

test("shows the box rules as defaults", () => {
  render(OptionsForm, { options: OPTIONS, values: {}, onchange: vi.fn() });
  expect((screen.getByLabelText("81 cards (standard)") as HTMLInputElement).checked).toBe(true);
  expect((screen.getByLabelText("Time to take") as HTMLInputElement).value).toBe("5");
  expect(screen.getByText("5 s (standard)")).toBeTruthy();
  expect((screen.getByLabelText("Date") as HTMLInputElement).value).toBe("2026-01-01");
});

test("a choice keeps its type and the other changes", async () => {
  const onchange = vi.fn();
  render(OptionsForm, { options: OPTIONS, values: { call_seconds: 9, deals: "each" }, onchange });
  await fireEvent.click(screen.getByLabelText("27 cards"));
  expect(onchange).toHaveBeenLastCalledWith({ deck: "easy", call_seconds: 9, deals: "each" });
  await fireEvent.click(screen.getByLabelText("one deal (standard)"));
  expect(onchange).toHaveBeenLastCalledWith({ call_seconds: 9 });
});

test("a number is sent as a number", async () => {
  const onchange = vi.fn();
  render(OptionsForm, { options: OPTIONS, values: {}, onchange });
  await fireEvent.change(screen.getByLabelText("Time to take"), { target: { value: "8" } });
  expect(onchange).toHaveBeenLastCalledWith({ call_seconds: 8 });
});

test("only the host may change them", () => {
  const { container } = render(OptionsForm, { options: OPTIONS, values: {}, disabled: true, onchange: vi.fn() });
  expect(container.querySelectorAll("fieldset:not([disabled]), input.field:not([disabled])")).toHaveLength(0);
});

const LETTERS = "^(box|french|([A-Z][0-9])+)$";
const SPOKEN: Option[] = [
  {
    ...PLAIN,
    name: "lexicon",
    title: plain("Words"),
    default: "default",
    choices: ["default", "french", "spanish"],
    labels: ["English", "French", "Spanish"].map(plain),
    languages: ["en", "fr", "es"],
    pattern: "^[a-z]+$",
  },
  {
    ...PLAIN,
    name: "deck",
    title: plain("Letters"),
    default: "box",
    choices: ["box", "french"],
    labels: ["the box", "French letters"].map(plain),
    languages: ["en", "fr"],
    pattern: LETTERS,
    free: true,
  },
];

test("choices in the reader's language come first", async () => {
  await read("fr");
  render(OptionsForm, { options: SPOKEN, values: {}, onchange: vi.fn() });
  const labels = [...document.querySelectorAll("fieldset:first-of-type label")].map((label) => label.textContent?.trim());
  expect(labels.slice(0, 3)).toEqual(["French", "English", "Spanish"]);
  await read("en");
});

test("the letters follow the language of the words, but not the other way round", async () => {
  const onchange = vi.fn();
  render(OptionsForm, { options: SPOKEN, values: {}, onchange });
  await fireEvent.click(screen.getByLabelText("French"));
  expect(onchange).toHaveBeenLastCalledWith({ lexicon: "french", deck: "french" });
  await fireEvent.click(screen.getByLabelText("Spanish"));
  expect(onchange).toHaveBeenLastCalledWith({ lexicon: "spanish" });
  await fireEvent.click(screen.getByLabelText("French letters"));
  expect(onchange).toHaveBeenLastCalledWith({ deck: "french" });
});

test("beside the choices there is room for another text, and an empty field means the box", async () => {
  const onchange = vi.fn();
  render(OptionsForm, { options: SPOKEN, values: { deck: "A9B9" }, onchange });
  const field = screen.getByRole("textbox") as HTMLInputElement;
  expect(field.value).toBe("A9B9");
  await fireEvent.change(field, { target: { value: "C9D9" } });
  expect(onchange).toHaveBeenLastCalledWith({ deck: "C9D9" });
  await fireEvent.change(field, { target: { value: "" } });
  expect(onchange).toHaveBeenLastCalledWith({});
});

test("a form may show some of the options and keeps the values of the others", async () => {
  const onchange = vi.fn();
  const shown = (option: Option) => option.free;
  render(OptionsForm, { options: SPOKEN, values: { lexicon: "spanish" }, shown, onchange });
  expect(screen.queryByText("Words")).toBeNull();
  await fireEvent.click(screen.getByLabelText("French letters"));
  expect(onchange).toHaveBeenLastCalledWith({ lexicon: "spanish", deck: "french" });
});
