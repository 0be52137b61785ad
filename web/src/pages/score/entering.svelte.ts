// Which cell is written, and what is typed into it.
import { announce, toast } from "../../lib/toasts.svelte";
import { t } from "../../lib/words.svelte";
import type { Book } from "./book.svelte";
import { allows, roundOf } from "./standing";

/** No number has more digits. */
const LONGEST = 3;

export class Entering {
  #chosen = $state.raw<{ round: number; player: string }>();
  /** What has been typed; undefined before the first key. */
  draft = $state<string>();

  constructor(readonly book: Book) {}

  #standing = $derived.by(() => this.book.standing);
  /** The round that is shown: the chosen one, else the first that is not complete, else the last. */
  round = $derived.by(() => this.#chosen?.round ?? this.#standing?.next ?? Math.max(1, this.#standing?.rows.length ?? 1));
  /** The place of the player whose cell is written, the chosen one or the first without a number. */
  place = $derived.by(() => {
    const standing = this.#standing;
    if (!standing) return 0;
    const chosen = standing.players.findIndex(({ id }) => id === this.#chosen?.player);
    if (chosen >= 0) return chosen;
    return Math.max(0, standing.players.findIndex((_, who) => this.pointsOf(who) === null));
  });
  /** Whether the cell was chosen by hand, or the game goes on. */
  isOpen = $derived.by(() => this.#chosen !== undefined || (this.#standing?.next ?? null) !== null);

  pointsOf(place: number, round = this.round): number | null {
    return this.#standing?.rows[round - 1]?.[place] ?? null;
  }
  get last(): number {
    const { scoring } = this.book.info!;
    const standing = this.#standing!;
    return standing.rounds || Math.min(scoring.most_rounds, Math.max(standing.next ?? 0, standing.rows.length, 1));
  }

  choose(round: number, place: number): void {
    this.commit();
    this.#chosen = { round, player: this.#standing?.players[place]?.id ?? "" };
  }
  /** To another round: its first gap, or its first cell. */
  turn(by: number): void {
    const round = this.round + by;
    if (round < 1 || round > this.last) return;
    const gap = this.#standing!.players.findIndex((_, who) => this.pointsOf(who, round) === null);
    this.choose(round, Math.max(0, gap));
  }
  /** Back to what comes next. */
  leave(): void {
    this.draft = undefined;
    this.#chosen = undefined;
  }

  key(key: string): boolean {
    const { scoring } = this.book.info!;
    const has = this.pointsOf(this.place);
    if (/^[0-9]$/.test(key)) this.#type(`${this.draft ?? ""}${key}`.replace(/^(-?)0+(?=\d)/, "$1").slice(0, LONGEST + 1));
    else if (key === "Backspace") this.#erase();
    else if (key === "-" && roundOf(scoring, this.round).least < 0) {
      const text = this.draft ?? String(has ?? "");
      this.#type(text.startsWith("-") ? text.slice(1) : `-${text}`);
    } else if (key === "+1" || key === "-1") this.#count(has ?? 0, Number(key));
    else if (key === "Enter") this.#next();
    else if (key === "ArrowDown" || key === "ArrowUp") this.#step(key === "ArrowDown" ? 1 : -1);
    else if (key === "ArrowRight" || key === "ArrowLeft") this.turn(key === "ArrowRight" ? 1 : -1);
    else return false;
    return true;
  }

  /** What is typed belongs to its cell, whatever other phones write meanwhile. */
  #type(draft: string): void {
    this.#chosen = { round: this.round, player: this.#player() };
    this.draft = draft;
  }
  #erase(): void {
    if (this.draft !== undefined) this.draft = this.draft.slice(0, -1) || undefined;
    else if (this.pointsOf(this.place) !== null) this.book.write({ t: "points", round: this.round, player: this.#player(), points: null });
  }
  /** Counts on in the same cell. */
  #count(points: number, by: number): void {
    this.draft = undefined;
    this.#chosen = { round: this.round, player: this.#player() };
    this.#put(points + by);
  }
  #step(by: number): void {
    const count = this.#standing!.players.length;
    this.choose(this.round, (this.place + by + count) % count);
  }
  /** Writes what is typed, and goes to the next gap of the round, else to the next round. */
  #next(): void {
    const [round, from] = [this.round, this.place];
    const hadPoints = this.pointsOf(from) !== null;
    if (!this.commit()) return;
    const { players } = this.#standing!;
    const places = players.map((_, index) => (from + 1 + index) % players.length);
    const gap = places.find((place) => place !== from && this.pointsOf(place, round) === null);
    // What would come next anyway is not chosen, so that it moves on when another phone writes it.
    const isNext = this.#standing!.next === round && gap === players.findIndex((_, place) => this.pointsOf(place, round) === null);
    if (gap !== undefined && !isNext && !(hadPoints && gap < from)) this.choose(round, gap);
    else this.leave();
  }
  #player(): string {
    return this.#standing!.players[this.place]!.id;
  }

  /** Writes what is typed; false if it cannot be. */
  commit(): boolean {
    const text = this.draft;
    this.draft = undefined;
    if (text === undefined || text === "-") return true;
    if (this.#standing?.players.some(({ id }) => id === this.#chosen?.player)) return this.#put(Number(text));
    // The player was taken off the sheet meanwhile.
    this.#chosen = undefined;
    return true;
  }
  #put(points: number): boolean {
    const round = roundOf(this.book.info!.scoring, this.round);
    if (!allows(round, points)) {
      const isInside = points >= round.least && points <= round.most;
      toast(t(isInside ? "scores.impossible" : "scores.out-of-range", { points: String(points), least: String(round.least), most: String(round.most) }), "bad");
      return false;
    }
    const { name } = this.#standing!.players[this.place]!;
    if (this.pointsOf(this.place) !== points) {
      this.book.write({ t: "points", round: this.round, player: this.#player(), points });
      announce(t("score.written", { name, points: String(points) }));
    }
    return true;
  }

  pick(place: number): void {
    const player = this.#standing!.players[place]!.id;
    this.book.write({ t: "picked", round: this.round, player });
    this.leave();
  }
}
