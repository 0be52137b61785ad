// How long it is until a match begins, and whether its table can be seen.
import { tick, untrack } from "svelte";
import { time } from "../lib/time.svelte";

/** Milliseconds that are counted aloud; before that one waits for the others. */
const COUNTED = 3000;
const STEP = 50;

export class Count {
  /** Milliseconds until the clock of the match starts. */
  left = $state(0);
  isCounting = $derived(this.left <= COUNTED);
  seconds = $derived(Math.ceil(this.left / 1000));

  /** Counts down by the time of the match, which is below zero until it begins; the answer ends it. */
  follow(offset: number): () => void {
    const look = () => (this.left = Math.max(0, Math.round(-offset - time.now())));
    untrack(look);
    const timer = setInterval(() => look() || clearInterval(timer), STEP);
    return () => clearInterval(timer);
  }
}

/** When what was last drawn can be seen. */
export async function painted(): Promise<void> {
  await tick();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
