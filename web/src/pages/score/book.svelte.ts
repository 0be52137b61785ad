// One score sheet on this device: what the server has, what waits to be sent, and what follows from both.
//
// An entry is kept in the browser under its own id until the server has it, so that neither a reload nor a lost network
// loses one, and two tabs do not disturb each other. Others' entries are asked for while the page is seen.
import type { Scores, ScoringInfo } from "../../types";
import { api, Refusal } from "../../lib/api";
import { now } from "../../lib/clock";
import { complain, toast } from "../../lib/toasts.svelte";
import { say } from "../../lib/words.svelte";
import { standingOf, type Entry } from "./standing";

const HOME = "fivefold.score/";
const EVERY = 2500;
const MOST_SENT = 50;
/** After these nothing helps to try again. */
const LOST = ["no-such-sheet", "bad-request"];

type Plain<T> = T extends unknown ? Omit<T, "id" | "at"> : never;
/** An entry before it has an id and a time. */
export type Wanted = Plain<Entry>;

interface Kept {
  info: ScoringInfo;
  entries: Entry[];
  length: number;
  isLocked: boolean;
  isOwner: boolean;
}

const random = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => (byte % 36).toString(36)).join("") + Date.now().toString(36).slice(-4);

/** What the browser has under a name; nothing where it keeps nothing. */
function kept<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still shows and sends.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}

/** The entries of a device: each has an id of its own, and is later than all that it has seen. */
export class Pen {
  #device = random();
  #number = 0;
  #at = 0;

  saw(entries: Iterable<Entry>): void {
    for (const { at } of entries) this.#at = Math.max(this.#at, at);
  }
  write(wanted: Wanted): Entry {
    this.#at = Math.max(now(), this.#at + 1);
    return { ...wanted, id: this.nextId(), at: this.#at } as Entry;
  }
  /** A new player has the id of the entry. */
  name(name: string): Entry & { t: "named" } {
    const entry = this.write({ t: "named", player: "", name }) as Entry & { t: "named" };
    return { ...entry, player: entry.id };
  }
  private nextId(): string {
    return `${this.#device}-${++this.#number}`;
  }
}

export class Book {
  info = $state.raw<ScoringInfo>();
  #saved = $state.raw(new Map<string, Entry>());
  #waiting = $state.raw(new Map<string, Entry>());
  #length = 0;
  isLocked = $state(false);
  isOwner = $state(false);
  isOffline = $state(false);
  /** Whether there is no such sheet. */
  isLost = $state(false);
  #pen = new Pen();
  #isBusy = false;
  #isStopped = false;

  constructor(readonly code: string) {
    const before = kept<Kept>(HOME + code);
    if (before) {
      this.info = before.info;
      this.#saved = new Map(before.entries.map((entry) => [entry.id, entry]));
      [this.#length, this.isLocked, this.isOwner] = [before.length, before.isLocked, before.isOwner];
    }
    this.#waiting = new Map(this.#keptEntries().map((entry) => [entry.id, entry]));
    this.#pen.saw(this.entries);
  }

  /** The server's version of an entry counts. */
  get entries(): Entry[] {
    return [...new Map([...this.#waiting, ...this.#saved]).values()];
  }
  get waiting(): number {
    return this.#waiting.size;
  }
  standing = $derived.by(() => (this.info ? standingOf(this.info.scoring, this.entries) : undefined));
  get mayWrite(): boolean {
    return !this.isLocked || this.isOwner;
  }

  /** Writes entries; they are shown at once and sent when that is possible. */
  write(...wanted: Wanted[]): void {
    this.#add(wanted.map((one) => this.#pen.write(one)));
  }
  join(name: string): void {
    this.#add([this.#pen.name(name)]);
  }
  #add(entries: Entry[]): void {
    for (const entry of entries) keep(`${HOME}${this.code}/${entry.id}`, entry);
    this.#waiting = new Map([...this.#waiting, ...entries.map((entry) => [entry.id, entry] as const)]);
    void this.sync();
  }

  /** Follows the sheet as long as the page is there. */
  follow(game: string): () => void {
    const look = () => document.visibilityState === "visible" && void this.sync();
    const timer = setInterval(look, EVERY);
    const moments = ["focus", "online"] as const;
    for (const moment of moments) addEventListener(moment, look);
    document.addEventListener("visibilitychange", look);
    void this.#open(game);
    return () => {
      this.#isStopped = true;
      clearInterval(timer);
      for (const moment of moments) removeEventListener(moment, look);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async #open(game: string): Promise<void> {
    try {
      // Who writes is known by a cookie, which a first visit gets here.
      await api.me();
      this.info = await api.scoring(game);
    } catch (error) {
      if (!this.info) this.#failed(error);
    }
    await this.sync();
  }

  /** Sends what waits, and takes what is new. */
  async sync(): Promise<void> {
    if (this.#isBusy || this.#isStopped || this.isLost) return;
    this.#isBusy = true;
    const sent = [...this.#waiting.values()].slice(0, MOST_SENT);
    try {
      const since = this.#length;
      const found = sent.length > 0 ? await api.addEntries(this.code, { entries: sent, since }) : await api.scores(this.code, since);
      this.isOffline = false;
      this.#take(found, sent);
    } catch (error) {
      this.#failed(error, sent);
    } finally {
      this.#isBusy = false;
    }
    if (!this.isOffline && this.#waiting.size > 0) void this.sync();
  }

  #take(found: Scores, sent: Entry[] = []): void {
    if (found.entries.length > 0) this.#saved = new Map([...this.#saved, ...found.entries.map((entry) => [entry.id, entry] as const)]);
    [this.#length, this.isLocked, this.isOwner] = [found.length, found.locked, found.is_owner];
    for (const refused of found.refused) toast(say(refused.said), "bad");
    if (sent.length > 0) this.#drop(sent);
    this.#pen.saw(found.entries);
    if (this.info && (found.entries.length > 0 || sent.length > 0)) this.#keep();
  }

  #failed(error: unknown, sent: Entry[] = []): void {
    const code = error instanceof Refusal ? error.code : "";
    if (LOST.includes(code) && this.#length === 0 && this.#waiting.size === 0) this.isLost = true;
    else if (["locked", "full", "bad-request"].includes(code)) {
      complain(error);
      this.#drop(sent);
    } else this.isOffline = true;
  }

  #drop(entries: Entry[]): void {
    for (const { id } of entries) forget(`${HOME}${this.code}/${id}`);
    this.#waiting = new Map([...this.#waiting].filter(([id]) => !entries.some((entry) => entry.id === id)));
  }
  #keep(): void {
    const page: Kept = { info: this.info!, entries: [...this.#saved.values()], length: this.#length, isLocked: this.isLocked, isOwner: this.isOwner };
    keep(HOME + this.code, page);
  }
  #keptEntries(): Entry[] {
    try {
      return Object.keys(localStorage).flatMap((key) => (key.startsWith(`${HOME}${this.code}/`) ? (kept<Entry>(key) ?? []) : []));
    } catch {
      return [];
    }
  }

  async lock(isLocked: boolean): Promise<void> {
    try {
      this.#take(await api.lockScores(this.code, isLocked));
    } catch (error) {
      complain(error);
    }
  }
}

const NAMES = "fivefold.score-names";
const MOST_NAMES = 16;

/** The names of those who have played here, the latest first. */
export const knownNames = (): string[] => (kept<string[]>(NAMES) ?? []).filter((name) => typeof name === "string");

export const remember = (names: readonly string[]): void => keep(NAMES, [...new Set([...names, ...knownNames()])].slice(0, MOST_NAMES));
