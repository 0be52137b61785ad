// What has just happened at a table of WordSpiel, as far as it is worth showing for a moment.
import { play } from "../../lib/sound";
import { time } from "../../lib/time.svelte";
import type { SeenEntry, MatchUpdate, WordspielChallenged, WordspielEvent, WordspielSolitaireEvent, WordspielView } from "../../types";

const STAY = 5000;
const STAY_LONG = 10_000;
type Any = WordspielEvent | WordspielSolitaireEvent;

export class News {
  verdict = $state.raw<WordspielChallenged>();
  /** What is shown in words. */
  entry = $state.raw<SeenEntry>();
  /** Cards that are no longer at the beginning of the spiral, so that each letter keeps its name. */
  gone = 0;
  /** Who put the newest letters down, or takes them back; null is the deck. */
  who: number | null = null;
  #length = 0;
  #forget: (() => void) | undefined;

  /** Takes the news of a table message in. */
  hear(table: MatchUpdate): void {
    const view = table.view as WordspielView;
    if (table.fresh) {
      this.gone = 0;
      this.dismiss();
    } else
      for (const entry of table.entries) for (const event of entry.events as Any[]) this.#one(event, table, entry);
    this.#length = view.spiral.length;
  }

  dismiss = (): void => {
    this.#forget?.();
    this.verdict = undefined;
    this.entry = undefined;
  };

  #show(entry: SeenEntry, stay = STAY): void {
    this.dismiss();
    this.entry = entry;
    this.#forget = time.after(stay, this.dismiss);
  }

  #one(event: Any, table: MatchUpdate, entry: SeenEntry): void {
    const isMine = "seat" in event && event.seat === table.seat;
    switch (event.type) {
      case "Spelled":
        this.who = event.seat;
        this.#length += event.cards.length;
        this.dismiss();
        play(isMine ? "take" : "letter");
        break;
      case "Drew":
        this.who = null;
        if (event.to === "spiral") this.#length += 1;
        if (event.late || (event.to === "spiral" && !isMine)) this.#show(entry);
        else if (!isMine && table.names.length > 1) this.dismiss();
        play("deal");
        break;
      case "Exchanged":
        if (isMine) play("deal");
        break;
      case "Challenged":
        this.who = event.seat;
        if (!event.good) this.#length -= event.word.split(".")[1]?.length ?? 0;
        this.#show(entry, STAY_LONG);
        this.verdict = event;
        play(event.good === (event.seat === table.seat) ? "call" : "wrong");
        break;
      case "Reshuffled":
        this.gone += this.#length - event.kept;
        this.#length = event.kept;
        this.#show(entry);
        break;
      case "Dealt":
        this.gone = 0;
        this.#length = 0;
        play("shuffle");
        break;
      case "Turned":
        this.who = null;
        this.#length = 1;
        this.dismiss();
        play("deal");
        break;
      case "Passed":
        this.#show(entry);
        break;
      case "RoundOver":
      case "Finished":
        play("end");
    }
  }
}
