// Why? The clauses behind what a game refuses and tells, and the way to them.
import { reasons } from "virtual:rules/reasons";
import { panel } from "../table/panel.svelte";
import { folderOf } from "./board";
import { settings } from "./settings.svelte";

let known = $state.raw<Record<string, Record<string, string[]>>>({});

/** Has the reasons of a game ready. */
export async function needReasons(slug: string): Promise<void> {
  const folder = folderOf(slug);
  const loaded = folder in known ? undefined : await reasons[folder]?.();
  if (loaded) known = { ...known, [folder]: loaded.default };
}

function behind(slug: string, message: string, variant?: string): string[] {
  const all = known[folderOf(slug)];
  return all?.[`${message}.${variant}`] ?? all?.[message] ?? [];
}

/** The clauses behind something that was said, by its key; none where no rule is the reason. */
export function clausesOf(slug: string, key: string): string[] {
  const [, message = "", variant] = key.split(".");
  return behind(slug, message, variant);
}

/** The clauses that say how points come about. */
export const scoringOf = (slug: string): string[] => behind(slug, "score");

/** What is to be read beside the table. */
export const asked = $state<{ isAtTable: boolean; clauses: string[]; turn: number }>({ isAtTable: false, clauses: [], turn: 0 });

/** Opens the rules beside the table, at these clauses. */
export function ask(clauses: string[] = []): void {
  settings.tab = "rules";
  panel.isShown = true;
  asked.clauses = clauses;
  asked.turn++;
}
