// What a game's front end is, and how the frame finds it.
import type { Component } from "svelte";
import type { SeenEntry, Hint, Lookup, MatchUpdate } from "../types";
import { need } from "./words.svelte";

/** What every board is given; it draws the view, animates the entries, and asks for moves. */
export interface BoardProps {
  table: MatchUpdate;
  /** The entries of the match that are at hand, as this seat sees them: the latest, and older ones once they were asked for. */
  log: SeenEntry[];
  /** What to add to time.now() for the time of the match. */
  offset: number;
  /** Whether this is a replay, in which nothing waits for the viewer. */
  isPast?: boolean;
  /** The hints asked for so far. */
  hints: Hint[];
  /** Makes a move, in notation; false when it was refused (which the frame has said already). */
  act: (move: string) => Promise<boolean>;
  /** Asks for one hint more. */
  hint: () => void;
  /** Looks something up in the game's book; null when it was refused. */
  look: (text: string) => Promise<Lookup | null>;
}

/** A component that is loaded when it is needed. */
export type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface FrontEnd {
  slugs: string[];
  /** Loaded when it is needed. */
  Board: () => Promise<{ default: Component<BoardProps> }>;
  Picture: Component<{ slug: string }>;
  /** The message that names the best score, for games that count something else than points. */
  best?: string;
  /** The place of each seat at the end, from 1, for games where scores do not tell. */
  places?: (table: MatchUpdate) => number[];
  /** False where nobody counts points, so that a result shows none. */
  hasScores?: boolean;
  /** What a result says besides who won, for games that have more to tell. */
  Aftermath?: Lazy<{ table: MatchUpdate; onclose?: () => void }>;
  /** How everybody stands and came to it, to be read beside the table. */
  Scores?: Lazy<{ table: MatchUpdate; log: SeenEntry[] }>;
  /** How many of the last lines may be read again, for games in which one has to remember; all where it is not said. */
  recalls?: (table: MatchUpdate) => number | undefined;
  /** A result to be sent to friends, for games where that makes sense. */
  share?: (table: MatchUpdate, log: readonly SeenEntry[], home: string) => string | null;
}

const found = import.meta.glob<{ default: FrontEnd }>("../games/*/{index,daily}.ts", { eager: true });

const bySlug = new Map<string, FrontEnd>(
  Object.values(found).flatMap(({ default: game }) => game.slugs.map((slug) => [slug, game] as const)),
);
const catalogues = new Map<string, string>(
  Object.entries(found).flatMap(([path, { default: game }]) =>
    game.slugs.map((slug) => [slug, path.split("/").at(-2)!] as const),
  ),
);

/** The folder of a game, which is also the name of its catalogue; one without a front end has one that is named like it. */
export const folderOf = (slug: string): string => catalogues.get(slug) ?? slug.replaceAll("-", "_");

/** Has the words of a game ready. */
export const needWords = (slug: string): Promise<void> => need(folderOf(slug));

/** Has the words of a game's lesson and drills ready; they come with all of its words. */
export async function needLesson(slug: string): Promise<void> {
  await needWords(slug);
  await need(`${folderOf(slug)}-lesson`);
}

/** A game's board and its words, loaded. */
export async function loadBoard(slug: string): Promise<Component<BoardProps> | undefined> {
  const [board] = await Promise.all([bySlug.get(slug)?.Board(), needWords(slug)]);
  return board?.default;
}

export function frontEnd(slug: string): FrontEnd | undefined {
  return bySlug.get(slug);
}

/** Whether a game is a puzzle of a day, which is the same when it is played again. */
export const isDaily = (slug: string): boolean => slug.endsWith("-daily");

/** Whether a game has a board of its own; those that have none yet are not offered, but can be played by link. */
export const hasBoard = (game: { slug: string }): boolean => bySlug.has(game.slug);

/** The pieces to be marked: those of the last hint, or what a coach points at. */
export const pointed = (hints: readonly Hint[], { coach }: Pick<MatchUpdate, "coach">): readonly string[] =>
  hints.at(-1)?.pieces ?? coach?.point ?? [];

/** How long a house rule given in seconds is, in milliseconds. */
export const millis = ({ options }: Pick<MatchUpdate, "options">, rule: string): number => 1000 * Number(options[rule]);

/** Whether something is up to the seat that looks. */
export const isMyTurn = ({ actors, seat }: Pick<MatchUpdate, "actors" | "seat">): boolean =>
  seat !== null && actors.includes(seat);

/** Which kinds of moves may be made, by their first word. */
export function permits({ verbs }: MatchUpdate): (verb: string) => boolean {
  const may = new Set(verbs);
  return (verb) => may.has(verb);
}
