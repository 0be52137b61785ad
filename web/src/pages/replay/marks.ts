// Moments that mattered, to be found on the slider.

export interface Mark {
  /** After which entry it is. */
  at: number;
  /** What there is to see. */
  label: string;
}
