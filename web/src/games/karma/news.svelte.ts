// What has just happened at a Karma table: where cards fly to and from, and what is worth a flourish.
import { play } from "../../lib/sound";
import { time } from "../../lib/time.svelte";
import type { KarmaEvent, KarmaView, MatchUpdate } from "../../types";
import { after, settled, type Piece } from "./pile";
import { t, who } from "../../lib/words.svelte";

/** Something to be shown over the pile for a moment. */
export interface Flash {
  id: number;
  kind: "row" | "gift" | "misfit";
  card: string;
  words: string;
}

const STAY = 1900;

export class News {
  pieces = $state.raw<readonly Piece[]>([]);
  /** The piece that slides out from below. */
  lifted = $state<number>();
  flash = $state.raw<Flash>();
  /** Where the pile goes when it goes: to a seat, or out of the game. */
  receiver: number | null = null;
  #turn: number | undefined;
  #flashes = 0;
  #forget: (() => void) | undefined;

  /** Takes in the events of an update; in a replay, earlier events are not news. */
  hear(table: MatchUpdate, isPast = false): void {
    const view = table.view as KarmaView;
    const events = table.entries.flatMap((entry) => entry.events as KarmaEvent[]);
    if (table.fresh) {
      this.#hide();
      if (isPast) this.pieces = events.reduce(after, []);
    } else for (const event of events) this.#one(event, table);
    this.pieces = settled(this.pieces, view.pile);
    const isMine = view.turn === table.seat && view.phase !== "choose" && view.phase !== "over";
    if (isMine && this.#turn !== undefined && this.#turn !== view.turn) play("call");
    this.#turn = view.phase === "choose" ? -1 : view.turn;
  }

  #hide = (): void => {
    this.#forget?.();
    this.flash = undefined;
  };

  #show(kind: Flash["kind"], card: string, words: string): void {
    this.#hide();
    this.flash = { id: ++this.#flashes, kind, card, words };
    this.#forget = time.after(STAY, this.#hide);
  }

  #one(event: KarmaEvent, table: MatchUpdate): void {
    const { seat } = table;
    this.pieces = after(this.pieces, event);
    this.lifted = undefined;
    switch (event.type) {
      case "Played":
        this.receiver = null;
        play(event.cleared ? "take" : "card");
        if (event.cleared) this.#show("row", event.cards[0]!, t("karma.flash.row"));
        if (event.lifted !== null) this.lifted = this.pieces.at(-1)?.id;
        break;
      case "PickedUp":
        this.receiver = event.seat;
        play(event.seat === seat ? "wrong" : "lost");
        if (event.turned !== null) this.#show("misfit", event.turned, t("karma.flash.misfit"));
        break;
      case "Gave":
        this.receiver = event.to;
        play(event.to === seat ? "wrong" : "lost");
        this.#show("gift", "GIVE", event.to < table.names.length ? t("karma.flash.gift", { to: who(event.to) }, table) : t("karma.flash.other"));
        break;
      case "Revealed":
        play("deal");
        break;
      case "Ended":
        play("end");
    }
  }
}
