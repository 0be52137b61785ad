// What this browser keeps of score sheets: what the server said last, and each entry that it does not have yet under its own id.
//
// So neither a reload nor a lost network loses an entry, and two tabs do not disturb each other.
import type { ScoringInfo } from "../../types";
import type { Entry } from "./standing";

const HOME = "fivefold.score/";
/** Codes that a device makes for sheets that the server does not know yet begin with it. */
const LOCAL = "-";

export interface KeptSheet {
  info?: ScoringInfo | undefined;
  entries: Entry[];
  /** How many entries of the server's this device has. */
  length: number;
  isLocked: boolean;
  isOwner: boolean;
}

/** What a browser that keeps nothing has as long as the page is open. */
const memory = new Map<string, string>();

/** What is kept under a name. */
export function kept<T>(key: string): T | undefined {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}
function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}
function keys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])].filter((key) => key.startsWith(HOME));
  } catch {
    return [...memory.keys()].filter((key) => key.startsWith(HOME));
  }
}
const keyOf = (code: string, { id }: Entry): string => `${HOME}${code}/${id}`;

export const isLocal = (code: string): boolean => code.startsWith(LOCAL);
export const localCode = (): string =>
  LOCAL + [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36).toUpperCase()).join("");

export const keptSheet = (code: string): KeptSheet | undefined => kept(HOME + code);

/** Another tab may have more of it. */
export function keepSheet(code: string, sheet: KeptSheet): void {
  if ((keptSheet(code)?.length ?? 0) <= sheet.length) keep(HOME + code, sheet);
}
/** The entries that the server does not have yet. */
export const waitingFor = (code: string): Entry[] =>
  keys().flatMap((key) => (key.startsWith(`${HOME}${code}/`) ? (kept<Entry>(key) ?? []) : []));

export function keepWaiting(code: string, entries: Iterable<Entry>): void {
  for (const entry of entries) keep(keyOf(code, entry), entry);
}
export function forgetWaiting(code: string, entries: Iterable<Entry>): void {
  for (const entry of entries) forget(keyOf(code, entry));
}
export function forgetSheet(code: string): void {
  for (const key of keys()) if (key === HOME + code || key.startsWith(`${HOME}${code}/`)) forget(key);
}

/** All sheets that are kept here, with what waits. */
export const keptSheets = (): { code: string; info: ScoringInfo; entries: Entry[] }[] =>
  keys().flatMap((key) => {
    const code = key.slice(HOME.length);
    const sheet = code.includes("/") ? undefined : keptSheet(code);
    return sheet?.info ? [{ code, info: sheet.info, entries: [...sheet.entries, ...waitingFor(code)] }] : [];
  });

const NAMES = "fivefold.score-names";
const MOST_NAMES = 16;

/** The names of those who have played here, the latest first. */
export const knownNames = (): string[] => (kept<string[]>(NAMES) ?? []).filter((name) => typeof name === "string");

export const remember = (names: readonly string[]): void => keep(NAMES, [...new Set([...names, ...knownNames()])].slice(0, MOST_NAMES));
