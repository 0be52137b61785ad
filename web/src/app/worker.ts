// The page's side of the service worker: has it fetch what is missing when there is time, and take over when one says so.
import { api, knownGames, prepareRealTables } from "../lib/api";
import { language } from "../lib/words.svelte";
import { HOME } from "./home";
import { whenIdle } from "./network.svelte";
import { app } from "./state.svelte";

const PAUSE = 2000;
const LONGEST_PAUSE = 60_000;
const PATIENCE = 120_000;
const TRIES = 6;
const OFTEN = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;
let isWanted = false;
let isFilling = false;

const pause = (ms: number): Promise<unknown> => new Promise((done) => setTimeout(done, ms));

/** Has the worker fetch its next files; says how many are missing then, -1 if that failed. */
function more(worker: ServiceWorker): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ t: "more", language: language() }, [port2]);
  return Promise.race([
    new Promise<number>((done) => (port1.onmessage = ({ data }) => done(data as number))),
    pause(PATIENCE).then(() => -1),
  ]);
}

/** One group after the other, with pauses, so that many who come at once do not crowd out those who play. */
async function fill({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = waiting ?? active;
  if (!worker || isFilling) return;
  isFilling = true;
  let wait = PAUSE;
  for (let failed = 0; failed < TRIES; ) {
    const left = await more(worker);
    if (left === 0) {
      // What there is to play and to practise is said by the server, and remembered.
      app.isComplete = await Promise.all([knownGames().then(prepareRealTables), api.drills()]).then(
        () => true,
        () => false,
      );
      break;
    }
    failed = left < 0 ? failed + 1 : 0;
    wait = left < 0 ? Math.min(LONGEST_PAUSE, 2 * wait) : PAUSE;
    await pause(wait);
    await new Promise<void>(whenIdle);
  }
  isFilling = false;
}

function look(): void {
  if (!registration) return;
  app.hasUpdate = registration.waiting !== null && registration.active !== null;
  whenIdle(() => registration && void fill(registration));
}

const ask = (): void => void registration?.update().catch(() => undefined);

/** Starts the service worker; a browser that may keep nothing goes on without it. */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  let isFirst = !serviceWorker.controller;
  try {
    registration = await serviceWorker.register(`${HOME}sw.js`, { scope: HOME, updateViaCache: "none" });
    if (!registration) return;
  } catch {
    return;
  }
  const watch = (worker: ServiceWorker | null): void => worker?.addEventListener("statechange", look);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration!.installing));
  serviceWorker.addEventListener("controllerchange", () => {
    if (isWanted) location.reload();
    // Another tab has taken the new version; this one goes on with what it has.
    else if (!isFirst) app.hasUpdate = true;
    isFirst = false;
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && ask());
  setInterval(ask, OFTEN);
  look();
}

/** Goes on with the new version. */
export function takeUpdate(): void {
  if (!registration?.waiting) return location.reload();
  isWanted = true;
  registration.waiting.postMessage({ t: "go" });
}
