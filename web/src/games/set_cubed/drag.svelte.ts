// A die that is dragged from the hand to a square, with a finger or the mouse.

const FAR = 7;
/** So far above a finger the die is held, so that the square under it can be seen. */
const LIFT = 44;

export class Drag {
  index = $state<number>();
  /** Where the die is held. */
  at = $state.raw({ x: 0, y: 0 });
  /** The square under it. */
  over = $state<string | null>(null);
  #from: { index: number; x: number; y: number } | undefined;

  constructor(private readonly drop: (index: number, square: string) => void) {}

  down(event: PointerEvent, index: number): void {
    if (event.button !== 0) return;
    this.#from = { index, x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    const { index, x, y } = this.#from;
    if (this.index === undefined && Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
    this.index = index;
    this.at = { x: event.clientX, y: event.clientY - (event.pointerType === "touch" ? LIFT : 0) };
    const below = document.elementFromPoint(this.at.x, this.at.y);
    this.over = below?.closest<HTMLElement>("[data-square]")?.dataset.square ?? null;
  }

  /** Lets go; true when that was a tap and no drag. */
  up(): boolean {
    const isTap = this.#from !== undefined && this.index === undefined;
    if (this.index !== undefined && this.over) this.drop(this.index, this.over);
    this.cancel();
    return isTap;
  }

  cancel(): void {
    this.#from = undefined;
    this.index = undefined;
    this.over = null;
  }
}
