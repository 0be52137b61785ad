// What has just happened at a table where people call SET, as far as it is worth showing for a moment.
import type { SetFault, Table } from "../types";
import { play, type Sound } from "./sound";

const STAY = 7000;

interface Called {
  type: "Called";
  seat: number;
  photo: { seat: number; counts: number }[];
}
interface Missed {
  type: "Missed";
  seat: number;
  reason: "wrong" | "late" | "left";
  why: SetFault[];
}
interface Took {
  type: "Took";
  seat: number;
}

export class News<M extends Missed, T extends Took, Piece> {
  missed = $state.raw<M>();
  photo = $state.raw<Called>();
  /** Who took which piece, so that each flies to its owner. */
  owners = new Map<Piece, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pieces: (took: T) => readonly Piece[];
  #sounds: Record<string, Sound>;

  /** How a game names what was taken, and which of its other events are heard. */
  constructor(pieces: (took: T) => readonly Piece[], sounds: Record<string, Sound>) {
    this.#pieces = pieces;
    this.#sounds = sounds;
  }

  /** Takes the news of a table message in. */
  hear(table: Table): void {
    if (table.fresh) return;
    for (const entry of table.entries)
      for (const event of entry.events as (Called | M | T)[]) this.#one(event, event.seat === table.seat);
  }

  dismiss = (): void => {
    clearTimeout(this.#timer);
    this.missed = undefined;
    this.photo = undefined;
  };

  /** Makes room for what is shown next, which goes by itself after a while. */
  #clear(): void {
    this.dismiss();
    this.#timer = setTimeout(this.dismiss, STAY);
  }

  #one(event: Called | M | T, isMine: boolean): void {
    const type: string = event.type;
    const sound = this.#sounds[type];
    if (sound) {
      this.#clear();
      play(sound);
    }
    // The places of dice that are rolled again belong to nobody.
    if (type === "Rolled") this.owners.clear();
    switch (event.type) {
      case "Called":
        this.#clear();
        if (event.photo.length > 1) this.photo = event;
        play(isMine ? "call" : "other");
        break;
      case "Missed":
        this.#clear();
        this.missed = event;
        if (isMine) play("wrong");
        break;
      case "Took":
        this.#clear();
        for (const piece of this.#pieces(event)) this.owners.set(piece, event.seat);
        play(isMine ? "take" : "lost");
    }
  }
}
