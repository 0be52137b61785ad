// A tournament as it is now: asked for while the page is seen, and again at once after everything one does.
import type { MyTournament, NewTournament, TournamentOpened, TournamentPage } from "../../types";
import { ask, Refusal } from "../../lib/api";
import { complain } from "../../lib/toasts.svelte";

const EVERY = 3000;
const at = encodeURIComponent;

export const openTournament = (wanted: NewTournament): Promise<TournamentOpened> => ask("POST", "/api/tournaments", wanted);
export const myTournaments = (): Promise<MyTournament[]> => ask("GET", "/api/mine/tournaments");

/** What only the host can do. */
export type Action =
  | { t: "start" | "next" | "end" }
  | { t: "bots"; level: string; count: number }
  | { t: "remove" | "return"; player: number }
  | { t: "decide"; round: number; table: number; places: number[] }
  | { t: "swap"; first: number; second: number };

export class Live {
  page = $state.raw<TournamentPage>();
  isLost = $state(false);
  isBusy = $state(false);
  /** The round that is shown; 0 is the current one. */
  round = $state(0);
  #isAsking = false;

  constructor(readonly code: string) {}

  get path(): string {
    return `/api/tournaments/${at(this.code)}`;
  }

  /** Follows the tournament as long as the page is there. */
  follow(): () => void {
    const look = () => document.visibilityState === "visible" && void this.look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    void this.look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    if (this.#isAsking || this.isLost) return;
    this.#isAsking = true;
    try {
      const round = this.round;
      const found = await ask<TournamentPage>("GET", `${this.path}?round=${round}`);
      if (round === this.round && !this.isBusy) this.page = found;
    } catch (error) {
      if (error instanceof Refusal && ["no-such-tournament", "bad-request"].includes(error.code)) this.isLost = true;
    } finally {
      this.#isAsking = false;
    }
  }

  async show(round: number): Promise<void> {
    this.round = round;
    this.#isAsking = false;
    await this.look();
  }

  enter = (): Promise<void> => this.#do("POST", "/players");
  leave = (): Promise<void> => this.#do("DELETE", "/players");
  handOver = (player: number): Promise<void> => this.#do("PUT", "/host", { player });
  act = (action: Action): Promise<void> => this.#do("POST", "/actions", action);

  async #do(method: string, path: string, body?: unknown): Promise<void> {
    this.isBusy = true;
    try {
      this.page = await ask<TournamentPage>(method, this.path + path, body);
    } catch (error) {
      complain(error);
    } finally {
      this.isBusy = false;
    }
    if (this.round) await this.look();
  }

  async remove(): Promise<boolean> {
    try {
      await ask("DELETE", this.path);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }
}
