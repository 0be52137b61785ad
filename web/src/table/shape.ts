// Which of three shapes a table has: upright, on its side, or wide.

export type Shape = "tall" | "flat" | "wide";

/** The room that a stage has. */
export interface Stage {
  shape: Shape;
  width: number;
  height: number;
}

/** Flat: a phone on its side, with hardly any height. Wide: more room beside than above. */
export function shapeOf(width: number, height: number): Shape {
  if (height < 460 && width > height * 1.2) return "flat";
  return width >= 760 ? "wide" : "tall";
}
