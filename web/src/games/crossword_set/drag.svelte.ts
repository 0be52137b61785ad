// Dice that are dragged with a finger or the mouse, or a band that is drawn around some.
import type { Spot } from "./places";

const FAR = 6;

export interface Box extends Spot {
  width: number;
  height: number;
}
interface Wishes {
  frame: () => HTMLElement;
  start: () => void;
  drop: () => void;
  band: (box: Box) => void;
  end: () => void;
}

export class Drag {
  /** The die under the finger, if it went down on one. */
  under: string | undefined;
  /** The die that is dragged, with others maybe. */
  lead = $state<string>();
  /** Where the finger is, from the frame's corner. */
  at = $state.raw<Spot>({ x: 0, y: 0 });
  box = $state.raw<Box>();
  #from: Spot | undefined;
  #pointer = -1;
  #wasDragged = false;

  constructor(private readonly wishes: Wishes) {}

  local(event: { clientX: number; clientY: number }): Spot {
    const { left, top } = this.wishes.frame().getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  down(event: PointerEvent): void {
    if (!(event.target as HTMLElement).closest("[data-die]")) this.under = undefined;
    if (event.button !== 0 || this.#from) return;
    this.#wasDragged = false;
    this.#pointer = event.pointerId;
    this.#from = this.local(event);
  }

  move(event: PointerEvent): void {
    if (!this.#from || event.pointerId !== this.#pointer) return;
    const at = this.local(event);
    if (!this.#wasDragged) {
      if (Math.hypot(at.x - this.#from.x, at.y - this.#from.y) < FAR) return;
      this.#wasDragged = true;
      this.wishes.frame().setPointerCapture(event.pointerId);
      this.wishes.start();
      this.lead = this.under;
    }
    this.at = at;
    if (this.lead) return;
    const { x, y } = this.#from;
    this.box = { x: Math.min(x, at.x), y: Math.min(y, at.y), width: Math.abs(at.x - x), height: Math.abs(at.y - y) };
    this.wishes.band(this.box);
  }

  /** Whether a click is only the end of a drag; those of keys never are. */
  isEnd(click: MouseEvent): boolean {
    return this.#wasDragged && click.detail > 0;
  }

  up(): void {
    if (this.lead) this.wishes.drop();
    this.cancel();
  }

  cancel(): void {
    if (!this.#from) return;
    this.#from = this.lead = this.box = this.under = undefined;
    this.wishes.end();
  }
}
