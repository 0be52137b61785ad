// What has just happened at a table of SCRAMBLE SET, as far as it is worth showing for a moment.
import { play } from "../../lib/sound";
import type { ScrambleSetCalled, ScrambleSetEvent, ScrambleSetMissed, Table } from "../../types";

const STAY = 7000;

export class News {
  missed = $state.raw<ScrambleSetMissed>();
  photo = $state.raw<ScrambleSetCalled>();
  /** Who took the die in a place: so that each flies to its owner. */
  owners = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes the news of a table message in. */
  hear(table: Table): void {
    if (table.fresh) return;
    for (const entry of table.entries)
      for (const event of entry.events as ScrambleSetEvent[]) this.#one(event, table.seat);
  }

  dismiss = (): void => {
    this.missed = undefined;
    this.photo = undefined;
  };

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.dismiss, STAY);
  }

  #one(event: ScrambleSetEvent, seat: number | null): void {
    switch (event.type) {
      case "Rolled":
        this.owners = new Map();
        this.dismiss();
        play("roll");
        break;
      case "Called":
        this.dismiss();
        if (event.photo.length > 1) {
          this.photo = event;
          this.#show();
        }
        play(event.seat === seat ? "call" : "other");
        break;
      case "Missed":
        this.dismiss();
        this.missed = event;
        this.#show();
        if (event.seat === seat) play("wrong");
        break;
      case "Took":
        for (const place of event.places) this.owners.set(place, event.seat);
        this.dismiss();
        play(event.seat === seat ? "take" : "lost");
        break;
      case "Scored":
      case "Ended":
        play("end");
    }
  }
}
