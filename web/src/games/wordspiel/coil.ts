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
const APART = 1.16;
/** Where room is short, all letters get a little smaller step by step, and after a few steps the older ones a little more. */
const STEPS = 38;
const EVEN = 8;
const SMALLER = 0.95;
const STEEPER = 0.0055;

/** A letter's card, as a part of its size. */
export const CARD = { wide: 0.84, high: 0.96 };
const GAP = 0.05;
/** A table lower than this, in pixels, has no room for a spiral around the deck: the deck lies beside it. */
const LOW = 120;

const sizeAt = (age: number, { size, shrink }: Shape): number =>
  Math.max(Math.min(size, LEAST), size * shrink ** Math.max(0, age - LARGE));

/** The angle to the next card, so that the two do not touch: upright cards need most room where the way is aslant. */
function turnAt(angle: number, radius: number, size: number, { wide, high }: Shape): number {
  const x = Math.abs(wide * Math.sin(angle));
  const y = Math.abs(high * Math.cos(angle));
  return (size * Math.min((CARD.wide + GAP) / Math.max(x, 1e-6), (CARD.high + GAP) / Math.max(y, 1e-6))) / radius;
}

/** Winds inwards from the outermost radius. */
function wind(count: number, outer: number, shape: Shape): Place[] {
  const places: Place[] = [];
  let angle = END;
  let radius = outer;
  for (let age = 0; age < count; age++) {
    const size = sizeAt(age, shape);
    places.push({ angle, radius, size });
    const step = (size + sizeAt(age + 1, shape)) / 2;
    // Half a step ahead, for the way bends.
    const turn = turnAt(angle + turnAt(angle, radius, step, shape) / 2, radius, step, shape);
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

/**
 * How large letters are at most, and the room for the deck, on a table of this size: a spiral that has just begun fills
 * the table with large letters, which get smaller as it grows.
 */
export function sizes(width: number, height: number): { largest: number; core: number; isLow: boolean } {
  const largest = Math.max(30, Math.min(230, Math.min(width, height) / 4.6));
  return { largest, core: Math.max(26, largest * 0.64), isLow: height < LOW && width > 2 * height };
}

/** Lays out so many letters on a table of this size: a circle if there is room, else an oval, else smaller. */
export function coil(count: number, width: number, height: number, largest: number, deck: number): Coil {
  const most = width > height ? Math.min(1.9, width / height) : Math.min(1.5, height / width);
  const shapes = [1, 0.5, 0].map((round) => {
    const long = round + (1 - round) * most;
    return width > height ? { wide: long, high: 1 } : { wide: 1, high: long };
  });
  const [plain, , last] = shapes as [Pick<Coil, "wide" | "high">, unknown, Pick<Coil, "wide" | "high">];
  if (count === 0 || width < 1 || height < 1) return { places: [], ...plain };
  const lay = (size: number, shrink: number, shape: Pick<Coil, "wide" | "high">): Place[] | null => {
    const outer = Math.min((width - size) / 2 / shape.wide, (height - size) / 2 / shape.high);
    return fitted(count, { size, shrink, ...shape }, outer, deck);
  };
  for (const shape of shapes) {
    const places = lay(largest, 1, shape);
    if (places) return { places, ...shape };
  }
  for (let step = 1; step < STEPS; step++) {
    const places = lay(largest * SMALLER ** step, 1 - STEEPER * Math.max(0, step - EVEN), last);
    if (places) return { places, ...last };
  }
  return { places: wind(count, height / 2, { size: 6, shrink: 1, ...last }), ...last };
}
