// Whether the server can be reached: the last request tells; where no server is needed, the browser does.
import { HOME } from "./home";
import { app } from "./state.svelte";

const AGAIN = 15_000;
let isOffline = $state(false);

export const network = {
  get isOffline() {
    return isOffline;
  },
};

/** Notes how a request to the server went. */
export const reached = (isThere: boolean): void => void (isOffline = !isThere);

/** Does it when there is nothing else to do. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then);
  else setTimeout(then, 200);
}

async function look(): Promise<void> {
  if (app.playsAlone) return reached(navigator.onLine);
  const answer = await fetch(`${HOME}health`, { cache: "no-store" }).catch(() => undefined);
  reached(answer?.ok ?? false);
}

/** Looks whenever the browser's network changes, and again and again as long as there is none. */
export function watchNetwork(): void {
  for (const kind of ["online", "offline"]) addEventListener(kind, () => void look());
  setInterval(() => isOffline && document.visibilityState === "visible" && void look(), AGAIN);
}
