// What tabs and the worker that has the rooms say to each other over a BroadcastChannel.

/** What a tab says. */
export type FromTab =
  | { t: "hello"; tab: string }
  | { t: "gone"; tab: string }
  | { t: "ask"; tab: string; id: number; method: string; path: string; body: string }
  | { t: "open"; tab: string; line: string; code: string }
  | { t: "say"; line: string; text: string }
  | { t: "close"; line: string };

/** What the worker says. */
export type FromHost =
  /** A worker has begun, has come this far (from 0 to 1), or has everything (1). */
  | { t: "host"; host: string; done: number }
  | { t: "failed"; host: string; why: string }
  | { t: "answer"; tab: string; id: number; status: number; kind: string; body: string }
  | { t: "opened"; line: string }
  | { t: "heard"; line: string; text: string }
  | { t: "ended"; line: string; text: string }
  /** Everything that was kept is gone, or another. */
  | { t: "changed" }
  /** There is no space left, so something was not kept. */
  | { t: "full" };

/** What a worker is started with. */
export interface Start {
  /** What channels, locks and the database are named after. */
  name: string;
  /** This worker. */
  host: string;
  /** Where the engine is. */
  engine: string;
  /** The module of the workers that think. */
  jobs: string;
}
