// Pictures in the rules: a position as text becomes rows of pieces, which a game's own components draw.
import type { Drawn, Look } from "../../lib/pieces";

/** The fields of a position's text, by name; `parts` are those of the seats. */
export type Fields = Record<string, string>;

export interface Row {
  /** What it is: a message of the catalogue `rules`; none where the pieces say it all. */
  label?: string;
  pieces: Lying[];
  /** Pieces that lie on squares, each with its square. */
  isGrid?: boolean;
  /** Nobody knows what they are: only how many there are is told. */
  isHidden?: boolean;
  /** Cards that lie over each other, the last on top. */
  isPile?: boolean;
}
export interface Lying {
  piece: string;
  square?: string;
  /** Set apart from the others by a frame. */
  isFramed?: boolean;
}

/** How a game draws positions: `still.ts` in its folder. */
export interface Still {
  pieces: Drawn;
  /** In which way the position wants them. */
  look?: (fields: Fields) => Look;
  rows: (fields: Fields) => Row[];
}

const found = import.meta.glob<{ default: Still }>("../../games/*/still.ts");

/** How a game draws, by its folder. */
export const stillOf = async (folder: string): Promise<Still | undefined> =>
  (await found[`../../games/${folder}/still.ts`]?.())?.default;

/** The fields of a position: names and values between semicolons. */
export function fieldsOf(position: string): Fields {
  const fields = position.split(";").map((field) => field.trim());
  return Object.fromEntries(fields.map((field) => [field.split(/\s/, 1)[0]!.toLowerCase(), field.replace(/^\S+\s*/, "")]));
}

const isThere = (piece: string) => piece !== "" && piece !== "-";

/** The pieces in a field. */
export const piecesIn = (text = ""): string[] => text.split(/\s+/).filter(isThere);

/** What a seat has in a field. */
export const partOf = (text = "", seat = 0): string => {
  const part = text.split("|")[seat]?.trim() ?? "";
  return isThere(part) ? part : "";
};

/** A row of pieces, if there are some. */
export const row = (label: string | undefined, pieces: readonly string[], more: Partial<Row> = {}): Row[] =>
  pieces.length ? [{ ...(label ? { label } : {}), pieces: pieces.map((piece) => ({ piece })), ...more }] : [];

/** A die as it stands in positions, `2rd#7@g8:0`: its face, its square and whose grid it lies on. */
export function dieOf(text: string): { piece: string; square?: string; host?: string } {
  const [, piece = "", , square, host] = /^([^#]+)#(\d+)(?:@([a-z]\d+))?(?::(\d+))?$/.exec(text) ?? [];
  return { piece, ...(square ? { square } : {}), ...(host ? { host } : {}) };
}

/** The part of a grid that is used, with a margin. */
export function bounds(pieces: readonly Lying[], margin = 0): { left: number; top: number; across: number; down: number } {
  const xs = pieces.map(({ square }) => columnOf(square!));
  const ys = pieces.map(({ square }) => rowOf(square!));
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { left, top, across: Math.max(...xs) - left + 1 + margin, down: Math.max(...ys) - top + 1 + margin };
}
export const columnOf = (square: string): number => square.charCodeAt(0) - 97;
export const rowOf = (square: string): number => Number(square.slice(1)) - 1;
