// A server: requests by HTTP, rooms by WebSocket.
import type { Hearer, Transport, Wire } from "./transport";

class ServerWire implements Wire {
  readonly #socket: WebSocket;

  constructor(code: string, hearer: Hearer) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(code)}`);
    this.#socket.onopen = () => hearer.onopen();
    this.#socket.onmessage = (message) => hearer.onmessage(message.data as string);
    this.#socket.onclose = () => hearer.onclose();
  }
  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }
  get isOpening(): boolean {
    return this.#socket.readyState === WebSocket.CONNECTING;
  }
  send(text: string): void {
    this.#socket.send(text);
  }
  close(): void {
    this.#socket.close();
  }
}

export const transport: Transport = {
  isShared: true,
  prefix: "",
  ask: (path, init) => fetch(path, init),
  connect: (code, hearer) => new ServerWire(code, hearer),
};
