// What an app is made of: the lists of its files, when it is offered, what is remembered, and that it is offline.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listsOf } from "../offline/lists";
import { network } from "../src/app/network.svelte";
import { countVisit, isTimeToAsk, noteAsked } from "../src/app/visits";
import { api, isUnreachable } from "../src/lib/api";

const PAGE = '<link href="/assets/a-1.css"><script type="module" crossorigin src="/some/where/assets/index-1.js"></script>assets/index-1.js assets/a-1.css';
const built = (name: string, ...modules: string[]) => ({ name: `assets/${name}`, modules });
const FILES = [
  built("index-1.js", "/src/main.ts"),
  built("a-1.css"),
  built("letters-1.woff2"),
  built("de-1.js", "\0virtual:words/first/de"),
  built("de-2.js", "\0virtual:rules/high_card/de"),
  built("en-1.js", "\0virtual:words/first/en"),
  built("high_card-1.js", "\0virtual:rules/reasons/high_card"),
  built("Board-1.js", "/src/Board.svelte", "\0virtual:words/first/en"),
];
const lists = (page = PAGE, files = FILES) => listsOf(page, files, (text) => String(text.length));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test("a page has its scripts and typefaces first, then its language, and the rest when there is time", () => {
  const { entry, page, first, languages, rest } = lists();
  expect(entry).toBe("index-1.js");
  expect(page).toBe(`?${PAGE.length}`);
  expect(first).toEqual(["assets/a-1.css", "assets/index-1.js", "assets/letters-1.woff2"]);
  expect(languages).toEqual({ de: ["assets/de-1.js", "assets/de-2.js"], en: ["assets/en-1.js"] });
  expect(rest).toEqual(["assets/Board-1.js", "assets/high_card-1.js"]);
});

test("another file or another page is another version, and a page without a script is none", () => {
  const versions = [lists(), lists(`${PAGE} `), lists(PAGE, [...FILES, built("more-1.js")])].map(({ version }) => version);
  expect(new Set(versions).size).toBe(3);
  expect(() => lists("<p>")).toThrow("no script");
});

test("it is offered on the second visit, once; pages of one tab are one visit", () => {
  countVisit();
  countVisit();
  expect(isTimeToAsk()).toBe(false);
  sessionStorage.clear();
  countVisit();
  expect(isTimeToAsk()).toBe(true);
  noteAsked();
  expect(isTimeToAsk()).toBe(false);
});

test("without storage it is never offered, and nothing breaks", () => {
  const broken = new Proxy({} as Storage, {
    get: () => () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  vi.stubGlobal("localStorage", broken);
  countVisit();
  vi.stubGlobal("sessionStorage", broken);
  countVisit();
  noteAsked();
  expect(isTimeToAsk()).toBe(false);
});

const answer = (body: unknown, status = 200, type = "application/json") =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": type } });

test("the drills are remembered for when the server is out of reach, and the page says that it is", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(api.drills()).rejects.toSatisfy(isUnreachable);
  expect(network.isOffline).toBe(true);
  vi.stubGlobal("fetch", () => Promise.resolve(answer([{ name: "high-card.best" }])));
  await api.drills();
  expect(network.isOffline).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await api.drills()).toEqual([{ name: "high-card.best" }]);
  await expect(api.me()).rejects.toSatisfy(isUnreachable);
});

test("a proxy without a server is no server, but a server that refuses is one", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer("Bad Gateway", 502, "text/html")));
  await expect(api.me()).rejects.toSatisfy(isUnreachable);
  expect(network.isOffline).toBe(true);
  vi.stubGlobal("fetch", () => Promise.resolve(answer({ code: "busy" }, 503)));
  await expect(api.me()).rejects.toMatchObject({ code: "busy" });
  expect(network.isOffline).toBe(false);
});
