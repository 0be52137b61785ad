// How the client reaches the rooms and everything that is kept: a server, or this device alone.
//
// `#transport` is one of the two, chosen when the client is built (see `imports` in package.json).
import type { Component } from "svelte";

/** A connection to a room, such as a WebSocket. */
export interface Wire {
  readonly isOpen: boolean;
  readonly isOpening: boolean;
  send(text: string): void;
  close(): void;
}

/** What a connection calls; nothing is called before `connect` has returned. */
export interface Hearer {
  onopen(): void;
  onmessage(text: string): void;
  onclose(): void;
}

export interface Transport {
  /** Whether others can be invited, and everything is kept somewhere else; otherwise one plays on this device alone. */
  readonly isShared: boolean;
  /** What addresses of pages begin with. */
  readonly prefix: string;
  /** Asks as `fetch` does; rejects if nobody answers. */
  ask(path: string, init: RequestInit): Promise<Response>;
  connect(code: string, hearer: Hearer): Wire;
  /** What is shown over every page, if anything is. */
  Above?: Component;
  /** What the settings say about where everything is kept. */
  Kept?: () => Promise<{ default: Component }>;
}
