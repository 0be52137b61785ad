// The faces of the bots with a name, drawn from a few shapes each, in a square of 48 by 48.

export interface Shape {
  /** A path; or an ellipse as centre and radii. */
  d?: string;
  e?: [number, number, number, number];
  fill?: string;
  line?: string;
}

const INK = "#26302c";
const eyes = (y: number, apart: number, size = 2): Shape[] => [
  { e: [24 - apart, y, size, size], fill: INK },
  { e: [24 + apart, y, size, size], fill: INK },
];
const nose = (y: number, width = 3): Shape => ({ e: [24, y, width, width * 0.7], fill: INK });
const pair = (x: number, y: number, rx: number, ry: number, fill: string): Shape[] => [
  { e: [24 - x, y, rx, ry], fill },
  { e: [24 + x, y, rx, ry], fill },
];
const whiskers: Shape = { d: "M15 31L6 29M15 33L6 34M33 31L42 29M33 33L42 34", line: INK };

export const ANIMALS: Record<string, { ground: string; shapes: Shape[] }> = {
  snail: {
    ground: "#cfe3b4",
    shapes: [
      { d: "M6 38Q8 30 16 32L34 33Q38 30 37 20Q44 19 44 26Q44 38 36 39Z", fill: "#d9b382" },
      { e: [21, 25, 12, 12], fill: "#a8693a" },
      { d: "M21 25Q21 21 25 22Q29 24 27 29Q23 34 17 31Q11 26 16 19", line: "#f3dcc0" },
      { d: "M39 20L37 12M42 20L44 13", line: "#d9b382" },
      { e: [37, 11, 2, 2], fill: INK },
      { e: [44, 12, 2, 2], fill: INK },
    ],
  },
  hedgehog: {
    ground: "#e7d3a8",
    shapes: [
      { d: "M4 30L8 26L5 20L12 19L12 11L19 14L23 7L28 13L35 9L36 17L43 18L41 25L45 30L40 40H8Z", fill: "#6b4a34" },
      { e: [24, 31, 14, 11], fill: "#f0d9b5" },
      ...eyes(28, 6),
      nose(34),
    ],
  },
  otter: {
    ground: "#b9dbe8",
    shapes: [
      ...pair(14, 15, 4, 4, "#6e4b33"),
      { e: [24, 25, 17, 16], fill: "#8a6043" },
      { e: [24, 31, 11, 8], fill: "#f0dfc8" },
      ...eyes(22, 7),
      nose(28, 4),
      whiskers,
      { d: "M24 31V34Q21 37 18 35M24 34Q27 37 30 35", line: INK },
    ],
  },
  hare: {
    ground: "#d8e6c6",
    shapes: [
      ...pair(7, 12, 4, 12, "#b08d6a"),
      ...pair(7, 13, 2, 9, "#f0c9bd"),
      { e: [24, 31, 13, 13], fill: "#c4a27e" },
      ...eyes(28, 6),
      nose(33, 2),
      { d: "M22 38V42H26V38", fill: "#fff", line: INK },
    ],
  },
  squirrel: {
    ground: "#f1dcc0",
    shapes: [
      { d: "M34 42Q46 34 42 18Q38 6 30 10Q38 16 34 26Z", fill: "#a9471d" },
      { d: "M10 20L11 7L19 15ZM29 15L36 7L37 20Z", fill: "#c35f2c" },
      { e: [23, 27, 15, 14], fill: "#d0713a" },
      { e: [23, 33, 8, 7], fill: "#fbe7d3" },
      { e: [17, 24, 2, 2], fill: INK },
      { e: [29, 24, 2, 2], fill: INK },
      { e: [23, 30, 2.5, 2], fill: INK },
    ],
  },
  bear: {
    ground: "#cfe0cf",
    shapes: [
      ...pair(13, 13, 6, 6, "#5f4030"),
      ...pair(13, 13, 3, 3, "#b98c6d"),
      { e: [24, 27, 17, 16], fill: "#75503b" },
      { e: [24, 33, 9, 7], fill: "#d9b592" },
      ...eyes(24, 7),
      nose(30, 4),
    ],
  },
  goose: {
    ground: "#bcd8f0",
    shapes: [
      { d: "M14 48Q12 30 17 22Q15 8 27 8Q37 9 35 20Q31 30 34 48Z", fill: "#fbfaf5" },
      { d: "M31 14L47 20Q44 25 32 23Z", fill: "#f08a24" },
      { d: "M33 19L46 20", line: "#9c4f0a" },
      { e: [27, 16, 2.2, 2.2], fill: INK },
    ],
  },
  badger: {
    ground: "#d9d3c3",
    shapes: [
      ...pair(14, 14, 4, 4, "#3c3f42"),
      { d: "M8 22Q10 9 24 9Q38 9 40 22Q38 36 24 44Q10 36 8 22Z", fill: "#f7f5ee" },
      { d: "M14 11Q20 14 20 24L19 38Q11 33 9 22Q10 14 14 11Z", fill: "#3c3f42" },
      { d: "M34 11Q28 14 28 24L29 38Q37 33 39 22Q38 14 34 11Z", fill: "#3c3f42" },
      { e: [15.5, 25, 2, 2], fill: "#fff" },
      { e: [32.5, 25, 2, 2], fill: "#fff" },
      nose(39, 4),
    ],
  },
  raven: {
    ground: "#dfe3ec",
    shapes: [
      { d: "M8 48Q6 24 14 15Q24 5 34 14Q41 24 40 48Z", fill: "#2b2f3a" },
      { d: "M30 18L47 27Q40 32 30 29Z", fill: "#565b66" },
      { d: "M31 24L46 27", line: "#1b1d24" },
      { e: [26, 19, 3.4, 3.4], fill: "#f3efe2" },
      { e: [26.6, 19, 1.8, 1.8], fill: INK },
      { d: "M12 36Q18 40 24 38M12 42Q19 46 26 43", line: "#565b66" },
    ],
  },
  fox: {
    ground: "#f6e3b8",
    shapes: [
      { d: "M7 5L20 16H28L41 5L43 24Q36 42 24 44Q12 42 5 24Z", fill: "#d9651f" },
      { d: "M6 25Q16 24 20 34L24 44Q12 42 6 25ZM42 25Q32 24 28 34L24 44Q36 42 42 25Z", fill: "#fdf3e3" },
      { d: "M10 10L17 16L11 19ZM38 10L31 16L37 19Z", fill: "#5a2a10" },
      ...eyes(25, 8),
      nose(41),
    ],
  },
  lynx: {
    ground: "#d5dfd9",
    shapes: [
      { d: "M8 3L20 15L9 22ZM40 3L28 15L39 22Z", fill: "#b98d5d" },
      { d: "M8 3L12 9L9 10ZM40 3L36 9L39 10Z", fill: INK },
      { d: "M8 24Q8 13 24 13Q40 13 40 24L45 37L36 36Q30 42 24 42Q18 42 12 36L3 37Z", fill: "#cfa676" },
      { e: [24, 33, 8, 6], fill: "#faf0df" },
      ...pair(8, 25, 3.4, 3, "#e8c84a"),
      ...eyes(25, 8, 1.6),
      nose(31),
      { d: "M14 17V21M19 15V19M29 15V19M34 17V21", line: "#7b5632" },
    ],
  },
  owl: {
    ground: "#cfd4ea",
    shapes: [
      { d: "M8 6Q14 12 24 12Q34 12 40 6Q43 20 41 32Q36 45 24 45Q12 45 7 32Q5 20 8 6Z", fill: "#7a5a3c" },
      ...pair(8.5, 22, 9, 9, "#f3e4c8"),
      ...pair(8.5, 22, 5, 5, "#f2b632"),
      ...eyes(22, 8.5, 2.8),
      { d: "M24 26L20.5 31L24 36L27.5 31Z", fill: "#e08a1e" },
      { d: "M16 39Q18 41 20 39M22 41Q24 43 26 41M28 39Q30 41 32 39", line: "#f3e4c8" },
    ],
  },
};

/** Whether there is a face of that name. */
export const isAnimal = (name: string): boolean => name in ANIMALS;
