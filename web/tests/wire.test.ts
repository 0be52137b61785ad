// A line to a room in a worker: it opens when there is one, and ends with it.
import { expect, test, vi } from "vitest";
import { LocalWire } from "../src/local/wire";

function wire() {
  const hearer = { onopen: vi.fn(), onmessage: vi.fn(), onclose: vi.fn() };
  const ways = { open: vi.fn(), say: vi.fn(), close: vi.fn() };
  return { hearer, ways, line: new LocalWire(hearer, ways) };
}

test("a line waits for a worker, and opens once", () => {
  const { hearer, ways, line } = wire();
  expect(line.lost()).toBe(false);
  expect(line.isOpening).toBe(true);
  line.begin();
  line.begin();
  expect(ways.open).toHaveBeenCalledOnce();
  line.opened();
  line.opened();
  expect(hearer.onopen).toHaveBeenCalledOnce();
  expect(line.isOpen).toBe(true);
});

test("a line ends once, when its worker does", () => {
  const { hearer, line } = wire();
  line.begin();
  line.opened();
  expect(line.lost()).toBe(true);
  expect(line.lost()).toBe(false);
  line.heard("late");
  expect(hearer.onmessage).not.toHaveBeenCalled();
  expect(hearer.onclose).toHaveBeenCalledOnce();
});

test("a line that is closed says so to both sides, and never opens", async () => {
  const { hearer, ways, line } = wire();
  line.close();
  line.close();
  line.begin();
  line.opened();
  await Promise.resolve();
  expect(ways.close).toHaveBeenCalledOnce();
  expect(hearer.onclose).toHaveBeenCalledOnce();
  expect(ways.open).not.toHaveBeenCalled();
});
