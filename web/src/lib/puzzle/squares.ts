// How something went, as rows of squares to send to friends.

const ROW = 10;
/** More squares than this tell nothing more. */
const MOST = 50;

/** The squares in rows of about the same length, none with more than ten: seven are one row, eleven are six and five. */
export function rows(all: readonly string[]): string {
  const shown = all.slice(0, MOST);
  const count = Math.ceil(shown.length / ROW);
  const length = Math.ceil(shown.length / count);
  const lines = Array.from({ length: count }, (_, row) => shown.slice(row * length, (row + 1) * length).join(""));
  return lines.join("\n") + (all.length > MOST ? " …" : "");
}
