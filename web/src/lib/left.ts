// How long a turn of days lasts still, as people read it.
import { now } from "./clock";
import { locale } from "./words.svelte";

const HOUR = 3_600_000;

/** Days, hours or minutes: so many whole ones, the last of them counted until it is over. */
export function timeLeft(due: number, at = now()): string {
  const hours = Math.max(0, due - at) / HOUR;
  const [value, unit] = hours >= 48 ? [hours / 24, "day"] : hours >= 1 ? [hours, "hour"] : [Math.ceil(hours * 60), "minute"];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(value));
}
