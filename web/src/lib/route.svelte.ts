// Where we are: the front, a room, the arrival of a hand-over, the page of a game, or one of the others, told apart by the path.

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

let place = $state.raw(placeOf(location.pathname));
let query = $state.raw(new URLSearchParams(location.search));

function look(): void {
  place = placeOf(location.pathname);
  query = new URLSearchParams(location.search);
}
addEventListener("popstate", look);

export const route = {
  get page() {
    return place.page;
  },
  get parts() {
    return place.parts;
  },
  get query() {
    return query;
  },
};

export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** The same place with another address, which is not a step to go back to. */
export function readdress(path: string): void {
  history.replaceState(null, "", path);
  look();
}

/** For links within the client: go there without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
