// The client as an app: what is kept of it on this device, and whether a newer version waits.

export const app = $state({
  /** Whether everything is on this device. */
  isComplete: false,
  /** Whether a new version waits until the page is loaded anew. */
  hasUpdate: false,
  /** Whether a match is running, which nothing may interrupt. */
  isPlaying: false,
  /** Whether matches are played without a server. */
  playsAlone: false,
});
