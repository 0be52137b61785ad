// Where the letters of the spiral lie: around the deck, the end at the lower right, so that the last letters can be
// read from left to right; those before them wind inwards and get smaller when the table has no room for more.

export interface Place {
  /** In radians; it grows from letter to letter, however many turns there are. */
  angle: number;
  radius: number;
  size: number;
}

export interface Coil {
  /** The places from the last letter to the first. */
  places: Place[];
  /** How much wider and higher than a circle it is. */
  wide: number;
  high: number;
}

interface Shape extends Pick<Coil, "wide" | "high"> {
  size: number;
  /** How much smaller each letter is than the next one, before the last few. */
  shrink: number;
}

const END = 0.6;
const LARGE = 9;
const LEAST = 14;
const ALONG = 1.02;
const APART = 1.14;
const SHRINKS = [1, 0.985, 0.97, 0.955, 0.94, 0.92];

const sizeAt = (age: number, { size, shrink }: Shape): number =>
  Math.max(Math.min(size, LEAST), size * shrink ** Math.max(0, age - LARGE));

/** How far it is around the deck, for each radian. */
const speed = (angle: number, radius: number, { wide, high }: Shape): number =>
  Math.max(1, Math.hypot(wide * radius * Math.sin(angle), high * radius * Math.cos(angle)));

/** Winds inwards from the outermost radius. */
function wind(count: number, outer: number, shape: Shape): Place[] {
  const places: Place[] = [];
  let angle = END;
  let radius = outer;
  for (let age = 0; age < count; age++) {
    const size = sizeAt(age, shape);
    places.push({ angle, radius, size });
    const step = (ALONG * (size + sizeAt(age + 1, shape))) / 2;
    // Half a step ahead, for an oval bends more at its ends.
    const guess = step / speed(angle, radius, shape);
    const turn = step / speed(angle + guess / 2, radius, shape);
    angle += turn;
    radius -= (APART * size * turn) / (2 * Math.PI);
    if (radius < 1) return [];
  }
  return places;
}

/** The smallest spiral of this shape that leaves room for the deck; null if it is larger than the table. */
function fitted(count: number, shape: Shape, most: number, deck: number): Place[] | null {
  const leavesRoom = (places: Place[]): boolean => {
    const first = places.at(-1);
    return first !== undefined && first.radius - first.size / 2 >= deck;
  };
  let [low, high] = [deck, most];
  if (!leavesRoom(wind(count, high, shape))) return null;
  for (let turn = 0; turn < 18; turn++) {
    const middle = (low + high) / 2;
    if (leavesRoom(wind(count, middle, shape))) high = middle;
    else low = middle;
  }
  return wind(count, high, shape);
}

/** Lays out so many letters on a table of this size, the largest letters at most so large. */
export function coil(count: number, width: number, height: number, largest: number, deck: number): Coil {
  const wide = Math.max(1, Math.min(1.9, width / height));
  const high = Math.max(1, Math.min(1.5, height / width));
  if (count === 0 || width < 1 || height < 1) return { places: [], wide, high };
  for (let size = largest; size > 6; size *= 0.93) {
    const most = Math.min((width - size) / 2 / wide, (height - size) / 2 / high);
    for (const shrink of SHRINKS) {
      const places = fitted(count, { size, shrink, wide, high }, most, deck);
      if (places) return { places, wide, high };
    }
  }
  return { places: wind(count, height / 2, { size: 6, shrink: 1, wide, high }), wide, high };
}
