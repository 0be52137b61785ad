// What has just happened at a table where people call SET, as far as it is worth showing for a moment.
import type { SetFault, MatchUpdate } from "../types";
import { play, type Sound } from "./sound";
import { time } from "./time.svelte";

/** So long a reason can be read, and how a photo finish went. */
const STAY = 9000;

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
  #pieces: (took: T) => readonly Piece[];
  #sounds: Record<string, Sound>;
  #forget: { missed?: () => void; photo?: () => void } = {};

  /** How a game names what was taken, and which of its other events are heard. */
  constructor(pieces: (took: T) => readonly Piece[], sounds: Record<string, Sound>) {
    this.#pieces = pieces;
    this.#sounds = sounds;
  }

  /** Takes the news of a table message in. */
  hear(table: MatchUpdate): void {
    if (table.fresh) {
      this.owners.clear();
      this.dismiss();
      return;
    }
    for (const entry of table.entries)
      for (const event of entry.events as (Called | M | T)[]) this.#one(event, event.seat === table.seat);
  }

  dismiss = (): void => {
    this.#hide("missed");
    this.#hide("photo");
  };

  #hide(what: "missed" | "photo"): void {
    this.#forget[what]?.();
    this[what] = undefined;
  }

  /** What is shown goes by itself after a while; whatever else happens meanwhile, a reason stays so long. */
  #shown(what: "missed" | "photo"): void {
    this.#forget[what]?.();
    this.#forget[what] = time.after(STAY, () => (this[what] = undefined));
  }

  #one(event: Called | M | T, isMine: boolean): void {
    const type: string = event.type;
    const sound = this.#sounds[type];
    if (sound) play(sound);
    // The places of dice that are rolled again belong to nobody.
    if (type === "Rolled") {
      this.owners.clear();
      this.dismiss();
    }
    switch (event.type) {
      case "Called":
        this.#hide("photo");
        if (event.photo.length > 1) {
          this.photo = event;
          this.#shown("photo");
        }
        play(isMine ? "call" : "other");
        break;
      case "Missed":
        this.#hide("photo");
        this.missed = event;
        this.#shown("missed");
        if (isMine) play("wrong");
        break;
      case "Took":
        this.#hide("photo");
        for (const piece of this.#pieces(event)) this.owners.set(piece, event.seat);
        play(isMine ? "take" : "lost");
    }
  }
}
