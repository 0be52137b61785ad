// What each game celebrates its end with, loaded when a match is over: some of its pieces, and how they come together.
import type { Component } from "svelte";
import type { MatchUpdate } from "../types";
import { folderOf } from "./board";

export interface Crest {
  /** Draws one of the pieces. */
  Piece: Component<{ piece: string }>;
  pieces: readonly string[];
  /** Cards open like a fan, dice tumble into a row, letters wind out of a spiral, a ring turns. */
  way: "fan" | "tumble" | "spiral" | "ring";
}

export interface Account {
  /** How a seat came to its score, in a few words; nothing where the score says it all. */
  account: (table: MatchUpdate, seat: number) => string;
}

const crests = import.meta.glob<{ default: Crest }>("../games/*/crest.ts");
const accounts = import.meta.glob<Account>("../games/*/account.ts");

/** A game's own pieces for the celebration; one without has none. */
export const crestOf = async (slug: string): Promise<Crest | undefined> =>
  (await crests[`../games/${folderOf(slug)}/crest.ts`]?.())?.default;

/** How a game tells where a score comes from; one without tells nothing. */
export const accountOf = async (slug: string): Promise<Account["account"]> =>
  (await accounts[`../games/${folderOf(slug)}/account.ts`]?.())?.account ?? (() => "");
