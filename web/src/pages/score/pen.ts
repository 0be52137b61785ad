// Writes the entries of a device: each has an id of its own, and is later than all that the device has seen.
import { now } from "../../lib/clock";
import type { Entry } from "./standing";

type Plain<T> = T extends unknown ? Omit<T, "id" | "at"> : never;
/** An entry before it has an id and a time. */
export type Wanted = Plain<Entry>;

const random = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => (byte % 36).toString(36)).join("") + Date.now().toString(36).slice(-4);

export class Pen {
  #device = random();
  #number = 0;
  #at = 0;

  saw(entries: Iterable<Entry>): void {
    for (const { at } of entries) this.#at = Math.max(this.#at, at);
  }
  write(wanted: Wanted): Entry {
    this.#at = Math.max(now(), this.#at + 1);
    return { ...wanted, id: `${this.#device}-${++this.#number}`, at: this.#at } as Entry;
  }
  /** A new player has the id of the entry. */
  name(name: string): Entry & { t: "named" } {
    const entry = this.write({ t: "named", player: "", name }) as Entry & { t: "named" };
    return { ...entry, player: entry.id };
  }
}
