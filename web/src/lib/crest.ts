// What each game celebrates its end with, loaded when a match is over: some of its pieces, and how they come together.
import type { Component } from "svelte";
import type { MatchUpdate } from "../types";
import { folderOf } from "./board";

export interface Crest {
  /** Draws one of the pieces. */
  default: Component<{ n: number }>;
  /** How many pieces there are. */
  PIECES: number;
  /** Cards open like a fan, dice tumble into a row, letters wind out of a spiral, a ring turns. */
  WAY: "fan" | "tumble" | "spiral" | "ring";
}

export interface Account {
  /** How a seat came to its score, in a few words; nothing where the score says it all. */
  account: (table: MatchUpdate, seat: number) => string;
}

const crests = import.meta.glob<Crest>("../games/*/Crest.svelte");
const accounts = import.meta.glob<Account>("../games/*/account.ts");

/** A game's own pieces for the celebration; one without has none. */
export const crestOf = (slug: string): Promise<Crest> | undefined => crests[`../games/${folderOf(slug)}/Crest.svelte`]?.();

/** How a game tells where a score comes from; one without tells nothing. */
export const accountOf = async (slug: string): Promise<Account["account"]> =>
  (await accounts[`../games/${folderOf(slug)}/account.ts`]?.())?.account ?? (() => "");
