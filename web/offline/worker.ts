// The service worker: has the client's files at hand, so that its pages open without a network. What the server answers
// it never touches. The plugin beside it puts the lists of files before the first line.
interface Lists {
  version: string;
  /** The page, and the file by which one sees that it is of this version. */
  page: string;
  entry: string;
  /** What the page needs before anything is drawn, and what each language needs besides. */
  first: string[];
  languages: Record<string, string[]>;
  /** What is fetched when there is time. */
  rest: string[];
}
declare const LISTS: Lists;
type Order = { t: "more"; language: string } | { t: "go" };

const worker = self as unknown as ServiceWorkerGlobalScope;
const HOME = worker.registration.scope;
const NAME = `fivefold ${new URL(HOME).pathname}`;
const GROUP = 32;
/** Where a file is: one without a hash in its name has it behind a question mark. */
const at = (file: string): string => new URL(file, HOME).href;
const ALL = [LISTS.page, ...LISTS.first, ...Object.values(LISTS.languages).flat(), ...LISTS.rest];
const PLACES = new Map(ALL.map((file) => [at(file.split("?")[0]!), at(file)]));
const PAGE = at(LISTS.page);
/** The places of the files of the version that was here before, whose pages may still be open. */
const BEFORE = at("?before");

const store = (): Promise<Cache> => caches.open(NAME);
const kept = async (place: string): Promise<Response | undefined> => (await store()).match(place, { ignoreVary: true });

async function missing(files: readonly string[]): Promise<string[]> {
  const here = new Set((await (await store()).keys()).map(({ url }) => url));
  return files.filter((file) => !here.has(at(file)));
}

async function fetched(file: string): Promise<void> {
  const answer = await fetch(at(file), { cache: file.includes("?") ? "no-cache" : "default", priority: "low" });
  const isOurs = file !== LISTS.page || (await answer.clone().text()).includes(LISTS.entry);
  if (!answer.ok || answer.redirected || !isOurs) throw new Error(`${file}: not of version ${LISTS.version}`);
  await (await store()).put(at(file), answer);
}

/** Fetches so many at once, a group after the other; files that the version before had too are here already. */
async function take(files: readonly string[]): Promise<void> {
  const wanted = await missing(files);
  for (let n = 0; n < wanted.length; n += GROUP) await Promise.all(wanted.slice(n, n + GROUP).map(fetched));
}

async function tidy(): Promise<void> {
  const before = (await (await kept(BEFORE))?.json().catch(() => [])) as string[] | undefined;
  const stays = new Set([...PLACES.values(), ...(before ?? []), BEFORE]);
  const cache = await store();
  for (const request of await cache.keys()) if (!stays.has(request.url)) await cache.delete(request);
  await cache.put(BEFORE, new Response(JSON.stringify([...PLACES.values()]))).catch(() => undefined);
}

/** A page is the network's, as long as there is one; a proxy without a server behind it is none. */
async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  return (await kept(PAGE)) ?? answer ?? Response.error();
}

worker.addEventListener("install", (event) => {
  const language = navigator.languages.map((one) => one.split("-")[0]!).find((one) => one in LISTS.languages) ?? "en";
  event.waitUntil(take([LISTS.page, ...LISTS.first, ...(LISTS.languages[language] ?? [])]));
});

worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener("message", (event) => {
  const order = event.data as Order;
  if (order.t === "go") return void worker.skipWaiting();
  /** Fetches the next group, and tells how many are missing then; none is fetched before it is asked for. */
  const more = async (): Promise<number> => {
    const all = await missing([...(LISTS.languages[order.language] ?? []), ...ALL]);
    await take(all.slice(0, GROUP));
    return (await missing(ALL)).length;
  };
  event.waitUntil(more().catch(() => -1).then((left) => event.ports[0]?.postMessage(left)));
});

// It is one's turn somewhere: said once, with a button that ends all of it.
interface Told {
  title: string;
  body: string;
  room: string;
  stop: string;
}
worker.addEventListener("push", (event) => {
  const { title, body, room, stop } = event.data!.json() as Told;
  const looks = { body, tag: room, data: room, icon: at("app/icon-192.png"), actions: [{ action: "stop", title: stop }] };
  event.waitUntil(worker.registration.showNotification(title, looks));
});

worker.addEventListener("notificationclick", (event) => {
  const { action, notification } = event;
  notification.close();
  if (action === "stop") return event.waitUntil(fetch(at("api/push"), { method: "DELETE" }));
  const place = at(`r/${String(notification.data)}`);
  const open = async (): Promise<unknown> => {
    const pages = await worker.clients.matchAll({ type: "window" });
    return pages.find(({ url }) => url === place)?.focus() ?? worker.clients.openWindow(place);
  };
  event.waitUntil(open());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { href, origin, pathname } = new URL(request.url);
  const path = href.startsWith(HOME) && request.method === "GET" ? href.slice(HOME.length) : undefined;
  if (path === undefined || /^(api|ws|operator)\b|^(health|ready|metrics)$/.test(path)) return;
  const place = PLACES.get(origin + pathname);
  if (request.mode === "navigate") event.respondWith(page(request));
  // A page of the version before may ask for files that only it had.
  else if (place || path.startsWith("assets/"))
    event.respondWith(kept(place ?? request.url).then((answer) => answer ?? fetch(request)));
});
