// Looks for an opponent until one is found: asks every two seconds, which keeps the place in the queue.
import type { QuickPlace, WantedMatch } from "../types";
import { quick } from "./asking";

export const PAUSE = 2000;

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
    if (this.#isWanted) this.#timer = setTimeout(() => void this.#ask(() => quick.look(this.#wanted)), PAUSE);
  }
}
