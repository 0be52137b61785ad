// How a match of Karma ended for a player: the order of going out, or the cards left.
import { t } from "../../lib/words.svelte";
import type { KarmaView, MatchUpdate } from "../../types";

export function account({ view }: MatchUpdate, seat: number): string {
  const { out, players } = view as KarmaView;
  const place = out.indexOf(seat) + 1;
  if (place > 0) return t("karma.tile.out-as", { place });
  const player = players[seat];
  const cards = player ? player.hand + player.up.length + player.down.filter(Boolean).length : 0;
  return t("karma.account", { cards });
}
