// The time by which tables are drawn: as life goes, and as a replay wants it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { time } from "../src/lib/time.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  time.live();
  vi.useRealTimers();
});

test("live it is the browser's time", () => {
  expect(time.now()).toBe(performance.now());
  const done = vi.fn();
  time.after(100, done);
  vi.advanceTimersByTime(100);
  expect(done).toHaveBeenCalledOnce();
});

test("a replay's time stands still, runs faster and goes on where it was", () => {
  time.set(5000, 0);
  vi.advanceTimersByTime(1000);
  expect(time.now()).toBe(5000);
  time.set(5000, 16);
  vi.advanceTimersByTime(1000);
  expect(time.now()).toBe(21_000);
});

test("what is shown for a while goes by that time, not by the browser's", () => {
  time.set(0, 0);
  const done = vi.fn();
  time.after(9000, done);
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  time.set(1000, 8);
  vi.advanceTimersByTime(999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("past its end it is gone; what was called off never comes", () => {
  time.set(0, 0);
  const done = vi.fn();
  const never = vi.fn();
  time.after(9000, done);
  time.after(9000, never)();
  time.set(9000, 0);
  expect(done).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});
