// What the cards and the dice of SET show: the words, and the outlines around (0, 0).

export const NUMBERS = { "1": "one", "2": "two", "3": "three" } as const;
export const COLOURS = { r: "red", g: "green", p: "purple" } as const;
export const SYMBOLS = { o: "oval", q: "squiggle", d: "diamond" } as const;

export type Count = 1 | 2 | 3;
export type Colour = (typeof COLOURS)[keyof typeof COLOURS];
export type Shape = (typeof SYMBOLS)[keyof typeof SYMBOLS];

export const OUTLINES: Record<Shape, string> = {
  oval: "M-13 -11.500H13a11.500 11.500 0 0 1 0 23H-13a11.500 11.500 0 0 1 0 -23Z",
  diamond: "M-26.500 0 0 -13 26.500 0 0 13Z",
  squiggle:
    "M-25 5.500C-25 -9 -12 -15.500 1 -8.500C9 -4.200 13 -5.500 17 -9.500C21 -13.500 25 -11.500 25 -5.500" +
    "C25 9 12 15.500 -1 8.500C-9 4.200 -13 5.500 -17 9.500C-21 13.500 -25 11.500 -25 5.500Z",
};

/** The distance from one symbol to the next. */
export const STEP = 28.5;

/** How far each of so many symbols stands from the middle. */
export function rows(count: Count): number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * STEP);
}
