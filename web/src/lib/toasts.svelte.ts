// Short notices that come and go, and the words for the live region.

export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "bad" | "big";
}

let last = 0;
export const toasts: Toast[] = $state([]);

export function toast(text: string, kind: Toast["kind"] = "plain", ms = 4500): void {
  if (toasts.some((other) => other.text === text)) return;
  const id = ++last;
  toasts.push({ id, text, kind });
  const leave = (): void => {
    // A toast under the pointer stays.
    if (held === id) setTimeout(leave, ms / 4);
    else dismiss(id);
  };
  setTimeout(leave, ms);
}

let held = 0;

/** Keeps a notice as long as the mouse or the focus is on it. */
export const hold = (id: number): void => void (held = id);

export function dismiss(id: number): void {
  const index = toasts.findIndex((other) => other.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Shows what went wrong, in words. */
export function complain(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), "bad", 6000);
}

/** Sheets of paper that lie over the table, the topmost last: notices are shown on that one, as all below it is out of reach. */
export const sheets: symbol[] = $state([]);

/** Lays a sheet over the table; the answer takes it away again. */
export function cover(sheet: symbol): () => void {
  sheets.push(sheet);
  return () => sheets.splice(sheets.indexOf(sheet), 1);
}

export const spoken = $state({ lines: [] as { id: number; text: string }[] });

/** Has a screen reader say it when it has time. */
export function announce(text: string): void {
  if (text) spoken.lines = [...spoken.lines.slice(-5), { id: ++last, text }];
}
