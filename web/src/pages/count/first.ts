// Who goes first, by chance.
const KEY = "fivefold.count.names";
/** No game has more players. */
const MOST = 12;

/** The names in a line, each once. */
export const namesIn = (text: string): string[] =>
  [...new Set(text.split(/[,;\n]/).map((name) => name.trim()).filter(Boolean))].slice(0, MOST);

/** One of so many, each as likely as any other. */
export function anyOf(count: number, random: () => number = () => crypto.getRandomValues(new Uint32Array(1))[0]!): number {
  const whole = Math.floor(2 ** 32 / count) * count;
  let found = random();
  while (found >= whole) found = random();
  return found % count;
}

export function keptNames(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepNames(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Private windows may refuse; the names then last as long as the page.
  }
}
