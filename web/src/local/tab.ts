// A tab: asks the worker that has the rooms, wherever that is. The tab that holds a lock has it; another takes over.
import { engine } from "./engine.svelte";
import type { FromHost, FromTab } from "./letters";
import { hold, whenFree } from "./locks";
import { complain } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import { LocalWire } from "./wire";
import type { Hearer, Wire } from "../transport/transport";
import hostModule from "./host.ts?worker&url";
import workerModule from "./worker.ts?worker&url";

type Ask = FromTab & { t: "ask" };

interface Waiting {
  ask: Ask;
  /** Whether a worker may have it; before one is ready, nothing is sent. */
  isSent: boolean;
  resolve: (answer: Response) => void;
  reject: (why: Error) => void;
}

const random = (): string => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** How long a tab without locks waits for another one's worker, at least. */
const LOOK = 1000;

export class Tab {
  readonly #name: string;
  readonly #engine: string;
  readonly #id = random();
  readonly #channel: BroadcastChannel;
  readonly #asks = new Map<number, Waiting>();
  readonly #lines = new Map<string, LocalWire>();
  #last = 0;
  /** The worker that was heard last. */
  #host = "";
  #isReady = false;
  /** Loads the engine of this tab again. */
  #retry: (() => void) | undefined;

  /** `name` is that of everything that is kept; `engineHome` says where the engine is. */
  constructor(name: string, engineHome: string) {
    this.#name = name;
    this.#engine = engineHome;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<FromHost | FromTab>) => this.#hear(data);
    addEventListener("pagehide", () => this.#post({ t: "gone", tab: this.#id }));
    addEventListener("pageshow", (event) => event.persisted && location.reload());
    engine.retry = () => (this.#retry ? this.#retry() : location.reload());
    void this.#enter();
  }

  async #enter(): Promise<void> {
    // What the page shows comes first.
    if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
    await hold(`${this.#name} tab ${this.#id}`);
    this.#post({ t: "hello", tab: this.#id });
    if (!navigator.locks) await new Promise((done) => setTimeout(done, LOOK * (1 + Math.random())));
    if (navigator.locks || !this.#host) {
      await hold(`${this.#name} rooms`);
      this.#work();
    }
  }

  /** Has a worker of its own, and a new one when that dies. */
  #work(): void {
    const host = random();
    const worker = new Worker(hostModule, { type: "module" });
    const again = (): void => {
      worker.terminate();
      if (!engine.hasFailed) this.#work();
    };
    worker.onmessage = () => void whenFree(`${this.#name} host ${host}`).then(again);
    worker.onerror = () => {
      engine.hasFailed = true;
    };
    this.#retry = () => {
      engine.hasFailed = false;
      again();
    };
    const jobs = new URL(workerModule, location.href).href;
    worker.postMessage({ name: this.#name, host, engine: this.#engine, jobs });
  }

  ask(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      void (async () => {
        const text = body instanceof Blob ? await body.text() : ((body as string | undefined) ?? "");
        const ask: Ask = { t: "ask", tab: this.#id, id: ++this.#last, method, path, body: text };
        this.#asks.set(ask.id, { ask, isSent: this.#isReady, resolve, reject });
        if (this.#isReady) this.#post(ask);
      })();
    });
  }

  connect(code: string, hearer: Hearer): Wire {
    const line = `${this.#id}.${++this.#last}`;
    const wire = new LocalWire(hearer, {
      open: () => this.#post({ t: "open", tab: this.#id, line, code }),
      say: (text) => this.#post({ t: "say", line, text }),
      close: () => {
        this.#lines.delete(line);
        this.#post({ t: "close", line });
      },
    });
    this.#lines.set(line, wire);
    if (this.#isReady) wire.begin();
    return wire;
  }

  #post(letter: FromTab): void {
    this.#channel.postMessage(letter);
  }

  #hear(letter: FromHost | FromTab): void {
    switch (letter.t) {
      case "host":
        this.#meet(letter.host, letter.done);
        return;
      case "failed":
        engine.hasFailed = true;
        return;
      case "answer":
        if (letter.tab === this.#id) this.#answer(letter);
        return;
      case "opened":
        this.#lines.get(letter.line)?.opened();
        return;
      case "heard":
        this.#lines.get(letter.line)?.heard(letter.text);
        return;
      case "ended":
        this.#lines.get(letter.line)?.heard(letter.text);
        this.#lines.get(letter.line)?.lost();
        this.#lines.delete(letter.line);
        return;
      case "changed":
        location.replace(location.pathname);
        return;
      case "gone":
        // Without locks, a tab that goes may have had the worker.
        if (!navigator.locks && !this.#retry) location.reload();
        return;
      case "full":
        complain(t("web.engine.full"));
    }
  }

  #meet(host: string, done: number): void {
    if (host !== this.#host) this.#lose();
    this.#host = host;
    engine.done = done;
    if (done > 0) engine.hasFailed = false;
    if (done < 1 || this.#isReady) return;
    this.#isReady = true;
    this.#post({ t: "hello", tab: this.#id });
    for (const waiting of this.#asks.values()) {
      waiting.isSent = true;
      this.#post(waiting.ask);
    }
    for (const wire of this.#lines.values()) wire.begin();
  }

  /** The worker is another one: what only reads is asked again, and everything else that was sent has failed. */
  #lose(): void {
    this.#isReady = false;
    for (const [id, { ask, isSent, reject }] of this.#asks)
      if (isSent && ask.method !== "GET") {
        this.#asks.delete(id);
        reject(new Error("the worker died"));
      }
    for (const [line, wire] of this.#lines)
      if (wire.lost()) this.#lines.delete(line);
  }

  #answer({ id, status, kind, body }: FromHost & { t: "answer" }): void {
    this.#asks.get(id)?.resolve(new Response(body, { status, headers: { "content-type": kind } }));
    this.#asks.delete(id);
  }
}
