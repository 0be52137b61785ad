// One score sheet on this device: what the server has, what waits to be sent, and what follows from both.
//
// Others' entries are asked for while the page is seen. A sheet that was started without a network, or that is gone from
// the server, becomes a new one there with all that this device has of it.
import type { Scores, ScoringInfo } from "../../types";
import { api, isUnreachable, Refusal } from "../../lib/api";
import { readdress } from "../../lib/route.svelte";
import { complain, toast } from "../../lib/toasts.svelte";
import { say } from "../../lib/words.svelte";
import { forgetSheet, forgetWaiting, isLocal, keepSheet, keepWaiting, keptSheet, localCode, waitingFor } from "./kept";
import { Pen, type Wanted } from "./pen";
import { standingOf, type Entry } from "./standing";

const EVERY = 2500;
const MOST_SENT = 50;
/** So long a request may take: a network that fell silent would otherwise hold up all that follow. */
const LONGEST = 30_000;

export class Book {
  info = $state.raw<ScoringInfo>();
  #saved = $state.raw(new Map<string, Entry>());
  #waiting = $state.raw(new Map<string, Entry>());
  #length = 0;
  isLocked = $state(false);
  isOwner = $state(false);
  isOffline = $state(false);
  /** Whether anything is known of the sheet. Before, nobody can write on it. */
  #isRead = $state(false);
  /** Whether there is no such sheet. */
  isLost = $state(false);
  /** Whether the server has the sheet no more, and this device still has it. */
  isGone = $state(false);
  #pen = new Pen();
  #asking: AbortController | undefined;
  #isStopped = false;

