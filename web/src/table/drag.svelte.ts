// Pieces that are tapped or dragged, with a finger or the mouse; keys and screen readers click.

/** So far a pointer may go before a tap becomes a drag. */
const SLACK = 8;
/** So far above a finger a piece is held, so that what is under it can be seen. */
const LIFT = 44;

/** What is on its way: the piece, where it is held in pixels of the window, and how far it has come. */
export interface Dragged<Piece> {
  piece: Piece;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export interface Grip<Piece> {
  /** What happens at a tap, a click or a key. */
  tap: () => void;
  /** What can be dragged from here; null for what stays. */
  load: () => Piece | null;
  /** Called where it was let go. */
  drop: (dragged: Dragged<Piece>) => void;
  move?: (dragged: Dragged<Piece>) => void;
}

export class Drag<Piece> {
  now = $state.raw<Dragged<Piece>>();
  #lift: number;
  #start: { id: number; x: number; y: number; piece: Piece | null } | undefined;
  #wasDragged = false;

  /** With `isLifted`, a piece is held above a finger. */
  constructor({ isLifted = false }: { isLifted?: boolean } = {}) {
    this.#lift = isLifted ? LIFT : 0;
  }

  /** Attributes for a button: spread them on it. */
  grip({ tap, load, drop, move }: Grip<Piece>) {
    return {
      onpointerdown: (event: PointerEvent) => {
        if (event.button !== 0 || this.#start) return;
        this.#wasDragged = false;
        this.#start = { id: event.pointerId, x: event.clientX, y: event.clientY, piece: load() };
        (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
      },
      onpointermove: (event: PointerEvent) => {
        const start = this.#start;
        if (start?.id !== event.pointerId || start.piece === null) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (!this.now && Math.hypot(dx, dy) < SLACK) return;
        this.#wasDragged = true;
        const lift = event.pointerType === "touch" ? this.#lift : 0;
        this.now = { piece: start.piece, x: event.clientX, y: event.clientY - lift, dx, dy };
        move?.(this.now);
      },
      onpointerup: (event: PointerEvent) => {
        if (this.#start?.id !== event.pointerId) return;
        const dragged = this.now;
        this.cancel();
        if (dragged) drop(dragged);
      },
      onpointercancel: () => this.cancel(),
      onclick: (event: MouseEvent) => {
        // The click that ends a drag is none; those of keys never do.
        if (event.detail === 0 || !this.#wasDragged) tap();
      },
    };
  }

  cancel(): void {
    this.#start = undefined;
    this.now = undefined;
  }
}

/** Whether the point is over what the selector finds. */
export function isOver(selector: string, { x, y }: { x: number; y: number }): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
