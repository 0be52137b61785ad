// Where we are: the front, a room, the arrival of a hand-over, the page of a game, or one of the others, told apart by the path.
import { transport } from "#transport";

/** The pages around the matches, by how their paths begin; each has a folder of its own in `pages`. */
const PAGES: Record<string, string> = {
  rules: "rules",
  daily: "daily",
  practice: "practice",
  teaching: "teaching",
  count: "count",
  print: "print",
  mine: "mine",
  me: "profile",
  score: "score",
  operator: "operator",
  leaders: "leaders",
  t: "tournament",
  tournament: "tournament",
  c: "club",
  club: "club",
  m: "replay",
};

export interface Place {
  /** "front", "room", "arrival", "lost", or the name of a page. */
  page: string;
  /** What the path says after its first word: the code of a room, a game, a match. */
  parts: string[];
}

export function placeOf(path: string): Place {
  const [kind = "", ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const counts: Record<string, [string, ...number[]]> = { "": ["front", 0], r: ["room", 1], h: ["arrival", 1, 2] };
  const [page, ...allowed] = counts[kind] ?? ["lost"];
  if (kind in PAGES) return { page: PAGES[kind]!, parts };
  // Which games there are, the page of a game asks itself.
  if (!(kind in counts) && parts.length === 0) return { page: "overview", parts: [kind] };
  return allowed.includes(parts.length) ? { page, parts } : { page: "lost", parts: [] };
}

/** How the page at a path is addressed; a folder of files has one page, and the path stands behind it.
 *  Paths that are written in links are addressed when the client is built (see `links.ts`). */
export const addressOf = (path: string): string => transport.prefix + path;

/** The same for other people and other tabs; without a path, what their addresses begin with. */
export const linkTo = (path: string): string =>
  location.origin + (transport.prefix ? location.pathname : "") + addressOf(path);

/** The path in an address, with its query. */
function pathIn({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  if (!transport.prefix) return pathname + search;
  return search.startsWith(`${transport.prefix}/`) ? search.slice(transport.prefix.length) : "/";
}

/** Where we are, with the query. */
export const here = (): string => pathIn(location);

const split = (path: string): [string, string] => {
  const [, first = "", rest = ""] = /^([^?]*)(.*)$/.exec(path) ?? [];
  return [first, rest];
};
const look = () => {
  const [path, search] = split(here());
  return { place: placeOf(path), query: new URLSearchParams(search) };
};
let seen = $state.raw(look());
const update = (): void => void (seen = look());
addEventListener("popstate", update);

export const route = {
  get page() {
    return seen.place.page;
  },
  get parts() {
    return seen.place.parts;
  },
  get query() {
    return seen.query;
  },
};

export function go(path: string): void {
  history.pushState(null, "", addressOf(path));
  update();
  scrollTo(0, 0);
}

/** The same place with another address, which is not a step to go back to. */
export function readdress(path: string): void {
  history.replaceState(null, "", addressOf(path));
  update();
}

/** For links within the client: go there without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(pathIn(link) + link.hash);
}
