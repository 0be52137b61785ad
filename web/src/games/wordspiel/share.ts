// A solitaire as a text to send to friends: a square for every card that found a word.
import { clock } from "../../lib/clock";
import { t } from "../../lib/words.svelte";
import type { SeenEntry, MatchUpdate, WordspielSolitaireEvent } from "../../types";

export function shareText(table: MatchUpdate, log: readonly SeenEntry[], home: string): string {
  const words = log
    .flatMap((entry) => entry.events as WordspielSolitaireEvent[])
    .flatMap((event) => (event.type === "Spelled" ? ["🟩".repeat(event.cards.length)] : []));
  const facts = {
    title: t("wordspiel.wordspiel-solitaire"),
    count: table.outcome?.scores[0] ?? 0,
    words: words.length,
    time: clock(log.at(-1)?.at ?? 0),
  };
  const result = t(table.outcome?.winners.length ? "wordspiel.share.won" : "wordspiel.share.lost", facts);
  return `${result}\n${words.join(" ")}\n${home}`;
}
