// The clock of a table: the browser's or, in a replay, one that can stop, run faster and go back.

interface Alarm {
  due: number;
  then: () => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

class Time {
  /** How fast it runs; it stands still at 0. */
  rate = $state(1);
  /** Another number whenever its pace has changed or it was set: what the browser runs by itself begins anew. */
  turn = $state(0);
  /** Whether the replay jumps from one moment to another, without animations and sounds. */
  isJumping = false;
  #pace = 1;
  #then = 0;
  #since = 0;
  #alarms = new Set<Alarm>();

  /** The current time; changes are announced by `turn`. */
  now(): number {
    return this.#then + (performance.now() - this.#since) * this.#pace;
  }

  /** Does something so many milliseconds from now, by this clock; the answer calls it off. */
  after(ms: number, then: () => void): () => void {
    const alarm: Alarm = { due: this.now() + ms, then, timer: undefined };
    this.#alarms.add(alarm);
    this.#wind(alarm);
    return () => this.#stop(alarm);
  }

  /** It is this late, and goes on so fast; what has fallen due is done. */
  set(now: number, rate: number): void {
    this.#then = now;
    this.#since = performance.now();
    this.rate = this.#pace = rate;
    this.turn += 1;
    for (const alarm of [...this.#alarms]) this.#wind(alarm);
  }

  /** Goes by the browser again. */
  live(): void {
    for (const alarm of [...this.#alarms]) this.#stop(alarm);
    this.#then = this.#since = 0;
    this.rate = this.#pace = 1;
    this.turn += 1;
  }

  #stop(alarm: Alarm): void {
    clearTimeout(alarm.timer);
    this.#alarms.delete(alarm);
  }

  #wind(alarm: Alarm): void {
    clearTimeout(alarm.timer);
    const left = alarm.due - this.now();
    const ring = () => {
      this.#stop(alarm);
      alarm.then();
    };
    if (left <= 0) ring();
    else if (this.#pace) alarm.timer = setTimeout(ring, left / this.#pace);
  }
}

export const time = new Time();

/** The time while something is shown, looked at every so often as long as that is wanted. */
export function ticking(ms: number, isWanted: () => boolean = () => true): () => number {
  let now = $state(time.now());
  $effect(() => {
    void time.turn;
    if (!isWanted()) return;
    now = time.now();
    const timer = setInterval(() => (now = time.now()), ms);
    return () => clearInterval(timer);
  });
  return () => now;
}
