// Finds passages of the rules by words, whatever the case and the accents.

export interface Passage {
  /** Where it is: the id of a clause or of a section. */
  id: string;
  /** What it is called: the number of the clause, or the title of the section. */
  name: string;
  text: string;
}
export interface Found {
  passage: Passage;
  /** The words around the first hit, cut in three: before it, the hit, after it. */
  parts: [before: string, hit: string, after: string];
}

/** How much of a passage is shown around a hit. */
const AROUND = 44;

/** Letter by letter without accents and in small letters, so that places stay the same. */
export const folded = (text: string): string =>
  [...text].map((sign) => sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().charAt(0) || sign).join("");

/** The passages that have every word of the query; those come first that have them as they stand there. */
export function find(passages: readonly Passage[], query: string): Found[] {
  const whole = folded(query.trim());
  const words = whole.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return passages
    .map((passage) => ({ passage, text: folded(`${passage.name} ${passage.text}`) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ passage, text }) => ({ passage, rank: text.includes(whole) ? 0 : 1 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ passage }) => ({ passage, parts: excerpt(passage.text, whole, words) }));
}

function excerpt(text: string, whole: string, words: readonly string[]): Found["parts"] {
  const signs = [...text];
  const plain = folded(text);
  const hit = [whole, ...words].find((word) => plain.includes(word));
  if (hit === undefined) return [signs.slice(0, 2 * AROUND).join(""), "", ""];
  const at = [...plain.slice(0, plain.indexOf(hit))].length;
  const end = at + [...hit].length;
  const first = at <= AROUND ? 0 : signs.indexOf(" ", at - AROUND) + 1;
  const cut = signs.length - end <= AROUND ? signs.length : signs.lastIndexOf(" ", end + AROUND);
  const before = signs.slice(Math.min(first, at), at).join("");
  const after = signs.slice(end, Math.max(cut, end)).join("");
  return [first > 0 ? `…${before}` : before, signs.slice(at, end).join(""), cut < signs.length ? `${after}…` : after];
}

/** What there is to find on a page: every clause, and every point of the short version. */
export function passagesIn(page: Element): Passage[] {
  return [...page.querySelectorAll<HTMLElement>("section[id]")].flatMap((section) => {
    const title = section.querySelector("h2")?.textContent?.trim() ?? "";
    const items = [...section.querySelectorAll<HTMLElement>(":scope li.clause, :scope > :is(ol, ul) > li:not(.clause), :scope > p")];
    return items.map((item) => {
      const number = item.querySelector("a.number")?.textContent ?? "";
      const text = (item.textContent ?? "").replace(number, "").replace(/\s+/g, " ").trim();
      return { id: item.id || section.id, name: number || title, text };
    });
  });
}
