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

const far = (one: string, other: string): number => Math.hypot(column(one) - column(other), row(one) - row(other));

/** The nearest of some squares to one of the board, if there are any. */
export const nearest = (squares: readonly string[], from: string): string | undefined =>
  [...squares].sort((a, b) => far(a, from) - far(b, from))[0];

/** The next of some squares in a direction; those that lie off to the side count as further away. */
export function ahead(squares: readonly string[], from: string, dx: number, dy: number): string | undefined {
  const [x, y] = [column(from), row(from)];
  return squares
    .map((name) => ({
      name,
      along: (column(name) - x) * dx + (row(name) - y) * dy,
      aside: Math.abs((column(name) - x) * dy) + Math.abs((row(name) - y) * dx),
    }))
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside))[0]?.name;
}
