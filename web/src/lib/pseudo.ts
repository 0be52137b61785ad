// A language that is not one: English with accents and two fifths longer, to see that every page has room for others.

/** Its code, of those that are kept free for such purposes. */
export const PSEUDO = "qps";

const PLAIN = "aceilnorsuyACEINOSUY";
const ACCENTED = "àçéîľñöŕšûýÀÇÉÎÑÖŠÛÝ";
const SHARE = 0.4;

/** A piece of text as it would be in that language. */
export function pseudo(text: string): string {
  const letters = text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return letters.replace(/\p{L}+/gu, (word) => word + "~".repeat(Math.round(word.length * SHARE)));
}
