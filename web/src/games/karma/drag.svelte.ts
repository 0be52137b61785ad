// Cards that can be tapped, or dragged from one's place onto the table.

export interface Load {
  card: string;
  count: number;
}
interface Dragged extends Load {
  x: number;
  y: number;
  /** Let go here it is played. */
  isOver: boolean;
}

const FAR = 9;

export class Drag {
  now = $state.raw<Dragged>();
  #from: { id: number; x: number; y: number } | undefined;
  #wasDragged = false;

  /** Attributes for a button: a tap does one thing, dragging it onto the table another. `load` is null for what stays. */
  grip(tap: () => void, load: () => Load | null, drop: (load: Load) => void) {
    const end = () => {
      this.#from = undefined;
      this.now = undefined;
    };
    return {
      onpointerdown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        this.#wasDragged = false;
        this.#from = { id: event.pointerId, x: event.clientX, y: event.clientY };
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      },
      onpointermove: (event: PointerEvent) => {
        const from = this.#from;
        if (from?.id !== event.pointerId) return;
        if (!this.now && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        this.#wasDragged = true;
        const loaded = this.now ?? load();
        if (!loaded) return;
        const own = event.currentTarget as HTMLElement;
        const edge = own.closest("[data-mine]")?.getBoundingClientRect().top ?? 0;
        const { card, count } = loaded;
        this.now = { card, count, x: event.clientX, y: event.clientY, isOver: event.clientY < edge };
      },
      onpointerup: () => {
        const dragged = this.now;
        end();
        if (dragged?.isOver) drop(dragged);
      },
      onpointercancel: end,
      onclick: (event: MouseEvent) => {
        // The click that ends a drag is none; those of keys never do.
        if (event.detail === 0 || !this.#wasDragged) tap();
      },
    };
  }
}
