// Times as people read them.

/** Minutes and seconds, such as 3:07. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

let ahead = 0;

/** Takes the time of day from what the server says it is, where this device is some seconds off. */
export function setClock(date: string | null): void {
  const off = Date.parse(date ?? "") - Date.now();
  if (!Number.isNaN(off)) ahead = Math.abs(off) < 5000 ? 0 : off;
}

/** The time of day in milliseconds, as the server has it. */
export const now = (): number => Date.now() + ahead;
