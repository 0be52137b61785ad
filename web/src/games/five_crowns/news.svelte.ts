// What has just happened at a table of Five Crowns, as far as it is seen and heard.
import { isStill } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import type { FiveCrownsEvent, MatchUpdate } from "../../types";

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
  /** Where one's own new cards come from. */
  source = PILE;
  isArriving = $derived(this.flights.some((flight) => flight.to === DISCARDS));
  #last = 0;
  #heard = "";

  /** Takes the news of a table message in, before the table is drawn anew; true when a hand is over and another follows. */
  hear(table: MatchUpdate): boolean {
    const stamp = `${table.match} ${table.n}`;
    if (stamp === this.#heard) return false;
    this.#heard = stamp;
    if (table.fresh) {
      this.flights = [];
      return false;
    }
    const events = table.entries.flatMap((entry) => entry.events as FiveCrownsEvent[]);
    // What is laid down last is shown with everything else that was; nothing flies over it.
    if (events.some((event) => event.type === "RoundOver" && !event.over)) {
      this.flights = [];
      this.source = PILE;
      play("take");
      return true;
    }
    for (const event of events) this.#one(event, table);
    const isNewTurn = events.some((event) => ["Discarded", "WentOut", "LaidDown", "Dealt"].includes(event.type));
    if (isNewTurn && table.seat !== null && table.actors.includes(table.seat)) play("other");
    return false;
  }

  landed = (id: number): void => {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  };

  #fly(card: string | null, from: string, to: string, fades = false): void {
    const box = document.querySelector(from)?.getBoundingClientRect();
    if (!box || isStill() || document.hidden) return;
    this.flights = [...this.flights.slice(-7), { id: ++this.#last, card, from: box, to, fades }];
  }

  #one(event: FiveCrownsEvent, table: MatchUpdate): void {
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
        play("end");
    }
  }
}
