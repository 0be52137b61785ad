// A search asks until an opponent is found, offers a bot when the server says so, and gives its place up when it ends.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quick } from "../src/quick/asking";
import { PAUSE, Search } from "../src/quick/search.svelte";

const WANTED = { game: "karma", pace: "normal" } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function answering(...rooms: string[]) {
  const look = vi.spyOn(quick, "look");
  for (const room of rooms) look.mockResolvedValueOnce({ since: 1, room, bot: false });
  const leave = vi.spyOn(quick, "leave").mockResolvedValue({ games: [], timed: [] });
  return { look, leave };
}

test("it asks about every two seconds, and stops with the match", async () => {
  const { look, leave } = answering("", "", "ABCDE");
  const found = vi.fn();
  const search = new Search(WANTED, found);
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(look).toHaveBeenCalledTimes(3);
  expect(found.mock.calls).toEqual([["ABCDE"]]);
  search.end();
  expect(leave).not.toHaveBeenCalled();
});

test("a person who stops looking gives the place up and is not asked any more", async () => {
  const { look, leave } = answering("");
  look.mockResolvedValue({ since: 1, room: "", bot: false });
  const search = new Search(WANTED, vi.fn());
  await vi.advanceTimersByTimeAsync(1.5 * PAUSE);
  search.end();
  const asked = look.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(look).toHaveBeenCalledTimes(asked);
  expect(leave).toHaveBeenCalledOnce();
});

test("a bot is there when the server offers one", async () => {
  const { look } = answering();
  look.mockResolvedValue({ since: 1, room: "", bot: true });
  vi.spyOn(quick, "playBot").mockResolvedValue({ since: 1, room: "BOTTY", bot: false });
  const found = vi.fn();
  const search = new Search(WANTED, found);
  await vi.advanceTimersByTimeAsync(1);
  expect(search.hasBot).toBe(true);
  await search.playBot();
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(found.mock.calls).toEqual([["BOTTY"]]);
});

test("trouble is said, and it goes on", async () => {
  const { look } = answering();
  look.mockRejectedValueOnce(new Error("No network.")).mockResolvedValue({ since: 1, room: "", bot: false });
  const search = new Search(WANTED, vi.fn());
  await vi.advanceTimersByTimeAsync(1);
  expect(search.trouble).toBe("No network.");
  await vi.advanceTimersByTimeAsync(1.5 * PAUSE);
  expect(search.trouble).toBe("");
  search.end();
});
