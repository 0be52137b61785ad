// How what has just happened at a table of CROSSWORD SET sounds.
import { play } from "../../lib/sound";
import type { CrosswordSetEvent, MatchUpdate } from "../../types";

export class News {
  /** How many SETs each grid had, so that a new one is heard. */
  #sets = 0;

  hear(table: MatchUpdate, sets: number): void {
    const isMore = sets > this.#sets;
    this.#sets = sets;
    if (table.fresh) return;
    for (const entry of table.entries)
      for (const event of entry.events as CrosswordSetEvent[]) this.#one(event, table.seat, isMore);
  }

  #one(event: CrosswordSetEvent, seat: number | null, isMore: boolean): void {
    switch (event.type) {
      case "Began":
      case "Rolled":
        play("roll");
        break;
      case "Arranged":
      case "Declared":
        if (event.seat === seat) play(isMore ? "lost" : "die");
        break;
      case "Visited":
        play(event.seat === seat ? "take" : "other");
        break;
      case "GaveUp":
        if (event.seat !== seat) play("other");
        break;
      case "RoundOver":
        play(event.result.winner === seat && seat !== null ? "take" : "end");
    }
  }
}
