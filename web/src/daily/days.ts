// The days of the puzzles: they change at midnight UTC, everywhere at once, so no time zone and no summer time matters.

/** A date such as `2026-03-14`. */
export type Day = string;

/** The archive begins with the first day of those that were all made and checked beforehand (docs/daily.md). */
export const FIRST: Day = "2026-01-01";

const DAY = 24 * 3600 * 1000;
const msOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day on which a moment is. */
export const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** So many days later, or earlier. */
export const shifted = (day: Day, by: number): Day => dayOf(msOf(day) + by * DAY);

/** How difficult a day is: 1 on Mondays to 7 on Sundays. */
export const levelOf = (day: Day): number => new Date(msOf(day)).getUTCDay() || 7;

/** Milliseconds until the next puzzles. */
export const untilNext = (ms: number): number => DAY - (((ms % DAY) + DAY) % DAY);

/** What an address says: a day with puzzles, one that is still to come, one before the first, or no day at all. */
export function kindOf(text: string, today: Day): "day" | "future" | "early" | "none" {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(msOf(text)) || dayOf(msOf(text)) !== text) return "none";
  return text > today ? "future" : text < FIRST ? "early" : "day";
}

/** A day as people write it, whatever time zone they are in. */
export const written = (day: Day, locale: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(msOf(day));

/** At which hour days change where the reader is. */
export const changesAt = (ms: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }).format(ms + untilNext(ms));

/** Hours, minutes and seconds, such as 13:05:09. */
export function countdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}

/** A month such as `2026-03`, as weeks from Monday to Sunday; nothing stands where another month has its days. */
export function weeksOf(month: string): (Day | null)[][] {
  const first = `${month}-01`;
  const days: (Day | null)[] = Array<null>(levelOf(first) - 1).fill(null);
  for (let day = first; day.startsWith(month); day = shifted(day, 1)) days.push(day);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

/** So many months later, or earlier. */
export function shiftedMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}
