// The options form sends only what differs from the box rules.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import OptionsForm from "../src/lib/OptionsForm.svelte";
import { plain } from "./plain";
import type { Option } from "../src/types";

const PLAIN = { about: plain(""), choices: [], labels: [], least: null, most: null, pattern: null };
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
  expect((screen.getByLabelText("81 cards") as HTMLInputElement).checked).toBe(true);
  expect((screen.getByLabelText("Time to take") as HTMLInputElement).value).toBe("5");
  expect((screen.getByLabelText("Date") as HTMLInputElement).value).toBe("2026-01-01");
});

test("a choice keeps its type and the other changes", async () => {
  const onchange = vi.fn();
  render(OptionsForm, { options: OPTIONS, values: { call_seconds: 9, deals: "each" }, onchange });
  await fireEvent.click(screen.getByLabelText("27 cards"));
  expect(onchange).toHaveBeenLastCalledWith({ deck: "easy", call_seconds: 9, deals: "each" });
  await fireEvent.click(screen.getByLabelText("one deal"));
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
