// What a game's front end is, and how the frame finds it.
import type { Component } from "svelte";
import type { Happened, Hint, Table } from "../types";

/** What every board is given; it draws the view, animates the entries, and asks for moves. */
export interface BoardProps {
  table: Table;
  /** Every entry of the match so far, as this seat sees it. */
  log: Happened[];
  /** What to add to performance.now() for the time of the match. */
  offset: number;
  /** The hints asked for so far. */
  hints: Hint[];
  /** Makes a move, in notation; false when it was refused (which the frame has said already). */
  act: (move: string) => Promise<boolean>;
  /** Asks for one hint more. */
  hint: () => void;
}

export interface FrontEnd {
  slugs: string[];
  /** Loaded when it is needed. */
  Board: () => Promise<{ default: Component<BoardProps> }>;
  Picture: Component<{ slug: string }>;
  /** A title for the result, for games where "share the win" says too little. */
  heading?: (table: Table) => string | null;
  /** What a result says besides who won, for games that have more to tell. */
  Aftermath?: Component<{ table: Table }>;
  /** Turns notation in a sentence into words: for hints, refusals, and the ear. */
  say?: (words: string) => string;
  /** A result to be sent to friends, for games where that makes sense. */
  share?: (table: Table, log: readonly Happened[], home: string) => string | null;
}

const found = import.meta.glob<{ default: FrontEnd }>("../games/*/index.ts", { eager: true });

const bySlug = new Map<string, FrontEnd>(
  Object.values(found).flatMap(({ default: game }) => game.slugs.map((slug) => [slug, game] as const)),
);

export function frontEnd(slug: string): FrontEnd | undefined {
  return bySlug.get(slug);
}

/** Whether a game has a board of its own; those that have none yet are not offered, but can be played by link. */
export const hasBoard = (game: { slug: string }): boolean => bySlug.has(game.slug);

/** How long a house rule given in seconds is, in milliseconds. */
export const millis = ({ options }: Pick<Table, "options">, rule: string): number => 1000 * Number(options[rule]);

/** The first word of each move that may be made, or null when there are too many to list. */
export function verbs(moves: string[] | null): Set<string> | null {
  return moves && new Set(moves.map((move) => move.split(" ", 1)[0] ?? ""));
}

/** Which moves may be made, by their first word. Too many to list are pieces to take, and alone all else goes too. */
export function permits({ moves, names, seat, outcome }: Table): (verb: string) => boolean {
  const listed = verbs(moves);
  return (verb) => seat !== null && !outcome && (listed?.has(verb) ?? (verb === "take" || names.length === 1));
}
