// What part of the board is seen: all of it, or as near as a person has pinched and pushed it.

/** How many times as large as the whole board, and where its upper left corner then lies, in pixels. */
export interface Sight {
  zoom: number;
  x: number;
  y: number;
}
interface Point {
  x: number;
  y: number;
}

export const WHOLE: Sight = { zoom: 1, x: 0, y: 0 };
const NEAREST = 4;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The same, but neither smaller than the frame, whose side is given, nor pushed out of it. */
export function kept(side: number, { zoom, x, y }: Sight): Sight {
  const near = within(zoom, 1, NEAREST);
  const held = (at: number) => within(at, side - side * near, 0) || 0;
  return { zoom: near, x: held(x), y: held(y) };
}

/** So many times nearer, with the point under the fingers where it is, or pushed as far as they are. */
export function zoomed(side: number, sight: Sight, factor: number, at: Point, by: Point = { x: 0, y: 0 }): Sight {
  const zoom = within(sight.zoom * factor, 1, NEAREST);
  const grown = zoom / sight.zoom;
  return kept(side, {
    zoom,
    x: at.x + by.x - (at.x - sight.x) * grown,
    y: at.y + by.y - (at.y - sight.y) * grown,
  });
}

/** Pushed as little as it takes to have a square in sight, on a board with so many squares in a row. */
export function showing(side: number, squares: number, sight: Sight, { x, y }: Point): Sight {
  const cell = (side * sight.zoom) / squares;
  const pushed = (at: number, place: number) => within(at, -place * cell, side - (place + 1) * cell);
  return kept(side, { zoom: sight.zoom, x: pushed(sight.x, x), y: pushed(sight.y, y) });
}

/** The nearest view that shows these squares and two more on each side, but at least so near that a square has that size. */
export function around(side: number, squares: number, places: readonly Point[], least = 0): Sight {
  if (!places.length) return WHOLE;
  const ends = (at: readonly number[]) => ({ middle: (Math.min(...at) + Math.max(...at) + 1) / 2, span: Math.max(...at) - Math.min(...at) + 5 });
  const [across, down] = [ends(places.map(({ x }) => x)), ends(places.map(({ y }) => y))];
  const zoom = within(Math.max(squares / Math.max(across.span, down.span), (least * squares) / side), 1, NEAREST);
  const cell = (side * zoom) / squares;
  return kept(side, { zoom, x: side / 2 - across.middle * cell, y: side / 2 - down.middle * cell });
}
