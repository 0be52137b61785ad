// What the tray says while nobody makes a word there: whose turn it is, and what one could do.
import type { WordspielSolitaireView, WordspielView } from "../../types";
import { laid } from "./words";

interface Reader {
  seat: number | null;
  names: readonly string[];
}

const OVER = "The game is over.";

/** How a word can begin: with the first card, or with as much of the end as one likes. */
function beginning(spiral: readonly string[]): string {
  if (spiral.length === 1) return `Your word begins with ${spiral[0]}`;
  return `Your word begins with the end of … ${spiral.slice(-3).join(" ")}`;
}

export function saidAlone(view: WordspielSolitaireView): string {
  if (view.ended) return OVER;
  return view.last_chance ? "One last word that uses all your cards." : beginning(view.spiral);
}

export function saidAtTable(view: WordspielView, { seat, names }: Reader): string {
  const isWatching = seat === null;
  switch (view.phase) {
    case "over":
      return OVER;
    case "ready":
      return isWatching || view.ready.includes(seat) ? "The round begins when all are ready." : "Ready when you are.";
    case "last": {
      const last = laid(view.spiral, view.plays).at(-1);
      const word = last ? last.before + last.own : "";
      if (last?.seat === seat || (!isWatching && view.accepted.includes(seat))) return `The others look at ${word}.`;
      return `${names[last?.seat ?? 0]} is out with ${word}. Is it a word?`;
    }
  }
  if (view.turn === seat && !isWatching) return beginning(view.spiral);
  const playing = `${names[view.turn ?? 0]} is to play`;
  return isWatching ? `${playing}.` : `${playing}; make your word meanwhile.`;
}
