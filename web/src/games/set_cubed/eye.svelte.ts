// How the board is looked at: whole, until somebody comes nearer.
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

  /** Goes to some squares, on a board with so many in a row. */
  goTo(squares: number, places: readonly Point[]): void {
    this.#own = around(this.side, squares, places);
  }

  /** Has a square in sight, on a board with so many in a row. */
  show(squares: number, square: Point): void {
    if (this.isNear) this.#own = showing(this.side, squares, this.sight, square);
  }
}
