// The workers that think: one for each lane, which does its jobs one after the other.
import type { Job, JobEnd, WorkerStart } from "./worker";
import { whenFree } from "./locks";

interface Waiting {
  name: string;
  job: string;
  resolve: (end: string) => void;
}

/** How long the worker of a lane that is rarely used is kept when there is nothing to do. */
const IDLE = 120_000;

class Lane {
  readonly #start: WorkerStart;
  readonly #module: string;
  readonly #isKept: boolean;
  readonly #queue: Waiting[] = [];
  #worker: Worker | undefined;
  #number = 0;
  #job: Waiting | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(module: string, start: WorkerStart, isKept: boolean) {
    this.#module = module;
    this.#start = start;
    this.#isKept = isKept;
  }

  /** Starts its worker, so that nothing has to wait for it later. */
  begin(): Worker {
    if (this.#worker) return this.#worker;
    const start = { ...this.#start, lock: `${this.#start.lock} ${++this.#number}` };
    const worker = (this.#worker = new Worker(this.#module, { type: "module" }));
    worker.onmessage = ({ data }: MessageEvent<JobEnd | "alive">) => {
      if (data === "alive") void whenFree(start.lock).then(() => this.#lose(worker));
      else this.#done(data);
    };
    worker.onerror = () => this.#lose(worker);
    worker.postMessage(start);
    return worker;
  }

  do(name: string, job: string): Promise<string> {
    return new Promise((resolve) => {
      this.#queue.push({ name, job, resolve });
      this.#next();
    });
  }

  /** Leaves out a job that has not begun. */
  cancel(name: string): void {
    const at = this.#queue.findIndex((one) => one.name === name);
    if (at >= 0) this.#queue.splice(at, 1);
  }

  #next(): void {
    clearTimeout(this.#idle);
    if (this.#job) return;
    this.#job = this.#queue.shift();
    if (this.#job) this.begin().postMessage({ id: ++this.#number, job: this.#job.job } satisfies Job);
    else if (!this.#isKept && this.#worker) this.#idle = setTimeout(() => this.#end(), IDLE);
  }

  #done({ end }: JobEnd): void {
    this.#job?.resolve(end);
    this.#job = undefined;
    this.#next();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** The worker has died: what it was doing has failed, and the next job has a new one. */
  #lose(worker: Worker): void {
    if (worker !== this.#worker) return;
    this.#end();
    this.#done({ id: 0, end: "" });
  }
}

export class Lanes {
  readonly #lanes: Record<string, Lane>;

  constructor(module: string, engine: string, lock: string) {
    this.#lanes = {
      think: new Lane(module, { engine, lock: `${lock} think` }, true),
      make: new Lane(module, { engine, lock: `${lock} make` }, false),
    };
  }
  begin = (): void => void this.#lanes.think!.begin();
  do = (lane: string, name: string, job: string): Promise<string> => this.#lanes[lane]!.do(name, job);
  cancel = (name: string): void => Object.values(this.#lanes).forEach((lane) => lane.cancel(name));
}
