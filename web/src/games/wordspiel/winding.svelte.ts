// Winding the spiral back to see how it began: with a finger like a dial, with the wheel, or letter by letter.

/** How far a finger goes before a touch is more than a tap, in pixels. */
const DRAG = 8;
/** How far a dial turns for a letter, in radians, and how far a wheel. */
const TURN = 0.22;
const ROLL = 40;

export class Winding {
  #back = $state(0);
  #length: () => number;
  #stage: () => HTMLElement;
  #from: { id: number; x: number; y: number; angle: number; rest: number; isTurning: boolean } | undefined;
  #wasTurned = false;
  #rolled = 0;
  /** How many letters at the end are out of sight; the first one stays. */
  readonly wound: number = $derived.by(() => Math.min(this.#back, Math.max(0, this.#length() - 1)));

  constructor(length: () => number, stage: () => HTMLElement) {
    this.#length = length;
    this.#stage = stage;
  }

  /** So many letters further back, or forward again. */
  by(letters: number): void {
    this.#back = Math.max(0, Math.min(this.#length() - 1, this.wound + letters));
  }

  toTheEnd = (): void => {
    this.#back = 0;
  };

  /** Whether a click is a tap or a key, and not the end of turning. */
  isTap = (event: MouseEvent): boolean => event.detail === 0 || !this.#wasTurned;

  #angle(event: PointerEvent): number {
    const box = this.#stage().getBoundingClientRect();
    return Math.atan2(event.clientY - box.top - box.height / 2, event.clientX - box.left - box.width / 2);
  }

  grasp = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#wasTurned = false;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#from = { id, x, y, angle: this.#angle(event), rest: 0, isTurning: false };
  };

  turn = (event: PointerEvent): void => {
    const from = this.#from;
    if (from?.id !== event.pointerId) return;
    if (!from.isTurning) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG) return;
      from.isTurning = true;
      this.#stage().setPointerCapture(event.pointerId);
    }
    const now = this.#angle(event);
    from.rest += Math.atan2(Math.sin(from.angle - now), Math.cos(from.angle - now)) / TURN;
    from.angle = now;
    const steps = Math.trunc(from.rest);
    from.rest -= steps;
    if (steps) this.by(steps);
  };

  release = (): void => {
    if (this.#from?.isTurning) this.#wasTurned = true;
    this.#from = undefined;
  };

  roll = (event: WheelEvent): void => {
    event.preventDefault();
    this.#rolled += event.deltaY / ROLL;
    const steps = Math.trunc(this.#rolled);
    this.#rolled -= steps;
    if (steps) this.by(-steps);
  };
}
