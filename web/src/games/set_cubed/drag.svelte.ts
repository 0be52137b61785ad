// A die that is dragged from the hand to a square, with a finger or the mouse.

const FAR = 7;

export class Drag {
  index = $state<number>();
  at = $state.raw({ x: 0, y: 0 });
  /** The square under it. */
  over = $state<string | null>(null);
  #from: { index: number; x: number; y: number } | undefined;
  #wasDragged = false;

  constructor(private readonly drop: (index: number, square: string) => void) {}

  down(event: PointerEvent, index: number): void {
    if (event.button !== 0) return;
    this.#wasDragged = false;
    this.#from = { index, x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    const { index, x, y } = this.#from;
    if (this.index === undefined && Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
    this.index = index;
    this.#wasDragged = true;
    this.at = { x: event.clientX, y: event.clientY };
    const below = document.elementFromPoint(event.clientX, event.clientY);
    this.over = below?.closest<HTMLElement>("[data-square]")?.dataset.square ?? null;
  }

  up(): void {
    if (this.index !== undefined && this.over) this.drop(this.index, this.over);
    this.cancel();
  }

  cancel(): void {
    this.#from = undefined;
    this.index = undefined;
    this.over = null;
  }

  /** Whether the click that follows was the end of a drag. */
  get wasDragged(): boolean {
    return this.#wasDragged;
  }
}
