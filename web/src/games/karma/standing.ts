// How a player stands, as far as the table shows it.
import type { KarmaStep, KarmaView, MatchUpdate } from "../../types";
import { t, who } from "../../lib/words.svelte";

/** How many lines are about one round of the table. */
const roundOf = (players: number): number => Math.max(4, players);

export type Standing = "turn" | "out" | "last" | "in";

export function standing(view: KarmaView, seat: number): Standing {
  if (view.losers.includes(seat)) return "last";
  if (view.out.includes(seat)) return "out";
  return view.turn === seat && ["play", "follow", "give"].includes(view.phase) ? "turn" : "in";
}

/** A player's place in the order of going out; 0 for players who are still in. */
export const place = (view: KarmaView, seat: number): number => view.out.indexOf(seat) + 1;

/** Whose turn it is, and what the table waits for, in words. */
export interface Status {
  title: string;
  more: string;
  isMine: boolean;
}

export function status(table: MatchUpdate, view: KarmaView): Status {
  const { seat } = table;
  const source = view.step?.source ?? "hand";
  const isMine = seat !== null && standing(view, seat) === "turn";
  const told = (title: string, more = ""): Status => ({ title, more, isMine });
  if (view.phase === "over") return told(t("karma.status.over"));
  if (view.phase === "choose") {
    if (seat !== null && !view.players[seat]!.has_chosen)
      return { title: t("karma.choose"), more: "", isMine: true };
    const waiting = view.players.filter((player) => !player.has_chosen).length;
    return told(t("karma.status.choose"), t("karma.status.choosing", { waiting, players: view.players.length }));
  }
  if (!isMine) {
    const doing = t(`karma.turn-${view.phase}`, { who: who(view.turn) }, table);
    const rank = seat === null ? 0 : place(view, seat);
    return rank ? told(t("karma.status.out", { place: rank }), doing) : told(doing);
  }
  const mine = t("karma.status.mine");
  if (view.phase === "give") return told(t("karma.status.give", { cards: view.pile.length }), t("karma.status.giving"));
  if (source === "down") return told(mine, t("karma.status.blind"));
  if (view.phase === "follow")
    return told(t("karma.status.follow"), t(source === "up" ? "karma.status.follow-up" : "karma.status.follow-hand"));
  const isStuck = table.moves?.length === 1 && table.moves[0] === "pickup";
  if (isStuck) return told(mine, t("karma.status.stuck"));
  return told(mine, view.step ? asked(view.step, !view.pile.length) : "");
}

/** What a turn asks for, in words. */
export function asked({ lowest, highest }: KarmaStep, isNewPile: boolean): string {
  if (isNewPile) return t("karma.asked.new-pile");
  if (lowest === 1 && highest === 16) return t("karma.asked.anything");
  if (highest < 16) return t("karma.asked.low", { highest });
  return t(lowest === 16 ? "karma.asked.sixteen" : "karma.asked.high", { lowest });
}

/** Where players have to remember, nobody reads up on what went into the pile and who has it now. */
export function recalls(table: MatchUpdate): number | undefined {
  return (table.view as KarmaView).memory === "open" ? undefined : roundOf(table.names.length);
}

/** When the time for this step is up, if there is a limit. */
export function dueOf({ step }: KarmaView): { at: number; total: number } | null {
  return step?.deadline == null ? null : { at: step.deadline, total: step.allowed ?? 0 };
}

/** The order in which players went out; those who are left share the last place. */
export function places({ view }: MatchUpdate): number[] {
  const { out, players } = view as KarmaView;
  return players.map((_, seat) => (out.includes(seat) ? out.indexOf(seat) : out.length) + 1);
}
