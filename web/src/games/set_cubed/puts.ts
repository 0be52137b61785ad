// The listed moves of a turn, read: which die may go where, and what a WILD may stand for there.

export interface Put {
  move: string;
  square: string;
  /** What is put down; `*` is a WILD that waits for its features, `*2rd` one that has them. */
  face: string;
  /** What a WILD that waits on another square comes to stand for. */
  partner: string | null;
}

const PUT = /^put ([a-z]\d+)=(\S+)(?: with (\S+))?$/;

export function readPuts(moves: readonly string[]): Put[] {
  return moves.flatMap((move) => {
    const found = PUT.exec(move);
    return found ? [{ move, square: found[1]!, face: found[2]!, partner: found[3] ?? null }] : [];
  });
}

/** What the die shows as long as it is in front of its player. */
export const inHand = (face: string): string => (face.startsWith("*") ? "*" : face);

/** The ways to open with these three dice in this order: what their WILDs may stand for. */
export function openings(moves: readonly string[], faces: readonly string[]): string[] {
  return moves.filter((move) => {
    const [verb, ...stated] = move.split(" ");
    return verb === "set" && stated.length === faces.length && stated.every((face, n) => inHand(face) === faces[n]);
  });
}

export const column = (square: string): number => square.charCodeAt(0) - 97;
export const row = (square: string): number => Number(square.slice(1)) - 1;
export const square = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;
