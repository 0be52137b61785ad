// What is asked for twice: once asks back, twice is meant, and a question is forgotten in time.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sure } from "../src/lib/sure.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the second time counts, and the question is gone", () => {
  const sure = new Sure();
  expect(sure.ask()).toBe(false);
  expect(sure.isAsked).toBe(true);
  expect(sure.ask()).toBe(true);
  expect(sure.isAsked).toBe(false);
});

test("who waits too long is asked again", () => {
  const sure = new Sure();
  sure.ask();
  vi.advanceTimersByTime(4000);
  expect(sure.isAsked).toBe(false);
  expect(sure.ask()).toBe(false);
});

test("an older question does not shorten a new one", () => {
  const sure = new Sure();
  sure.ask();
  vi.advanceTimersByTime(3000);
  sure.forget();
  expect(sure.ask()).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(sure.isAsked).toBe(true);
});
