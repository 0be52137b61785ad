// A connection to a room in the worker.
import type { Hearer, Wire } from "../transport/transport";

interface Ways {
  open(): void;
  say(text: string): void;
  close(): void;
}

export class LocalWire implements Wire {
  readonly #hearer: Hearer;
  readonly #ways: Ways;
  #state: "waiting" | "opening" | "open" | "closed" = "waiting";

  constructor(hearer: Hearer, ways: Ways) {
    this.#hearer = hearer;
    this.#ways = ways;
  }
  get isOpen(): boolean {
    return this.#state === "open";
  }
  get isOpening(): boolean {
    return this.#state === "waiting" || this.#state === "opening";
  }

  /** Asks for the room, once the worker can be asked. */
  begin(): void {
    if (this.#state !== "waiting") return;
    this.#state = "opening";
    this.#ways.open();
  }
  opened(): void {
    if (this.#state !== "opening") return;
    this.#state = "open";
    this.#hearer.onopen();
  }
  heard(text: string): void {
    if (this.#state === "opening" || this.#state === "open") this.#hearer.onmessage(text);
  }
  /** The worker has died; true if that has ended a connection that was open. */
  lost(): boolean {
    if (this.#state === "waiting" || this.#state === "closed") return false;
    this.#state = "closed";
    this.#hearer.onclose();
    return true;
  }

  send(text: string): void {
    this.#ways.say(text);
  }
  close(): void {
    if (this.#state === "closed") return;
    this.#state = "closed";
    this.#ways.close();
    queueMicrotask(() => this.#hearer.onclose());
  }
}
