// A replay: its moment, the seat that is viewed, and its speed.
import { flushSync, untrack } from "svelte";
import { time } from "../../lib/time.svelte";
import { announce, complain } from "../../lib/toasts.svelte";
import { botsOf, calledAt, tell } from "../../lib/words.svelte";
import type { SeenEntry, FinishedMatch, HiddenPieces, RoomView, MatchUpdate } from "../../types";
import { Page, type Scene } from "./pages";
import type { Source } from "./source";

export const SPEEDS = [1, 2, 4, 8, 16];
/** A seat's number, `watcher`, or `open` for everything. */
export type Eyes = string;
/** So much of what was shown before a moment is gone through to come upon it, in milliseconds and in updates. */
const LEAD = 10_000;
const MOST_LEAD = 4;
/** Entries that are gone through between two pictures at most. */
const MOST_AT_ONCE = 12;
const PAGE = 64;

export class Playback {
  readonly source: Source;
  past = $state.raw<FinishedMatch>();
  eyes = $state<Eyes>("watcher");
  /** After which entry one is. */
  n = $state(0);
  speed = $state(1);
  isPlaying = $state(false);
  /** Whether it waits for updates that are on their way. */
  isWaiting = $state(false);
  hasOlder = $state(false);
  log = $state.raw<SeenEntry[]>([]);
  /** What not everybody sees, with all cards face up. */
  hidden = $state.raw<HiddenPieces[]>([]);
  /** Changes with the seat that is viewed. */
  turn = $state(0);
  #table = $state.raw<MatchUpdate>();
  #called = $derived(calledAt(this.#table?.names ?? [], this.#table?.names ?? []));
  /** What is to be drawn. */
  table = $derived(this.#table && { ...this.#table, names: this.#called.map(([name]) => name) });
  bots = $derived(botsOf(this.#called));
  /** The room, as far as a board asks for it. */
  room = $derived.by((): RoomView => {
    const seats = this.#called.map(([name, bot]) => ({ name, person: null, level: bot?.level ?? null, away: false, since: null, back: null }));
    const nothing = { code: "", host: "", public: false, locked: false, options: {}, people: [], played: [], lesson: null, evening: { matches: 0, players: [], last: 0 }, pace: "normal" as const, quiet: false, always_quiet: false, rematch: null, tournament: null };
    return { ...nothing, game: this.past?.game ?? "", seats, match: this.past?.match ?? null, over: true };
  });
  last = $derived(Math.max(0, (this.past?.times.length ?? 1) - 1));

  #pages = new Map<Eyes, Page[]>();
  #page: Page | undefined;
  /** Whose eyes the board was last drawn for. */
  #seen: Eyes = "";
  #wish = 0;
  #frame = 0;

  constructor(source: Source) {
    this.source = source;
  }

  /** Comes to a moment for the first time, once the board of the game is here. */
  async open(n: number, eyes: Eyes, fetchBoard: (game: string) => Promise<void>): Promise<void> {
    this.past = await this.source.past();
    const seats = this.past.names.map((_, seat) => String(seat));
    const usual = seats.length === 1 ? "0" : "watcher";
    this.eyes = [...seats, "watcher", "open"].includes(eyes) ? eyes : usual;
    this.n = Math.min(this.last, n);
    await Promise.all([fetchBoard(this.past.game), this.#find(this.n)]);
    await this.goTo(this.n);
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#wish += 1;
    this.isPlaying = false;
    time.live();
  }

  /** The time of the match after an entry. */
  timeOf = (n: number): number => this.past?.times[n] ?? 0;

  /** Goes to a moment, wherever it is. */
  async goTo(n: number): Promise<void> {
    this.pause();
    const to = Math.min(this.last, Math.max(0, Math.round(n)));
    const wish = ++this.#wish;
    this.n = to;
    const page = await this.#find(to);
    if (wish !== this.#wish || !page) return;
    this.#jump(page, to);
  }

  async look(eyes: Eyes): Promise<void> {
    const wasPlaying = this.isPlaying;
    this.eyes = eyes;
    await this.goTo(this.n);
    if (wasPlaying) this.play();
  }

  first = (): Promise<void> => this.goTo(0);
  back = (): Promise<void> => this.goTo(this.n - 1);
  toTheEnd = (): Promise<void> => this.goTo(this.last);

  /** One entry on, as it happened. */
  async next(): Promise<void> {
    this.pause();
    if (this.n >= this.last) return;
    const wish = ++this.#wish;
    const page = await this.#find(this.n + 1);
    if (wish !== this.#wish || !page) return;
    this.#step(page);
    time.set(this.timeOf(this.n), 0);
    this.#tell();
  }

  /** Loads what was before the entries at hand. */
  async older(): Promise<void> {
    const page = this.#page;
    if (!page?.hasOlder) return;
    try {
      page.extend(new Page(await this.source.letters(this.eyes, Math.max(0, page.first - PAGE))));
    } catch (error) {
      complain(error);
    }
    if (page === this.#page) this.#read(page.at(this.n));
  }

  toggle = (): void => (this.isPlaying ? this.pause() : this.play());

  play(): void {
    if (this.isPlaying || !this.past) return;
    if (this.n >= this.last) void this.first().then(() => this.play());
    else {
      this.isPlaying = true;
      time.set(Math.max(time.now(), this.timeOf(this.n)), this.speed);
      this.#frame = requestAnimationFrame(this.#run);
    }
  }

  pause(): void {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    cancelAnimationFrame(this.#frame);
    time.set(time.now(), 0);
  }

  hurry(speed: number): void {
    this.speed = speed;
    if (this.isPlaying) time.set(time.now(), speed);
  }

  #run = async (): Promise<void> => {
    for (let done = 0; done < MOST_AT_ONCE && this.n < this.last && this.timeOf(this.n + 1) <= time.now(); done++) {
      let page = this.#known(this.n + 1);
      if (!page) {
        // Time waits for updates that are still on their way.
        const wish = ++this.#wish;
        time.set(this.timeOf(this.n + 1), 0);
        page = await this.#find(this.n + 1);
        if (wish !== this.#wish || !this.isPlaying) return;
        if (!page) return this.pause();
        time.set(this.timeOf(this.n + 1), this.speed);
      }
      this.#step(page);
      // The board is to see every entry.
      flushSync();
    }
    if (!this.isPlaying) return;
    if (this.n >= this.last) {
      this.isPlaying = false;
      time.set(this.timeOf(this.n), 0);
    } else {
      this.#fetchAhead();
      this.#frame = requestAnimationFrame(() => void this.#run());
    }
  };

  #known(n: number): Page | undefined {
    return this.#pages.get(this.eyes)?.find((page) => page.has(n));
  }

  /** The page with that entry, asked for if it is not here; nothing when that fails, which is said. */
  async #find(n: number): Promise<Page | undefined> {
    const eyes = this.eyes;
    let from = Math.floor(n / PAGE) * PAGE;
    this.isWaiting = !this.#known(n);
    try {
      for (;;) {
        const known = this.#pages.get(eyes) ?? [];
        const found = known.find((page) => page.has(n));
        if (found || eyes !== this.eyes) return found;
        // A page with much on it ends earlier.
        from = Math.max(from, ...known.filter((page) => page.has(from)).map((page) => page.until + 1));
        const page = new Page(await this.source.letters(eyes, from));
        this.#pages.set(eyes, [...(this.#pages.get(eyes) ?? []), page]);
      }
    } catch (error) {
      complain(error);
      return undefined;
    } finally {
      this.isWaiting = false;
    }
  }

  #ahead = 0;
  /** Has the next page ready before it is needed. */
  #fetchAhead(): void {
    const page = this.#known(this.n);
    const next = page && page.until + 1;
    if (!next || next > this.last || next === this.#ahead || this.n < page.until - PAGE / 2 || this.#known(next)) return;
    this.#ahead = next;
    const eyes = this.eyes;
    void this.source.letters(eyes, next).then(
      (found) => this.#known(next) ?? this.#pages.set(eyes, [...(this.#pages.get(eyes) ?? []), new Page(found)]),
      () => undefined,
    );
  }

  #step(page: Page): void {
    const known = this.#table?.n ?? -1;
    this.n += 1;
    const scene = page === this.#page ? page.at(this.n) : page.after(this.n, known);
    this.#page = page;
    // What these eyes did not see changes nothing for them.
    if (scene.table.n > known) this.#read(scene);
    else this.hasOlder = page.hasOlder;
  }

  /** Comes upon a moment as it was: what was shown just before is still to be seen, and has been for as long. */
  #jump(page: Page, n: number): void {
    this.#page = page;
    if (this.#seen !== this.eyes) this.turn += 1;
    this.#seen = this.eyes;
    time.isJumping = true;
    try {
      for (const scene of page.leadingTo(n, this.timeOf(n) - LEAD, MOST_LEAD)) {
        time.set(scene.table.now, 0);
        this.#read(scene);
        flushSync();
      }
      time.set(this.timeOf(n), 0);
      flushSync();
    } finally {
      time.isJumping = false;
    }
    this.#tell();
  }

  #read({ table, log, hidden }: Scene): void {
    this.#table = table;
    this.log = log;
    this.hidden = hidden;
    this.hasOlder = this.#page?.hasOlder ?? false;
  }

  /** Says what happened in this moment. */
  #tell(): void {
    const entry = this.log.at(-1);
    const { table } = this;
    if (entry?.n === this.n && table) untrack(() => announce(tell(entry, table, true)));
  }
}
