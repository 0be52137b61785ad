// A timer that goes by the clock: a tab in the background and a phone that sleeps lose no time.

export interface Timer {
  /** Milliseconds that are left. */
  readonly left: number;
  readonly isRunning: boolean;
  readonly isOver: boolean;
  set(ms: number): void;
  start(): void;
  pause(): void;
  /** Looks at the clock. */
  look(): void;
}

/** `ring` is called once when the time is up. */
export function makeTimer(ms: number, ring: () => void, now: () => number = Date.now): Timer {
  let whole = $state(ms);
  let left = $state(ms);
  /** When it is over; none while it stands still. */
  let end = $state<number>();

  function look(): void {
    if (end === undefined) return;
    left = Math.max(0, end - now());
    if (left > 0) return;
    end = undefined;
    ring();
  }
  return {
    get left() {
      return left;
    },
    get isRunning() {
      return end !== undefined;
    },
    get isOver() {
      return left === 0;
    },
    set(wanted) {
      [whole, left, end] = [wanted, wanted, undefined];
    },
    start() {
      if (left === 0) left = whole;
      end = now() + left;
    },
    pause() {
      look();
      end = undefined;
    },
    look,
  };
}

/** Minutes and seconds, such as 1:05; a second that has begun counts. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Keeps the screen awake, where a browser can; the answer lets it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;
  const ask = async (): Promise<void> => {
    // A hidden page loses its lock, and asks for it once it is seen again.
    if (!isWanted || document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (!isWanted) await lock?.release();
  };
  const seen = () => void ask();
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release().catch(() => undefined);
  };
}
