// One room over one WebSocket: keeps what the server last said, and comes back by itself when the line breaks.
import type { Answer, Happened, Hint, Person, Request, RoomView, Table } from "../types";
import { play } from "./sound";
import { announce, complain, toast } from "./toasts.svelte";

export type Status = "joining" | "here" | "lost" | "closed";
type Sendable = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Connection {
  status = $state<Status>("joining");
  you = $state.raw<Person>();
  room = $state.raw<RoomView>();
  table = $state.raw<Table>();
  /** Every entry of the match so far. */
  log = $state.raw<Happened[]>([]);
  reactions = $state.raw<string[]>([]);
  /** What to add to performance.now() for the time of the match. */
  offset = $state(0);
  /** Why the server closed the line for good. */
  farewell = $state("");

  #hints = $state.raw<Hint[]>([]);
  #shown = $state(0);
  /** The hints asked for so far. */
  hints = $derived(this.#hints.slice(0, this.#shown));
  isHost = $derived(this.room !== undefined && this.room.host === this.you?.id);
  /** The table, while the room is at it. */
  current = $derived(this.room?.match ? this.table : undefined);

  #code: string;
  #say: (table: Table, words: string) => string;
  #socket: WebSocket | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  #waiting = new Map<number, (done: boolean) => void>();

  constructor(code: string, say: (table: Table, words: string) => string = (_, words) => words) {
    this.#code = code;
    this.#say = say;
  }

  open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(this.#code)}`);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.table?.n ?? -1;
      socket.send(JSON.stringify({ t: "hello", match: this.table?.match ?? "", since } satisfies Request));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Answer);
    socket.onclose = () => this.#lose(socket);
  }

  /** Leaves for good. */
  close(): void {
    this.status = "closed";
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Comes back at once instead of waiting, when the network or the page is awake again. */
  hurry(): void {
    if (this.status !== "lost" || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#tries = 0;
    this.open();
  }

  /** Sends a message; true when it was not refused, as far as the next news tells. */
  send(request: Sendable): Promise<boolean> {
    if (this.status !== "here" || this.#socket?.readyState !== WebSocket.OPEN) {
      complain("You are not connected just now; that was not sent.");
      return Promise.resolve(false);
    }
    const id = ++this.#lastId;
    this.#socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  act = (move: string): Promise<boolean> => this.send({ t: "do", move });

  /** Shows one hint more, asking for them first if there are none. */
  hint = (): void => {
    if (this.#hints.length > 0) this.#reveal();
    else void this.send({ t: "askhint" });
  };

  #reveal(): void {
    this.#shown = Math.min(this.#shown + 1, this.#hints.length);
    const hint = this.#hints[this.#shown - 1];
    if (hint && this.table) announce(this.#say(this.table, hint.text));
  }

  #hear(answer: Answer): void {
    switch (answer.t) {
      case "ping":
        this.#socket?.send(JSON.stringify({ t: "pong", ping: answer.ping } satisfies Request));
        return;
      case "welcome":
        this.#tries = 0;
        this.status = "here";
        this.you = answer.you;
        this.room = answer.room;
        this.reactions = answer.reactions;
        return;
      case "room":
        this.room = answer.room;
        if (answer.room.match === null) this.table = undefined;
        this.#settle();
        return;
      case "table":
        this.#lay(answer);
        this.#settle();
        return;
      case "spoke":
        if (this.room && !this.room.chat.some((said) => said.n === answer.said.n))
          this.room = { ...this.room, chat: [...this.room.chat, answer.said] };
        if (answer.said.person !== this.you?.id) {
          play("chat");
          announce(`${answer.said.name}: ${answer.said.text}`);
        }
        this.#settle();
        return;
      case "reacted":
        toast(`${answer.symbol} ${answer.name}`, "plain", 2200);
        this.#settle();
        return;
      case "hints":
        this.#hints = answer.hints;
        this.#shown = 0;
        this.#reveal();
        this.#settle();
        return;
      case "refused":
        complain(this.table ? this.#say(this.table, answer.sentence) : answer.sentence);
        this.#waiting.get(answer.id)?.(false);
        this.#waiting.delete(answer.id);
        return;
      case "closed":
        this.farewell = answer.sentence;
        this.status = "closed";
    }
  }

  #lay(table: Table): void {
    const before = this.table;
    this.offset = table.now - performance.now();
    this.table = table;
    const isNew = before?.match !== table.match || table.fresh;
    const known = isNew ? -1 : (this.log.at(-1)?.n ?? -1);
    this.log = [...(isNew ? [] : this.log), ...table.entries.filter((entry) => entry.n > known)];
    for (const entry of isNew ? table.entries.slice(-1) : table.entries)
      announce(entry.words.map((words) => this.#say(table, words)).join(" "));
    const news = JSON.stringify(table.entries.map((entry) => entry.events));
    // A hint is stale once something has happened to a piece it points at.
    if (
      isNew ||
      this.#hints.some((hint) => hint.pieces.length === 0 || hint.pieces.some((piece) => news.includes(piece)))
    ) {
      this.#hints = [];
      this.#shown = 0;
    }
  }

  #settle(done = true): void {
    for (const resolve of this.#waiting.values()) resolve(done);
    this.#waiting.clear();
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#settle(false);
    if (this.status === "closed") return;
    this.status = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.7 ** this.#tries++);
    this.#timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}
