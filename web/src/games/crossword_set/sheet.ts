// A grid as it is entered: its rows between slashes, with `.` where no die lies.

export type Sheet = ReadonlyMap<string, string>;

export const at = (column: number, row: number): string => `${column},${row}`;
export const placeOf = (key: string): [column: number, row: number] => key.split(",").map(Number) as [number, number];

export function readSheet(text: string): Map<string, string> {
  const found = new Map<string, string>();
  text
    .toLowerCase()
    .split("/")
    .forEach((line, row) =>
      line
        .split(/[\s,]+/)
        .filter(Boolean)
        .forEach((word, column) => word !== "." && found.set(at(column, row), word)),
    );
  return found;
}

/** The columns and rows that are used. */
export function extent(sheet: Sheet): { left: number; top: number; right: number; bottom: number } {
  const places = [...sheet.keys()].map(placeOf);
  if (places.length === 0) return { left: 0, top: 0, right: -1, bottom: -1 };
  const [columns, rows] = [places.map(([column]) => column), places.map(([, row]) => row)];
  return { left: Math.min(...columns), top: Math.min(...rows), right: Math.max(...columns), bottom: Math.max(...rows) };
}

/** The text of a grid, which begins with its first column and its first row. */
export function writeSheet(sheet: Sheet): string {
  const { left, top, right, bottom } = extent(sheet);
  const rows = Array.from({ length: bottom - top + 1 }, (_, row) => {
    const words = Array.from({ length: right - left + 1 }, (_, column) => sheet.get(at(left + column, top + row)) ?? ".");
    while (words.length > 1 && words.at(-1) === ".") words.pop();
    return words.join(" ");
  });
  return rows.join(" / ");
}
