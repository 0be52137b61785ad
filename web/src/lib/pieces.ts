// How a game's pieces are drawn by their notation: `pieces.ts` in its folder. Practice, reviews, the rules and paper use it.
import type { Component } from "svelte";
import { folderOf } from "./board";

/** In which way a piece is wanted. */
export interface Look {
  /** What a drill or a position says about all pieces, such as the wild rank. */
  setting?: Record<string, number>;
  isMarked?: boolean;
  /** For small places: only what has to be read. */
  isSmall?: boolean;
  isPrinted?: boolean;
}

/** A component that fills the place it is given, and its properties for a piece. */
export interface Drawn {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any: each game's piece has properties of its own
  Piece: Component<any>;
  props: (piece: string, look: Look) => Record<string, unknown>;
  /** Width divided by height; none for a component that knows its own size. */
  ratio?: number;
}

export interface Pieces extends Drawn {
  ratio: number;
  /** Its share of the width that a piece has in a row. */
  wide?: number;
  /** What the place around the drawing adds: an edge with a shadow, or a shadow alone. */
  frame?: "edge" | "shadow";
  /** How large pieces are in practice; 1 by default. */
  size?: number;
  /** What names a piece's colour on paper, where colours may be missing. */
  letter?: (piece: string) => string;
  /** Several pieces in words, where a list of their names will not do. */
  named?: (pieces: readonly string[]) => string;
  paper: Paper;
}

/** What a sheet of puzzles needs; lengths are in millimetres. */
export interface Paper {
  /** Every piece, in notation. */
  pieces: readonly string[];
  /** The values of each setting that changes how pieces look. */
  settings?: Record<string, readonly number[]>;
  /** The width of a piece in a row. */
  width: number;
  /** The side of a square on a board. */
  cell?: number;
  /** The message that explains the drawing. */
  legend?: string;
}

const found = import.meta.glob<{ default: Pieces }>("../games/*/pieces.ts");

/** The pieces of a game; none where it has not said how they are drawn. */
export const piecesOf = async (slug: string): Promise<Pieces | undefined> =>
  (await found[`../games/${folderOf(slug)}/pieces.ts`]?.())?.default;
