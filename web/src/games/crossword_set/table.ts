// A view of CROSSWORD SET, read: what lies on whose grid, and how a round ended, in words.
import { faceName } from "../../lib/dice/faces";
import type { CrosswordSetDieView, CrosswordSetResult, CrosswordSetView } from "../../types";

export type Die = CrosswordSetDieView & { owner: number };

export const allDice = (view: CrosswordSetView): Die[] =>
  view.players.flatMap((player, owner) => player.dice.map((die) => ({ ...die, owner })));

/** What lies on somebody's grid. */
export const onGrid = (view: CrosswordSetView, seat: number): Die[] =>
  allDice(view).filter((die) => die.grid === seat && die.square !== null);

/** What a player has beside all grids. */
export const beside = (view: CrosswordSetView, seat: number): Die[] =>
  allDice(view).filter((die) => die.owner === seat && die.square === null);

/** A die as it is read out: what it shows, where it lies, and whether it is in a SET. */
export function dieName(die: Die, names: readonly string[], seat: number | null): string {
  const parts = [faceName(die.face)];
  if (die.square) parts.push(`on ${die.square}`, die.in_set ? (die.used ? "used" : "in a SET apart") : "in no SET");
  if (die.owner !== seat) parts.push(`of ${names[die.owner]}`);
  else if (die.grid !== null && die.grid !== seat) parts.push(`guest of ${names[die.grid]}`);
  if (die.frozen) parts.push("stays");
  return parts.join(", ");
}

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** How a round ended, as a title. */
export function ending(
  result: CrosswordSetResult,
  points: readonly number[],
  names: readonly string[],
  seat: number | null,
): string {
  if (result.winner === null) {
    if (result.reason === "time") return "Time is up";
    return names.length === 1 ? "Given up" : "All give up";
  }
  if (names.length === 1) return "All dice used!";
  const won = counted(points[result.winner] ?? 0, "point");
  return result.winner === seat ? `You win ${won}!` : `${names[result.winner]} wins ${won}`;
}

/** A grid that a sentence tells die by die: `2rd on k11`. */
export function planned(text: string): { die: string; face: string; square: string }[] {
  const found = [...text.matchAll(/(\*?[123][rgp][oqd]) on ([a-u]\d+)/g)];
  return found.map(([, face, square]) => ({ die: square!, face: face!, square: square! }));
}

/** The guests that may go to somebody's grid one by one: which die, where. */
export function guests(moves: readonly string[], host: number): { die: string; square: string }[] {
  return moves.flatMap((move) => {
    const [verb, player, die, square] = move.split(" ");
    return verb === "guest" && Number(player) === host + 1 && die && square ? [{ die, square }] : [];
  });
}
