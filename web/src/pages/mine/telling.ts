// Figures as people read them.
import { locale, t } from "../../lib/words.svelte";
import type { Pace } from "./paces";

const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(locale(), options).format(value);

export const count = (value: number): string => number(value);
export const share = (won: number, played: number): string =>
  number(played > 0 ? won / played : 0, { style: "percent", maximumFractionDigits: 0 });
export const percent = (value: number): string => share(value, 100);
export const figure = (value: number): string => number(value, { maximumFractionDigits: 0 });

/** What one follows in a game. */
export const paced = ({ unit }: Pace, value: number): string =>
  number(value, unit ? { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 } : { maximumFractionDigits: 1 });

/** So many minutes, or hours if it is long. */
export function hours(ms: number): string {
  const minutes = ms / 60_000;
  const [value, unit] = minutes < 90 ? [minutes, "minute"] : [minutes / 60, "hour"];
  return number(value, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: value < 10 && unit === "hour" ? 1 : 0 });
}

export const day = (ms: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(ms);
export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(ms);

/** A level of the dial, as it is sent here: -1 plays at random, none is people or nobody. */
export function level(value: number | null): string {
  if (value === null) return t("mine.no-bots");
  return t("core.level", { level: ["random", "easy", "medium", "hard", "expert"][value + 1] ?? "expert" });
}
