// How a player stands, as far as the table shows it.
import type { KarmaPlayer, KarmaView, Table } from "../../types";

export type Standing = "turn" | "out" | "last" | "in";

export function standing(view: KarmaView, seat: number): Standing {
  if (view.losers.includes(seat)) return "last";
  if (view.out.includes(seat)) return "out";
  return view.turn === seat && ["play", "follow", "give"].includes(view.phase) ? "turn" : "in";
}

/** Such as 1st, 2nd, 11th. */
export function ordinal(place: number): string {
  const ending = place > 10 && place < 14 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

/** What a turn asks for, by the card on top of the pile. */
export function asked(top: string | undefined): string {
  if (top === undefined) return "Begin a new pile.";
  if (top === "FIVE") return "5 or lower, or a Karma Card.";
  if (top === "16") return "16 or a Karma Card.";
  return top === "1" || !Number(top) ? "Any card fits." : `${top} or higher, or a Karma Card.`;
}

/** When the time to choose or for this step is over, if there is a limit. */
export function dueOf(table: Table, view: KarmaView): { at: number; total: number } | null {
  const isChoosing = view.phase === "choose";
  const total = 1000 * Number(table.options[isChoosing ? "choose_seconds" : "turn_seconds"] ?? (isChoosing ? 60 : 0));
  return table.deadline === null ? null : { at: table.deadline, total };
}

/** Where the cards lie that the moves speak of: a card after Play a Table Card comes from the table, if there is any. */
export function source(view: KarmaView, me: KarmaPlayer, moves: readonly string[]): "hand" | "up" | "down" {
  if (moves.some((move) => move.startsWith("turn"))) return "down";
  if (view.phase === "follow") return me.up.length ? "up" : "hand";
  return view.hand.length ? "hand" : "up";
}

/** All but the last win, so a result names the last; with two it is enough to name the winner. */
export function heading({ seat, names, view }: Table): string | null {
  const { losers } = view as KarmaView;
  if (names.length === 2) return null;
  if (seat !== null && losers.includes(seat)) return losers.length > 1 ? "You are among the last" : "You are the last";
  if (seat !== null) return "You win!";
  return `${losers.map((who) => names[who]).join(" and ")} ${losers.length > 1 ? "are" : "is"} last`;
}
