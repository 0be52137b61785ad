// How far the engine is, for those who wait for it.
export const engine = $state({
  /** From 0 to 1, which is when it answers. */
  done: 0,
  /** Whether it could not be loaded. */
  hasFailed: false,
  /** Loads it again. */
  retry: (): void => undefined,
});
