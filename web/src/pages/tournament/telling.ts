// Points, places and times of a tournament as people read them.
import type { TournamentPage } from "../../types";
import { clock } from "../../lib/clock";
import { calledBy, locale, t } from "../../lib/words.svelte";

type Round = NonNullable<TournamentPage["round"]>;
export type Table = Round["tables"][number];

export const points = (page: TournamentPage, value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(value / page.win);

/** What a player is called. */
export function nameOf(page: TournamentPage, number: number): string {
  const player = page.players.find((one) => one.number === number);
  return player ? calledBy(player.name) : "";
}

/** The place of a player at a table: nothing while it is played, a dash for a player who did not come. */
export function placeAt(table: Table, seat: number): string {
  const place = table.places[seat];
  if (place === undefined || table.players.length === 1) return "";
  return place ? `${place}.` : "–";
}

/** How long until the next round or the end of this one. */
export function untilDue(page: TournamentPage, now: number): string {
  if (page.due === null || page.ended) return "";
  const left = Math.max(0, page.due - now);
  const isOver = page.round?.number === page.current && page.round.tables.every(({ places }) => places.length > 0);
  const time = left > 36 * 3_600_000 ? t("tournament.days", { days: Math.ceil(left / 86_400_000) }) : clock(left);
  return t(isOver ? "tournament.due.next" : "tournament.due.end", { time });
}
