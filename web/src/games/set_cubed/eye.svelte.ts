// The visible part of the board: all of it, until the player zooms in.
import { around, kept, showing, WHOLE, zoomed, type Sight } from "./sight";

interface Point {
  x: number;
  y: number;
}

export class Eye {
  /** The side of the frame, in pixels. */
  side = $state(0);
  #own = $state.raw<Sight>();
  sight = $derived(this.#own ? kept(this.side, this.#own) : WHOLE);
  isNear = $derived(this.sight.zoom > 1);

  /** Sees all of the board again. */
  stepBack(): void {
    this.#own = undefined;
  }

  push(by: Point): void {
    this.#own = kept(this.side, { ...this.sight, x: this.sight.x + by.x, y: this.sight.y + by.y });
  }

  /** Comes so many times nearer to a point, which may move along. */
  nearer(factor: number, at: Point = { x: this.side / 2, y: this.side / 2 }, by?: Point): void {
    this.#own = zoomed(this.side, this.sight, factor, at, by);
  }

  /** Goes to some squares, on a board with so many in a row, each of at least that size. */
  goTo(squares: number, places: readonly Point[], least = 0): void {
    this.#own = around(this.side, squares, places, least);
  }

  /** Has a square in sight, on a board with so many in a row. */
  show(squares: number, square: Point): void {
    if (this.isNear) this.#own = showing(this.side, squares, this.sight, square);
  }
}
