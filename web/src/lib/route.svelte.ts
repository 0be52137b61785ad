// Where we are: three kinds of page, told apart by the path.

export interface Place {
  page: "front" | "room" | "arrival" | "lost";
  code: string;
}

export function placeOf(path: string): Place {
  const [, kind = "", code = "", ...rest] = path.replace(/\/$/, "").split("/");
  if (kind === "") return { page: "front", code: "" };
  if (rest.length === 0 && code !== "") {
    if (kind === "r") return { page: "room", code: decodeURIComponent(code) };
    if (kind === "h") return { page: "arrival", code: decodeURIComponent(code) };
  }
  return { page: "lost", code: "" };
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
