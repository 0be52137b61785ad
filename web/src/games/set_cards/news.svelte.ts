// What has just happened at a SET table, as far as it is worth showing for a moment.
import { play } from "../../lib/sound";
import type { SetCalled, SetEvent, SetMissed, Table } from "../../types";

const STAY = 7000;

export class News {
  missed = $state.raw<SetMissed>();
  photo = $state.raw<SetCalled>();
  /** Who took cards, by card: so that each flies to its owner. */
  owners = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes the news of a table message in. */
  hear(table: Table): void {
    if (table.fresh) return;
    for (const entry of table.entries) for (const event of entry.events as SetEvent[]) this.#one(event, table.seat);
  }

  dismiss = (): void => {
    this.missed = undefined;
    this.photo = undefined;
  };

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.dismiss, STAY);
  }

  #one(event: SetEvent, seat: number | null): void {
    switch (event.type) {
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
        for (const card of event.cards) this.owners.set(card, event.seat);
        this.dismiss();
        play(event.seat === seat ? "take" : "lost");
        break;
      case "Found":
        this.dismiss();
        play("take");
        break;
      case "Dealt":
        play("deal");
        break;
      case "Ended":
        play("end");
    }
  }
}
