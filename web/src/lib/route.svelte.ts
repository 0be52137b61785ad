// Where we are: three kinds of page, told apart by the path.

export interface Place {
  page: "front" | "room" | "arrival" | "lost";
  /** The code of a room, or of a hand-over into one. */
  code: string;
  room: string;
}

export function placeOf(path: string): Place {
  const [, kind = "", room = "", code = "", ...rest] = path.replace(/\/$/, "").split("/").map(decodeURIComponent);
  if (kind === "") return { page: "front", code: "", room: "" };
  if (kind === "r" && room && !code) return { page: "room", code: room, room };
  if (kind === "h" && code && rest.length === 0) return { page: "arrival", code, room };
  return { page: "lost", code: "", room: "" };
}

let place = $state(placeOf(location.pathname));

addEventListener("popstate", () => (place = placeOf(location.pathname)));

export const route = {
  get page() {
    return place.page;
  },
  get code() {
    return place.code;
  },
  get room() {
    return place.room;
  },
};

export function go(path: string): void {
  history.pushState(null, "", path);
  place = placeOf(location.pathname);
  scrollTo(0, 0);
}

/** For links within the client: go there without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
