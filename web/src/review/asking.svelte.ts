// Asks for a review until it is there: has it made, looks now and then how far it is, and says what went wrong.
import { api, Refusal } from "../lib/api";
import { say, t } from "../lib/words.svelte";
import type { Review, Reviewed } from "../types";

/** Of which match, or of which record in a file, a review is wanted. */
export type Wanted = { match: string } | { file: Blob };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 1200;
/** So often in a row an answer may fail to come before that is said. */
const PATIENCE = 4;

export class Asking {
  /** How far it is. */
  reviewed = $state.raw<Reviewed>();
  /** What went wrong, in words. */
  trouble = $state("");
  /** Whether it is being made. */
  isBegun = $state(false);
  #isWanted = true;

  readonly #wanted: Wanted;
  /** Looks whether there is a review already, or has it made at once. */
  constructor(wanted: Wanted, isAsked: boolean) {
    this.#wanted = wanted;
    if (isAsked) this.begin();
    else if ("match" in wanted) void this.#look(wanted.match);
  }

  get review(): Review | null {
    return this.reviewed?.review ?? null;
  }

  /** Which part is done, from 0 to 1; nothing as long as that is not known. */
  get share(): number | undefined {
    const { state, done = 0, total = 0 } = this.reviewed ?? {};
    return state === "running" && total > 0 ? done / total : undefined;
  }

  /** Nobody waits any more; the review is made all the same. */
  end = (): void => {
    this.#isWanted = false;
  };

  /** Has it made, or once more if that went wrong. */
  begin = (): void => {
    this.trouble = "";
    this.isBegun = true;
    this.reviewed = undefined;
    void this.#run();
  };

  async #look(match: string): Promise<void> {
    const found = await api.review(match).catch(() => undefined);
    if (this.isBegun || !this.#isWanted) return;
    this.reviewed = found;
    if (found?.state === "queued" || found?.state === "running") {
      this.isBegun = true;
      void this.#run();
    }
  }

  async #run(): Promise<void> {
    let wait = FIRST_WAIT;
    let failures = 0;
    while (this.#isWanted) {
      try {
        this.reviewed = await this.#ask();
        failures = 0;
      } catch (error) {
        failures += 1;
        if (!(error instanceof Refusal) || error.code !== "unreachable" || failures > PATIENCE) {
          this.trouble = error instanceof Error ? error.message : String(error);
          return;
        }
      }
      if (this.reviewed?.state === "ready") return;
      if (this.reviewed?.state === "failed") {
        this.trouble = this.reviewed.said ? say(this.reviewed.said) : t("review.failed");
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(LONGEST_WAIT, wait * 1.3);
    }
  }

  /** Looks up what was asked for; a server that does not know of it is then asked to make it. */
  async #ask(): Promise<Reviewed> {
    const { state, id = "" } = this.reviewed ?? {};
    const isAsked = state === "queued" || state === "running";
    if ("match" in this.#wanted) return isAsked ? api.review(this.#wanted.match) : api.askReview(this.#wanted.match);
    return isAsked ? api.recordReview(id) : api.askRecordReview(this.#wanted.file);
  }
}
