// The way from a lesson to a whole match.
import { api } from "../lib/api";
import { go } from "../lib/route.svelte";
import { complain } from "../lib/toasts.svelte";
import { EVEN } from "../lib/botnames";
import type { MatchUpdate } from "../types";

/** Begins a whole match of what was learned: alone, or against bots about as strong as oneself. */
export async function playNow({ game, names }: Pick<MatchUpdate, "game" | "names">): Promise<void> {
  try {
    go(`/r/${(await api.open({ game, start: true, ...(names.length > 1 ? { bots: EVEN } : {}) })).code}`);
  } catch (error) {
    complain(error);
  }
}
