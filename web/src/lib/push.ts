// Notifications in a browser that may be closed: whether there can be any here, and how they begin and end.
import type { PushInfo } from "../types";
import { api } from "./api";
import { language } from "./words.svelte";

/** The hours without notifications, until one chooses others. */
const QUIET = { since: 22, until: 8 };

/** Whether this browser can be notified; an address without TLS has no service worker, whatever names there are. */
export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && typeof Notification === "function";

/** How many minutes the clock here is ahead of UTC. */
const utc = (): number => -new Date().getTimezoneOffset();

export const setQuiet = (since: number, until: number): Promise<PushInfo> => api.setQuiet({ since, until, utc: utc() });

/** Asks the browser, only after a press, and subscribes; nothing if the answer is no. */
export async function beginPush(known: PushInfo): Promise<PushInfo | undefined> {
  if (!known.key || (await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: known.key };
  const { endpoint, keys } = (await pushManager.subscribe(wanted)).toJSON();
  await api.subscribe({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language: language() });
  return setQuiet(known.quiet_since ?? QUIET.since, known.quiet_until ?? QUIET.until);
}

/** Ends all notifications, in every browser. */
export async function endPush(): Promise<PushInfo> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  return api.unsubscribe();
}
