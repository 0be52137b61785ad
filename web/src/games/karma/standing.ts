// How a player stands, as far as the table shows it.
import type { KarmaStep, KarmaView, Table } from "../../types";

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

/** What a turn asks for, in words. */
export function asked({ lowest, highest }: KarmaStep, isNewPile: boolean): string {
  if (isNewPile) return "Begin a new pile.";
  if (lowest === 1 && highest === 16) return "Any card fits.";
  if (highest < 16) return `${highest} or lower, or a Karma Card.`;
  return lowest === 16 ? "16 or a Karma Card." : `${lowest} or higher, or a Karma Card.`;
}

/** When the time for this step is up, if there is a limit. */
export function dueOf({ step }: KarmaView): { at: number; total: number } | null {
  return step?.deadline == null ? null : { at: step.deadline, total: step.allowed ?? 0 };
}

/** All but the last win, so a result names the last; with two it is enough to name the winner. */
export function heading({ seat, names, view }: Table): string | null {
  const { losers } = view as KarmaView;
  if (names.length === 2) return null;
  if (seat !== null && losers.includes(seat)) return losers.length > 1 ? "You are among the last" : "You are the last";
  if (seat !== null) return "You win!";
  return `${losers.map((who) => names[who]).join(" and ")} ${losers.length > 1 ? "are" : "is"} last`;
}
