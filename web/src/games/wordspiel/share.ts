// A solitaire as a text to send to friends: a square for every card that found a word.
import { clock } from "../../lib/clock";
import type { Happened, Table, WordspielSolitaireEvent } from "../../types";
import { counted } from "./words";

export function shareText(table: Table, log: readonly Happened[], home: string): string {
  const words = log
    .flatMap((entry) => entry.events as WordspielSolitaireEvent[])
    .flatMap((event) => (event.type === "Spelled" ? ["🟩".repeat(event.cards.length)] : []));
  const left = table.outcome?.scores[0] ?? 0;
  const result = table.outcome?.winners.length ? "won" : `${counted(left, "card")} left`;
  const time = clock(log.at(-1)?.at ?? 0);
  return `WordSpiel solitaire: ${result} with ${counted(words.length, "word")} in ${time}\n${words.join(" ")}\n${home}`;
}
