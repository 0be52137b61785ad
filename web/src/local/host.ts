// The worker that has the rooms: the engine, what is kept, and the lines of all tabs.
import type { PyodideAPI } from "pyodide";
import { Lanes } from "./lanes";
import type { FromHost, FromTab, Start } from "./letters";
import { hold, whenFree } from "./locks";
import { loadPython } from "./python";
import { Values } from "./values";

/** `fivefold.local.tabs.Tabs`. */
interface Tabs {
  open(): Promise<void>;
  answer(method: string, path: string, body: string): Promise<string>;
  connect(line: string, code: string): Promise<void>;
  receive(line: string, text: string): void;
  disconnect(line: string): void;
}

const REPLACING = new Set(["DELETE /api/mine", "PUT /api/mine/all"]);

class Host {
  readonly #channel: BroadcastChannel;
  readonly #start: Start;
  /** The tabs, each with its lines. */
  readonly #lines = new Map<string, Set<string>>();
  #tabs: Tabs | undefined;
  #done = 0;

  constructor(start: Start) {
    this.#start = start;
    this.#channel = new BroadcastChannel(start.name);
    this.#channel.onmessage = ({ data }: MessageEvent<FromTab>) => void this.#hear(data);
  }

  async run(): Promise<void> {
    const { name, host, engine, jobs } = this.#start;
    await hold(`${name} host ${host}`);
    self.postMessage("alive");
    try {
      this.#tell(0);
      const python = await loadPython(engine, (done) => this.#tell(done));
      const values = new Values(
        name,
        () => this.#post({ t: "changed" }),
        () => this.#post({ t: "full" }),
      );
      const lanes = new Lanes(jobs, engine, `${name} ${host}`);
      this.#tabs = this.#makeTabs(python, values, lanes);
      await this.#tabs.open();
      this.#tell(1);
      lanes.begin();
    } catch (error) {
      this.#post({ t: "failed", host, why: String(error) });
    }
  }

  #makeTabs(python: PyodideAPI, values: Values, lanes: Lanes): Tabs {
    const make = python.runPython("from fivefold.local.tabs import Tabs\nTabs") as (...parts: unknown[]) => Tabs;
    const send = (line: string, text: string, isLast: boolean) =>
      this.#post({ t: isLast ? "ended" : "heard", line, text });
    return make(values.do, lanes.do, lanes.cancel, send);
  }

  #post(letter: FromHost): void {
    this.#channel.postMessage(letter);
  }

  /** Says how far the engine is, in hundredths. */
  #tell(done: number): void {
    const isNews = Math.floor(done * 100) > Math.floor(this.#done * 100) || done === 0;
    this.#done = Math.max(this.#done, done);
    if (isNews) this.#post({ t: "host", host: this.#start.host, done: this.#done });
  }

  async #hear(letter: FromTab): Promise<void> {
    const tabs = this.#tabs;
    switch (letter.t) {
      case "hello":
        if (!this.#lines.has(letter.tab)) this.#meet(letter.tab);
        this.#post({ t: "host", host: this.#start.host, done: this.#done });
        return;
      case "gone":
        this.#part(letter.tab);
        return;
      case "ask":
        if (tabs) await this.#answer(tabs, letter);
        return;
      case "open":
        if (!tabs) return;
        this.#lines.get(letter.tab)?.add(letter.line);
        await tabs.connect(letter.line, letter.code);
        this.#post({ t: "opened", line: letter.line });
        return;
      case "say":
        tabs?.receive(letter.line, letter.text);
        return;
      case "close":
        tabs?.disconnect(letter.line);
    }
  }

  async #answer(tabs: Tabs, { tab, id, method, path, body }: FromTab & { t: "ask" }): Promise<void> {
    let answer = "500 text/plain\n";
    try {
      answer = await tabs.answer(method, path, body);
    } catch (error) {
      console.error(String(error));
    }
    const end = answer.indexOf("\n");
    const [status = "", ...kind] = answer.slice(0, end).split(" ");
    this.#post({ t: "answer", tab, id, status: Number(status), kind: kind.join(" "), body: answer.slice(end + 1) });
    // After everything has been deleted or replaced, all tabs begin anew.
    if (status === "200" && REPLACING.has(`${method} ${path}`)) this.#post({ t: "changed" });
  }

  #meet(tab: string): void {
    this.#lines.set(tab, new Set());
    void whenFree(`${this.#start.name} tab ${tab}`).then(() => this.#part(tab));
  }

  #part(tab: string): void {
    for (const line of this.#lines.get(tab) ?? []) this.#tabs?.disconnect(line);
    this.#lines.delete(tab);
  }
}

self.onmessage = ({ data }: MessageEvent<Start>) => void new Host(data).run();
