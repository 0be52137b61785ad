// What has just happened at a table of Five Crowns, as far as it is seen and heard.
import { isStill } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import type { FiveCrownsEvent, FiveCrownsView, Table } from "../../types";

/** A card on its way; no card is a hidden one. */
export interface Flight {
  id: number;
  card: string | null;
  from: DOMRect;
  to: string;
  fades: boolean;
}

const PILE = "[data-pile]";
const DISCARDS = "[data-discards]";
const seatAt = (seat: number): string => `[data-seat="${seat}"]`;

export class News {
  flights = $state.raw<Flight[]>([]);
  /** Whether a hand has ended that the person has not yet put away. */
  isRoundOver = $state(false);
  /** Where one's own new cards come from. */
  source = PILE;
  isArriving = $derived(this.flights.some((flight) => flight.to === DISCARDS));
  #last = 0;
  #heard = "";

  /** Takes the news of a table message in; called before the table is drawn anew. */
  hear(table: Table): void {
    const stamp = `${table.match} ${table.n}`;
    if (stamp === this.#heard) return;
    this.#heard = stamp;
    if (table.fresh) return;
    for (const entry of table.entries) for (const event of entry.events as FiveCrownsEvent[]) this.#one(event, table);
    const view = table.view as FiveCrownsView;
    const events = table.entries.flatMap((entry) => entry.events as FiveCrownsEvent[]);
    const isNewTurn = events.some((event) => ["Discarded", "WentOut", "LaidDown", "Dealt"].includes(event.type));
    if (isNewTurn && view.turn === table.seat && table.seat !== null) play("other");
  }

  landed = (id: number): void => {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  };

  #fly(card: string | null, from: string, to: string, fades = false): void {
    const box = document.querySelector(from)?.getBoundingClientRect();
    if (!box || isStill() || document.hidden) return;
    this.flights = [...this.flights.slice(-7), { id: ++this.#last, card, from: box, to, fades }];
  }

  #one(event: FiveCrownsEvent, table: Table): void {
    switch (event.type) {
      case "Dealt":
        this.source = PILE;
        play("shuffle");
        break;
      case "Drew":
      case "Picked": {
        const from = event.type === "Drew" ? PILE : DISCARDS;
        if (event.seat === table.seat) {
          this.source = from;
          play("card");
        } else this.#fly(event.type === "Drew" ? null : event.card, from, seatAt(event.seat), true);
        break;
      }
      case "Discarded":
      case "WentOut":
      case "LaidDown": {
        const own = event.seat === table.seat ? `[data-hand] [data-card="${event.card}"]` : seatAt(event.seat);
        this.#fly(event.card, own, DISCARDS);
        play(event.type === "WentOut" ? (event.seat === table.seat ? "take" : "lost") : "press");
        break;
      }
      case "RoundOver":
        this.isRoundOver = !event.over;
        if (event.over) play("end");
    }
  }
}
