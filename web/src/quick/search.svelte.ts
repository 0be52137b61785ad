// Looks for an opponent until one is found: asks about every two seconds, which keeps the place in the queue.
import type { QuickPlace, WantedMatch } from "../types";
import { quick } from "./asking";

/** Milliseconds between two questions at least; they are spread a little, so that not all come at once. */
export const PAUSE = 1950;
const SPREAD = 100;

export class Search {
  /** Whether a bot can be had instead. */
  hasBot = $state(false);
  trouble = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = true;
  #isFound = false;

  readonly #wanted: WantedMatch;
  readonly #onfound: (room: string) => void;
  constructor(wanted: WantedMatch, onfound: (room: string) => void) {
    this.#wanted = wanted;
    this.#onfound = onfound;
    void this.#ask(() => quick.look(wanted));
  }

  playBot = (): Promise<void> => this.#ask(quick.playBot);

  /** Gives the place up. */
  end = (): void => {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    if (!this.#isFound) void quick.leave().catch(() => undefined);
  };

  async #ask(question: () => Promise<QuickPlace>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const { room, bot } = await question();
      if (!this.#isWanted || this.#isFound) return;
      [this.hasBot, this.trouble] = [bot, ""];
      if (room) {
        this.#isFound = true;
        return this.#onfound(room);
      }
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    clearTimeout(this.#timer);
    if (this.#isWanted) this.#timer = setTimeout(() => void this.#ask(() => quick.look(this.#wanted)), PAUSE + SPREAD * Math.random());
  }
}
