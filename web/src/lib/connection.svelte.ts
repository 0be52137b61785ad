// The connection to a room: keeps what the server has sent, and reconnects by itself.
import type { Answer, SeenEntry, Hint, Lookup, PersonView, ChatLine, Request, RoomView, Message, MatchUpdate } from "../types";
import { transport } from "#transport";
import type { Wire } from "../transport/transport";
import { isMuted } from "./muted.svelte";
import { refusals } from "./refusal.svelte";
import { play } from "./sound";
import { time } from "./time.svelte";
import { announce, complain, toast } from "./toasts.svelte";
import { clausesOf } from "./why.svelte";
import { botsOf, calledAt, calledBy, labelled, say, t, tell, whenWordsAreHere } from "./words.svelte";

export type Status = "joining" | "here" | "lost" | "closed";
type Ask = Exclude<Request, { t: "pong" }>;
type Sendable = Ask extends infer R ? (R extends Ask ? Omit<R, "id"> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

function named(room: RoomView): RoomView {
  const call = <T extends { name: string; person: string | null }>(one: T): T =>
    one.person === null ? one : { ...one, name: calledBy(one.name) };
  return {
    ...room,
    people: room.people.map((person) => ({ ...person, name: calledBy(person.name) })),
    seats: room.seats.map(call),
    evening: { ...room.evening, players: room.evening.players.map(call) },
  };
}

export class Connection {
  status = $state<Status>("joining");
  #you = $state.raw<PersonView>();
  you = $derived(this.#you && { ...this.#you, name: calledBy(this.#you.name) });
  #room = $state.raw<RoomView>();
  /** The room, with people by what they are called here. */
  room = $derived(this.#room && named(this.#room));
  #table = $state.raw<MatchUpdate>();
  #called = $derived(calledAt(this.#table?.names ?? [], this.room?.people.map((person) => person.name) ?? []));
  /** The bots at the table by what they are called in the reader's language. */
  bots = $derived(botsOf(this.#called));
  /** The table, with bots by these names. */
  table = $derived(this.#table && { ...this.#table, names: this.#called.map(([name]) => name) });
  /** The entries of the match that are at hand. */
  log = $state.raw<SeenEntry[]>([]);
  /** Whether there are older ones, to be asked for. */
  hasOlder = $state(false);
  #chat = $state.raw<ChatLine[]>([]);
  /** What was said, except by people who are muted here. */
  chat = $derived(this.#chat.filter((line) => !isMuted(line.person)).map((line) => ({ ...line, name: calledBy(line.name) })));
  reactions = $state.raw<string[]>([]);
  /** What to add to time.now() for the time of the match. */
  offset = $state(0);
  /** Whether the room wants a password first. */
  isLocked = $state(false);
  /** Whether one watches, and does not want a seat. */
  isWatching = $state(false);
  /** Whether one has a seat. */
  isSeated = $derived(this.room?.seats.some((seat) => seat.person === this.you?.id) ?? false);
  /** Why the server closed the connection for good. */
  farewell = $state.raw<Message>();

  #hints = $state.raw<Hint[]>([]);
  #shown = $state(0);
  /** The hints asked for so far. */
  hints = $derived(this.#hints.slice(0, this.#shown));
  isHost = $derived(this.room !== undefined && !this.room.tournament && this.room.host === this.you?.id);
  /** The table, while the room is at it. */
  current = $derived(this.room?.match ? this.table : undefined);

  #code: string;
  #wire: Wire | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  #waiting = new Map<number, (done: boolean) => void>();
  #found: Lookup | null = null;
  /** The match of which this connection was told that it can be seen. */
  #seen = "";
  #password = "";

  constructor(code: string) {
    this.#code = code;
  }

  /** In words, with `you` for the seat one has. */
  #say = (words: Message): string => say(words, this.table);

  open(): void {
    clearTimeout(this.#timer);
    const wire = transport.connect(this.#code, {
      onopen: () => {
        const since = this.table?.n ?? -1;
        const match = this.table?.match ?? "";
        this.#seen = "";
        wire.send(JSON.stringify({ t: "hello", match, since, draws: true } satisfies Request));
      },
      onmessage: (text) => this.#hear(JSON.parse(text) as Answer),
      onclose: () => this.#lose(wire),
    });
    this.#wire = wire;
  }

  /** Leaves for good. */
  close(): void {
    this.status = "closed";
    clearTimeout(this.#timer);
    this.#wire?.close();
  }

  /** Comes back at once instead of waiting, when the network or the page is awake again. */
  hurry(): void {
    if (this.status !== "lost" || this.#wire?.isOpening) return;
    this.#tries = 0;
    this.open();
  }

  /** Sends a request; true when it was carried out, false when it was refused or the connection broke. */
  send(request: Sendable): Promise<boolean> {
    if ((this.status !== "here" && !this.isLocked) || !this.#wire?.isOpen) {
      complain(t("web.not-sent"));
      return Promise.resolve(false);
    }
    const id = ++this.#lastId;
    this.#wire.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  act = (move: string): Promise<boolean> => {
    refusals.dismiss();
    return this.send({ t: "do", move });
  };

  look = async (text: string): Promise<Lookup | null> => {
    this.#found = null;
    return (await this.send({ t: "look", text })) ? this.#found : null;
  };

  /** Says that the table can be seen: a match begins when everybody has said so. */
  shown = (match: string): void => {
    if (this.#seen === match || this.status !== "here") return;
    this.#seen = match;
    void this.send({ t: "shown", match });
  };

  /** Gives the password of a locked room. */
  enter = (password: string): Promise<boolean> => {
    this.#password = password;
    return this.send({ t: "enter", password });
  };

  /** Gives up the seat, to watch. */
  stand = (): void => {
    this.isWatching = true;
    void this.send({ t: "stand" });
  };

  /** Hurries the bots, if it is up to them alone. */
  hurryBots = (): void => {
    const { current: table, room } = this;
    if (!table || !room || table.seat === null || table.outcome || table.actors.length === 0) return;
    if (table.actors.every((seat) => room.seats[seat]?.level)) void this.send({ t: "hurry" });
  };

  /** Asks for a page of older entries. */
  older = async (): Promise<void> => {
    const first = this.log[0]?.n;
    if (!this.hasOlder || !this.table || first === undefined) return;
    await this.send({ t: "history", match: this.table.match, before: first });
  };

  /** Shows one hint more, asking for them first if there are none. */
  hint = (): void => {
    if (this.#hints.length > 0) this.#reveal();
    else void this.send({ t: "askhint" });
  };

  #reveal(): void {
    this.#shown = Math.min(this.#shown + 1, this.#hints.length);
    const hint = this.#hints[this.#shown - 1];
    if (hint && this.table) announce(say(hint.said, { ...this.table, isListening: true }));
  }

  #hear(answer: Answer): void {
    switch (answer.t) {
      case "ping":
        this.#wire?.send(JSON.stringify({ t: "pong", ping: answer.ping } satisfies Request));
        return;
      case "welcome":
        this.#tries = 0;
        this.status = "here";
        this.#you = answer.you;
        this.#room = answer.room;
        this.#chat = answer.chat;
        this.reactions = answer.reactions;
        this.isLocked = false;
        return;
      case "locked":
        this.isLocked = true;
        if (this.#password) void this.enter(this.#password);
        return;
      case "room":
        this.#room = answer.room;
        if (answer.room.match === null) this.#table = undefined;
        return;
      case "table":
        this.#lay(answer);
        return;
      case "page":
        if (answer.match === this.table?.match) {
          const first = this.log[0]?.n ?? Infinity;
          this.log = [...answer.entries.filter((entry) => entry.n < first), ...this.log];
          this.hasOlder = answer.older;
        }
        return;
      case "found":
        this.#found = answer.lookup;
        return;
      case "spoke":
        if (!this.#chat.some((line) => line.n === answer.line.n)) this.#chat = [...this.#chat, answer.line].slice(-100);
        if (answer.line.person !== this.you?.id && !isMuted(answer.line.person)) {
          play("chat");
          announce(labelled(calledBy(answer.line.name), answer.line.text));
        }
        return;
      case "reacted":
        if (!isMuted(answer.person)) toast(`${answer.symbol} ${calledBy(answer.name)}`, "plain", 2200);
        return;
      case "hints":
        this.#hints = answer.hints;
        this.#shown = 0;
        this.#reveal();
        return;
      case "done":
        this.#answer(answer.id, true);
        return;
      case "refused":
        if (answer.code === "wrong-password") this.#password = "";
        this.#refuse(answer.said);
        this.#answer(answer.id, false);
        return;
      case "closed":
        if (answer.again) return;
        this.farewell = answer.said;
        this.status = "closed";
    }
  }

  /** Shows why a request was refused. */
  #refuse(why: Message): void {
    const slug = this.table?.game ?? this.room?.game ?? "";
    refusals.tell({ slug, text: this.#say(why), clauses: clausesOf(slug, why.key) });
  }

  #lay(table: MatchUpdate): void {
    const before = this.table;
    this.offset = table.now - time.now();
    this.#table = table;
    const isNew = before?.match !== table.match || table.fresh;
    const known = isNew ? -1 : (this.log.at(-1)?.n ?? -1);
    this.log = [...(isNew ? [] : this.log), ...table.entries.filter((entry) => entry.n > known)];
    if (isNew) this.hasOlder = table.older;
    for (const entry of isNew ? table.entries.slice(-1) : table.entries)
      whenWordsAreHere(() => announce(tell(entry, table, true)));
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

  /** A request was answered; nothing else settles it but the end of the connection. */
  #answer(id: number, done: boolean): void {
    this.#waiting.get(id)?.(done);
    this.#waiting.delete(id);
  }

  #lose(wire: Wire): void {
    if (wire !== this.#wire) return;
    for (const resolve of this.#waiting.values()) resolve(false);
    this.#waiting.clear();
    if (this.status === "closed") return;
    this.status = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.7 ** this.#tries++);
    this.#timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}
