// What moves on the board stands still while time does.

export class Motion {
  #stage: () => HTMLElement | undefined;
  #stopped: Animation[] = [];
  #wasPlaying = false;

  constructor(stage: () => HTMLElement | undefined) {
    this.#stage = stage;
  }

  /** Time has begun to run or stands still. */
  follow(isPlaying: boolean): void {
    if (isPlaying) for (const one of this.#stopped.splice(0)) one.play();
    else if (this.#wasPlaying) this.#stop();
    this.#wasPlaying = isPlaying;
  }

  /** Whatever was stopped on its way is there: one has gone on. */
  finish(): void {
    for (const one of this.#stopped.splice(0)) one.finish();
  }

  #stop(): void {
    const found = this.#stage()?.getAnimations?.({ subtree: true }) ?? [];
    this.#stopped = found.filter((one) => one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime));
    for (const one of this.#stopped) one.pause();
  }
}