  constructor(readonly code: string) {
    const before = keptSheet(code);
    if (before) {
      this.info = before.info;
      this.#saved = new Map(before.entries.map((entry) => [entry.id, entry]));
      [this.#length, this.isLocked, this.isOwner, this.#isRead] = [before.length, before.isLocked, before.isOwner, true];
    }
    this.isLost = this.isLocal && !before;
    this.#waiting = new Map(waitingFor(code).map((entry) => [entry.id, entry]));
    this.#pen.saw(this.entries);
  }

  /** Whether the server does not know it yet. */
  get isLocal(): boolean {
    return isLocal(this.code);
  }
  /** The server's version of an entry counts. */
  get entries(): Entry[] {
    return [...new Map([...this.#waiting, ...this.#saved]).values()];
  }
  get waiting(): number {
    return this.#waiting.size;
  }
  standing = $derived.by(() => (this.info && this.#isRead ? standingOf(this.info.scoring, this.entries) : undefined));
  get mayWrite(): boolean {
    return !this.isGone && (!this.isLocked || this.isOwner);
  }

  /** Writes entries; they are shown at once and sent when that is possible. */
  write(...wanted: Wanted[]): void {
    this.#add(wanted.map((one) => this.#pen.write(one)));
  }
  join(name: string): void {
    this.#add([this.#pen.name(name)]);
  }
  #add(entries: Entry[]): void {
    keepWaiting(this.code, entries);
    this.#waiting = new Map([...this.#waiting, ...entries.map((entry) => [entry.id, entry] as const)]);
    void this.sync();
  }

  /** Follows the sheet as long as the page is there. */
  follow(game: string): () => void {
    const look = () => document.visibilityState === "visible" && void this.sync();
    /** What was asked before the network or the device slept is answered late, if ever. */
    const wake = () => {
      if (document.visibilityState !== "visible") return;
      this.#asking?.abort();
      look();
    };
    const timer = setInterval(look, EVERY);
    addEventListener("focus", look);
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    void this.#open(game);
    return () => {
      this.#isStopped = true;
      clearInterval(timer);
      removeEventListener("focus", look);
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }

  async #open(game: string): Promise<void> {
    try {
      // Who writes is known by a cookie, which a first visit gets here.
      await api.me().catch((error: unknown) => {
        if (!isUnreachable(error)) throw error;
      });
      this.info = await api.scoring(game);
    } catch (error) {
      if (!this.info) this.#failed(error);
    }
    await this.sync();
  }

  /** Sends what waits, and takes what is new. */
  async sync(): Promise<void> {
    if (this.#asking || this.#isStopped || this.isLost || this.isGone) return;
    const asking = (this.#asking = new AbortController());
    const timer = setTimeout(() => asking.abort(), LONGEST);
    const sent = [...this.#waiting.values()].slice(0, MOST_SENT);
    let isDone = false;
    try {
      if (this.isLocal) await this.renew();
      else {
        const since = this.#length;
        const { signal } = asking;
        this.#take(await (sent.length > 0 ? api.addEntries(this.code, { entries: sent, since }, signal) : api.scores(this.code, since, signal)), sent);
      }
      [this.isOffline, isDone] = [false, true];
    } catch (error) {
      this.#failed(error, sent);
    } finally {
      clearTimeout(timer);
      this.#asking = undefined;
    }
    if (asking.signal.aborted || (isDone && this.#waiting.size > 0)) void this.sync();
  }

  #take(found: Scores, sent: Entry[]): void {
    if (found.entries.length > 0) this.#saved = new Map([...this.#saved, ...found.entries.map((entry) => [entry.id, entry] as const)]);
    [this.#length, this.isLocked, this.isOwner] = [found.length, found.locked, found.is_owner];
    this.#pen.saw(found.entries);
    if (found.entries.length > 0 || sent.length > 0 || !this.#isRead) this.#keep();
    this.#isRead = true;
    this.#drop(sent);
    for (const refused of found.refused) toast(say(refused.said), "bad");
  }

  #failed(error: unknown, sent: Entry[] = []): void {
    const code = error instanceof Refusal ? error.code : "";
    if (code === "no-such-sheet") {
      if (this.#isRead) this.isGone = true;
      else this.isLost = true;
    } else if (["locked", "full", "bad-request"].includes(code)) {
      if (sent.length === 0) this.isLost = !this.#isRead;
      else complain(error);
      this.#drop(sent);
    } else if (code !== "too-fast") this.isOffline = true;
  }

  #drop(entries: Entry[]): void {
    if (entries.length === 0) return;
    forgetWaiting(this.code, entries);
    this.#waiting = new Map([...this.#waiting].filter(([id]) => !entries.some((entry) => entry.id === id)));
  }
  #keep(): void {
    const { info, isLocked, isOwner } = this;
    keepSheet(this.code, { info, entries: [...this.#saved.values()], length: this.#length, isLocked, isOwner });
  }

  async lock(isLocked: boolean): Promise<void> {
    try {
      const found = await api.lockScores(this.code, isLocked);
      [this.isLocked, this.isOwner] = [found.locked, found.is_owner];
    } catch (error) {
      complain(error);
    }
  }

  /** Makes it a new sheet on the server, and goes there. */
  async renew(): Promise<void> {
    const first = this.entries.slice(0, MOST_SENT);
    const { code } = await api.startScores({ game: this.info!.game, entries: first });
    // All others, and what was written meanwhile, are sent from there.
    keepWaiting(code, this.entries.filter((entry) => !first.includes(entry)));
    begin(code, this.info!, first);
    forgetSheet(this.code);
    if (this.#isStopped) return;
    this.#isStopped = true;
    readdress(`/score/${this.info!.game}/${code}`);
  }
}

/** Keeps a sheet that has just been started, so that its page has it at once. */
function begin(code: string, info: ScoringInfo, entries: Entry[]): void {
  keepSheet(code, { info, entries, length: 0, isLocked: false, isOwner: true });
}

/** Starts a sheet, on the server if that can be reached; returns its code. */
export async function start(info: ScoringInfo, entries: Entry[]): Promise<string> {
  try {
    const { code } = await api.startScores({ game: info.game, entries });
    begin(code, info, entries);
    return code;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const code = localCode();
    begin(code, info, []);
    keepWaiting(code, entries);
    return code;
  }
}
