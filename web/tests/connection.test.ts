// The line to a room: it answers pings, and comes back with what it has.
import { plain } from "./plain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/lib/connection.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import type { Answer, RoomView, MatchUpdate } from "../src/types";

class Socket {
  static CONNECTING = 0;
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.CONNECTING;
  sent: unknown[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  opens(): this {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    return this;
  }
  says(answer: Answer): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
}

const ROOM: RoomView = {
  code: "ABCDE",
  host: "me",
  public: false,
  locked: false,
  game: "set",
  options: {},
  people: [{ id: "me", name: "Ada", here: true }],
  seats: [],
  match: "m1",
  over: false,
  played: [],
  lesson: null,
  evening: { matches: 0, players: [], last: 0 },
  pace: "normal",
  quiet: false,
  always_quiet: false,
  rematch: null,
  tournament: null,
};
const WELCOME: Answer = { t: "welcome", you: ROOM.people[0]!, now: 0, room: ROOM, chat: [], reactions: ["👏"] };

function table(n: number, more: Partial<MatchUpdate> = {}): MatchUpdate {
  return {
    t: "table",
    match: "m1",
    game: "set",
    options: {},
    names: ["Ada"],
    seat: 0,
    n,
    now: 1000,
    deadline: null,
    actors: [0],
    verbs: [],
    fresh: false,
    older: false,
    entries: [{ n, at: 900, seat: 0, events: [], words: [plain(`entry ${n}`)], names: null }],
    view: {},
    moves: [],
    hints: true,
    outcome: null,
    coach: null,
    ...more,
  };
}

function last(): Socket {
  return Socket.all.at(-1)!;
}

function joined(): { line: Connection; socket: Socket } {
  const line = new Connection("ABCDE");
  line.open();
  const socket = last().opens();
  socket.says(WELCOME);
  return { line, socket };
}

beforeEach(() => {
  Socket.all = [];
  toasts.length = 0;
  vi.stubGlobal("WebSocket", Socket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("says hello with nothing at first", () => {
  const { line, socket } = joined();
  expect(socket.url).toMatch(/\/ws\/ABCDE$/);
  expect(socket.sent[0]).toEqual({ t: "hello", match: "", since: -1, draws: true });
  expect(line.status).toBe("here");
  expect(line.isHost).toBe(true);
});

test("bots have names in the reader's language, with their level where somebody has the same", () => {
  const { line, socket } = joined();
  socket.says(table(0, { fresh: true, names: ["Ann", "@otter medium"] }));
  expect(line.table!.names).toEqual(["Ann", "Otter"]);
  expect(line.bots.get("Otter")).toEqual({ face: "otter", level: "medium", number: 1 });
  socket.says({ ...WELCOME, room: { ...WELCOME.room, people: [{ id: "p9", name: "Otter", here: true }] } });
  expect(line.table!.names).toEqual(["Ann", "Otter · Medium"]);
});

test("answers a ping at once", () => {
  const { socket } = joined();
  socket.says({ t: "ping", ping: 41 });
  expect(socket.sent.at(-1)).toEqual({ t: "pong", ping: 41 });
});

test("comes back by itself with the match and the last entry it has", () => {
  const { line, socket } = joined();
  socket.says(table(0, { fresh: true }));
  socket.says(table(1));
  socket.close();
  expect(line.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  last().opens();
  expect(last().sent[0]).toEqual({ t: "hello", match: "m1", since: 1, draws: true });
  last().says(WELCOME);
  last().says(table(3, { entries: [2, 3].map((n) => ({ n, at: n, seat: 0, events: [], words: [], names: null })) }));
  expect(line.status).toBe("here");
  expect(line.log.map((entry) => entry.n)).toEqual([0, 1, 2, 3]);
});

test("waits longer each time, and not at all when the network is back", () => {
  const { line, socket } = joined();
  socket.close();
  for (let tries = 2; tries < 8; tries += 1) {
    vi.advanceTimersByTime(10_000);
    expect(Socket.all).toHaveLength(tries);
    last().close();
  }
  line.hurry();
  expect(Socket.all).toHaveLength(8);
});

test("does not come back when the server has closed the line", () => {
  const { line, socket } = joined();
  socket.says({ t: "closed", code: "kicked", said: plain("The host removed you from this room."), again: false });
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(line.farewell).toEqual(plain("The host removed you from this room."));
});

test("comes back when the server is only restarting", () => {
  const { line, socket } = joined();
  socket.says({ t: "closed", code: "restart", said: plain("The server is restarting."), again: true });
  socket.close();
  expect(line.farewell).toBeUndefined();
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
});

test("asks for older entries, and puts them before the others", async () => {
  const { line, socket } = joined();
  const entry = (n: number) => ({ n, at: n, seat: 0, events: [], words: [], names: null });
  socket.says(table(9, { fresh: true, older: true, entries: [8, 9].map(entry) }));
  expect(line.hasOlder).toBe(true);
  const asked = line.older();
  expect(socket.sent.at(-1)).toEqual({ t: "history", match: "m1", before: 8, id: 1 });
  socket.says({ t: "page", match: "m1", entries: [6, 7].map(entry), older: false });
  socket.says({ t: "done", id: 1, n: 9 });
  await asked;
  expect(line.log.map(({ n }) => n)).toEqual([6, 7, 8, 9]);
  expect(line.hasOlder).toBe(false);
});

test("a locked room opens with its password, also after a break", async () => {
  const line = new Connection("ABCDE");
  line.open();
  const socket = last().opens();
  socket.says({ t: "locked" });
  expect(line.isLocked).toBe(true);
  void line.enter("sesame");
  expect(socket.sent.at(-1)).toEqual({ t: "enter", password: "sesame", id: 1 });
  socket.says(WELCOME);
  expect([line.isLocked, line.status]).toEqual([false, "here"]);
  socket.close();
  vi.advanceTimersByTime(1000);
  last().opens().says({ t: "locked" });
  expect(last().sent.at(-1)).toEqual({ t: "enter", password: "sesame", id: 2 });
});

test("a refusal is told in words, not in notation", () => {
  const line = new Connection("ABCDE");
  line.open();
  const socket = last().opens();
  socket.says(WELCOME);
  socket.says({ t: "refused", id: 1, code: "no-seat", said: plain("There is no table yet.") });
  socket.says(table(0, { fresh: true }));
  socket.says({ t: "refused", id: 2, code: "not-in-hand", said: { type: "said", key: "karma.not-held", facts: { cards: { type: "pieces", pieces: ["7", "7"] } } } });
  expect(toasts.map((toast) => toast.text)).toEqual(["There is no table yet.", "You don’t have two 7s."]);
});

test("a move is settled by its own answer and by nothing else", async () => {
  const { line, socket } = joined();
  const good = line.act("call");
  expect(socket.sent.at(-1)).toEqual({ t: "do", move: "call", id: 1 });
  let settled = false;
  void good.then(() => (settled = true));
  socket.says(table(1));
  socket.says({ t: "room", now: 0, room: ROOM });
  socket.says({ t: "done", id: 7, n: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toBe(false);
  socket.says({ t: "done", id: 1, n: 1 });
  expect(await good).toBe(true);
  const bad = line.act("call");
  socket.says({ t: "refused", id: 2, code: "called", said: plain("You’ve already called SET.") });
  expect(await bad).toBe(false);
  expect(toasts.map((toast) => toast.text)).toEqual(["You’ve already called SET."]);
});

test("shows one hint more each time, and forgets them when a piece has moved", () => {
  const { line, socket } = joined();
  socket.says(table(0, { fresh: true }));
  line.hint();
  expect(socket.sent.at(-1)).toEqual({ t: "askhint", id: 1 });
  socket.says({
    t: "hints",
    hints: [
      { said: plain("a"), pieces: ["1rso"] },
      { said: plain("b"), pieces: ["1rso", "2rso"] },
    ],
  });
  expect(line.hints).toHaveLength(1);
  line.hint();
  expect(line.hints).toHaveLength(2);
  const events = [{ type: "Took", cards: ["1rso"] }];
  socket.says(table(1, { entries: [{ n: 1, at: 1, seat: 0, events, words: [], names: null }] }));
  expect(line.hints).toHaveLength(0);
});

test("what is sent while the line is down is said not to have been sent", async () => {
  const { line, socket } = joined();
  socket.close();
  expect(await line.act("call")).toBe(false);
  expect(toasts[0]?.text).toContain("offline");
});
