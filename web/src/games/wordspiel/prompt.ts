// What the tray says while nobody makes a word there: whose turn it is, and what one could do.
import { t, who } from "../../lib/words.svelte";
import type { WordspielSolitaireView, WordspielView } from "../../types";
import { laid } from "./words";

interface Reader {
  seat: number | null;
  names: readonly string[];
}

/** How a word can begin: with the first card, or with as much of the end as one likes. */
function beginning(spiral: string): string {
  if (spiral.length === 1) return t("wordspiel.prompt.begin", { letter: spiral[0]! });
  return t("wordspiel.prompt.begin-end", { letters: [...spiral.slice(-3)].join(" ") });
}

export function saidAlone(view: WordspielSolitaireView): string {
  if (view.ended) return t("wordspiel.prompt.over");
  return view.last_chance ? t("wordspiel.prompt.last-chance") : beginning(view.spiral);
}

export function saidAtTable(view: WordspielView, reader: Reader): string {
  const { seat } = reader;
  const isWatching = seat === null;
  switch (view.phase) {
    case "over":
      return t("wordspiel.prompt.over");
    case "ready":
      return t(isWatching || view.ready.includes(seat) ? "wordspiel.prompt.wait" : "wordspiel.prompt.ready");
    case "last": {
      const last = laid(view.spiral, view.plays).at(-1);
      const word = last ? last.before + last.own : "";
      if (last?.seat === seat || (!isWatching && view.accepted.includes(seat)))
        return t("wordspiel.prompt.looking", { word });
      return t("wordspiel.prompt-last", { who: who(last?.seat ?? 0), word }, reader);
    }
  }
  if (view.turn === seat && !isWatching) return beginning(view.spiral);
  const key = isWatching ? "wordspiel.prompt-turn" : "wordspiel.prompt-turn.meanwhile";
  return t(key, { who: who(view.turn) }, reader);
}
