// A view of CROSSWORD SET, read: what lies on whose grid, and how a round ended, in words.
import { list, pieces, said, t, who } from "../../lib/words.svelte";
import type { CrosswordSetDieView, CrosswordSetResult, CrosswordSetView, Hint } from "../../types";

export type Die = CrosswordSetDieView & { owner: number };

export const allDice = (view: CrosswordSetView): Die[] =>
  view.players.flatMap((player, owner) => player.dice.map((die) => ({ ...die, owner })));

/** The dice on a player's grid. */
export const onGrid = (view: CrosswordSetView, seat: number): Die[] =>
  allDice(view).filter((die) => die.grid === seat && die.square !== null);

/** What a player has beside all grids. */
export const beside = (view: CrosswordSetView, seat: number): Die[] =>
  allDice(view).filter((die) => die.owner === seat && die.square === null);

/** A die as it is read out: what it shows, where it lies, and whether it is in a SET; if it is in none, why. */
export function dieName(die: Die, names: readonly string[], seat: number | null, why = ""): string {
  const parts = [pieces([die.face])];
  const note = (key: string, facts = {}) => parts.push(said(`crossword_set.die.${key}`, facts));
  if (die.square) {
    note("on", { square: die.square });
    if (why) parts.push(why);
    else note(die.in_set ? (die.used ? "used" : "apart") : "loose");
  }
  if (die.owner !== seat) note("of", { name: names[die.owner]! });
  else if (die.grid !== null && die.grid !== seat) note("guest", { name: names[die.grid]! });
  if (die.frozen) note("stays");
  return t("crossword_set.die", { notes: list(parts, "comma") });
}

/** What a die is and does. */
export function aboutDie(
  die: Die,
  names: readonly string[],
  seat: number | null,
  why: string,
  canMove: boolean,
): string {
  const name = dieName(die, names, seat, why);
  const isWild = die.face.startsWith("*");
  const use = die.frozen ? "frozen" : !canMove ? "theirs" : isWild ? "wild" : "mine";
  return t(`crossword_set.about.${use}`, { die: name });
}

/** How a round ended, as a title. */
export function ending(
  result: CrosswordSetResult,
  points: readonly number[],
  names: readonly string[],
  seat: number | null,
): string {
  if (result.winner === null) {
    if (result.reason === "time") return t("crossword_set.ending.time");
    return t(names.length === 1 ? "crossword_set.ending.alone" : "crossword_set.ending.all");
  }
  if (names.length === 1) return t("crossword_set.ending.complete");
  const facts = { who: who(result.winner), points: points[result.winner] ?? 0 };
  return t("crossword_set.ending.won", facts, { names, seat });
}

/** The whole grid, if that is what is advised. */
export function planned(hint: Hint | undefined): { die: string; face: string; square: string }[] {
  const dice = hint?.said.key === "crossword_set.hint-lay" ? hint.said.facts.dice : undefined;
  if (typeof dice !== "object" || dice.type !== "list") return [];
  return dice.items.flatMap((item) => {
    if (typeof item !== "object" || item.type !== "said") return [];
    const { face, square } = item.facts;
    if (typeof face !== "object" || face.type !== "pieces" || typeof square !== "string") return [];
    return face.pieces.map((shown) => ({ die: square, face: shown, square }));
  });
}

/** The guests that may go to a player's grid one by one: which die, where. */
export function guests(moves: readonly string[], host: number): { die: string; square: string }[] {
  return moves.flatMap((move) => {
    const [verb, player, die, square] = move.split(" ");
    return verb === "guest" && Number(player) === host + 1 && die && square ? [{ die, square }] : [];
  });
}
