// A run of drills: ten in a row, with a mark at the end.

export const RUN = 10;

/** How many were right one after the other: at the end of a run, and at most. */
export function streakOf(run: readonly boolean[]): { now: number; most: number } {
  let [now, most] = [0, 0];
  for (const isRight of run) {
    now = isRight ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

/** What is said about a run: by how many of ten were right. */
export const markOf = (right: number): "perfect" | "great" | "good" | "more" =>
  right === RUN ? "perfect" : right >= 8 ? "great" : right >= 5 ? "good" : "more";
