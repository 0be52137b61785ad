// What part of the board is seen: as near as the action allows, or as a person has pinched and pushed it.

/** How many times as large as the whole board in the frame, and where its upper left corner then lies, in pixels. */
export interface Sight {
  zoom: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

const MARGIN = 2;
const LEAST = 7;
/** Nobody needs squares larger than this, in pixels. */
const LARGEST = 72;

/** The side of the whole board when it just fits. */
export const whole = (frame: Size): number => Math.min(frame.width, frame.height);

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The same, but neither smaller than the frame nor pushed out of it. */
export function kept(frame: Size, { zoom, x, y }: Sight, most = 4): Sight {
  const near = within(zoom, 1, most);
  const side = whole(frame) * near;
  const held = (at: number, room: number) => (side <= room ? (room - side) / 2 : within(at, room - side, 0));
  return { zoom: near, x: held(x, frame.width), y: held(y, frame.height) };
}

/** As near as possible with all these squares in sight and room around them. */
export function fitted(frame: Size, side: number, squares: readonly { x: number; y: number }[]): Sight {
  const xs = squares.map((square) => square.x);
  const ys = squares.map((square) => square.y);
  const middle = (side - 1) / 2;
  const [left, right] = [Math.min(middle, ...xs) - MARGIN, Math.max(middle, ...xs) + MARGIN + 1];
  const [top, bottom] = [Math.min(middle, ...ys) - MARGIN, Math.max(middle, ...ys) + MARGIN + 1];
  const cell = whole(frame) / side;
  const across = Math.max(LEAST, right - left);
  const down = Math.max(LEAST, bottom - top);
  const zoom = Math.max(1, Math.min(frame.width / across, frame.height / down, LARGEST) / cell);
  return kept(frame, {
    zoom,
    x: frame.width / 2 - ((left + right) / 2) * cell * zoom,
    y: frame.height / 2 - ((top + bottom) / 2) * cell * zoom,
  });
}

interface Point {
  x: number;
  y: number;
}

/** So many times nearer, with the point under the fingers where it is, or pushed as far as they are. */
export function zoomed(frame: Size, sight: Sight, factor: number, at: Point, by: Point = { x: 0, y: 0 }): Sight {
  const zoom = within(sight.zoom * factor, 1, 4);
  const grown = zoom / sight.zoom;
  return kept(frame, {
    zoom,
    x: at.x + by.x - (at.x - sight.x) * grown,
    y: at.y + by.y - (at.y - sight.y) * grown,
  });
}
