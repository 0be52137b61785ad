// What has just happened at a table of SET CUBED: how often each die was rolled, so that it tumbles, and how it sounds.
import { SvelteMap } from "svelte/reactivity";
import { play } from "../../lib/sound";
import type { SetCubedEvent, SetCubedHeld, MatchUpdate } from "../../types";

export class News {
  /** How often a die was rolled while we watched. */
  rolls = new SvelteMap<string, number>();

  hear(table: MatchUpdate): void {
    if (table.fresh) return;
    for (const entry of table.entries)
      for (const event of entry.events as SetCubedEvent[]) this.#one(event, table.seat);
  }

  #rolled(hands: SetCubedHeld[][]): void {
    const dice = hands.flat();
    for (const { die } of dice) this.rolls.set(die, (this.rolls.get(die) ?? 0) + 1);
    if (dice.length) play("roll");
  }

  #one(event: SetCubedEvent, seat: number | null): void {
    switch (event.type) {
      case "Drew":
      case "Rolled":
        this.#rolled(event.dice);
        break;
      case "Opened":
      case "Placed":
        play(event.seat === seat ? "take" : "lost");
        break;
      case "Waited":
      case "Replaced":
        play("die");
        break;
      case "TurnOver":
        if (event.seat !== seat) play("other");
        break;
      case "Ended":
        play("end");
    }
  }
}
