// Cards that are tapped or dragged, by finger or mouse; keys and screen readers click.

interface Grip {
  tap: () => void;
  /** Called where the piece was let go, in pixels of the window. */
  drop: (x: number, y: number) => void;
  move?: (x: number, y: number) => void;
}
interface Handlers {
  onpointerdown: (event: PointerEvent) => void;
  onpointermove: (event: PointerEvent) => void;
  onpointerup: (event: PointerEvent) => void;
  onpointercancel: () => void;
  onclick: (event: MouseEvent) => void;
}

const SLACK = 8;

export class Drag {
  /** What is on its way, and how far. */
  held = $state("");
  x = $state(0);
  y = $state(0);
  #start: { key: string; x: number; y: number } | undefined;

  /** Attributes for a button: spread them on it. */
  grip(key: string, { tap, drop, move }: Grip): Handlers {
    return {
      onpointerdown: (event) => {
        if (event.button !== 0) return;
        this.#start = { key, x: event.clientX, y: event.clientY };
        (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
      },
      onpointermove: (event) => {
        if (this.#start?.key !== key) return;
        const [x, y] = [event.clientX - this.#start.x, event.clientY - this.#start.y];
        if (!this.held && Math.hypot(x, y) < SLACK) return;
        [this.held, this.x, this.y] = [key, x, y];
        move?.(event.clientX, event.clientY);
      },
      onpointerup: (event) => {
        if (this.#start?.key !== key) return;
        const wasHeld = this.held === key;
        this.#let();
        if (wasHeld) drop(event.clientX, event.clientY);
        else tap();
      },
      onpointercancel: () => this.#let(),
      onclick: (event) => {
        if (event.detail === 0) tap();
      },
    };
  }

  #let(): void {
    this.#start = undefined;
    this.held = "";
    this.x = this.y = 0;
  }
}

/** Whether the point is over what the selector finds. */
export function isOver(selector: string, x: number, y: number): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
