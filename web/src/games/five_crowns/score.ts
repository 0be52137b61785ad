// The score sheet in numbers.

/** Everybody's points after each hand, from nothing on. */
export function courses(sheet: readonly number[][], seats: number): number[][] {
  const sums = [Array.from({ length: seats }, () => 0)];
  for (const row of sheet) sums.push(row.map((points, seat) => points + sums.at(-1)![seat]!));
  return sums;
}

/** A name and the number at its end, if it has one: `expert bot 4` is still told from `expert bot 5` when it is cut. */
export function parts(name: string): [string, string] {
  const [, head = name, number = ""] = /^(.*?)( \d+)?$/su.exec(name) ?? [];
  return [head, number];
}

/** The name in at most so many letters. */
export function short(name: string, most: number): string {
  const [head, number] = parts(name);
  return name.length <= most ? name : `${head.slice(0, most - 1 - number.length).trimEnd()}…${number}`;
}
