// Finds short answers to a question in one's own words; where there is none, passages of the rules.
import type { Book } from "../../../rulebook";
import { find, folded, passagesIn, type Found, type Passage } from "../rules/search";

/** A question with its answer, in words. */
export interface Spoken {
  name: string;
  question: string;
  answer: string;
  clauses: readonly string[];
}

/** Shorter words say nothing about the question. */
const SHORTEST = 3;
/** So much of a question has to be found. */
const ENOUGH = 0.5;
/** Of a longer word, its beginning is enough: `words` finds `word`, and `discarding` finds `discard`. */
const stem = (word: string): string => (word.length < 5 ? word : word.slice(0, word.length < 7 ? -1 : -3));

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Groups of words that mean the same in a question; they stand between slashes. */
export const groupsIn = (text: string): string[][] => text.split("/").map(wordsOf);

/** The words that tell what is asked. */
export function telling(query: string): string[] {
  const words = wordsOf(query);
  const long = words.filter((word) => word.length >= SHORTEST);
  return long.length ? long : words;
}

/** The questions that say what is asked, the nearest first; words of a question count more than those of its answer. */
export function matching(asked: readonly Spoken[], query: string, same: readonly string[][] = []): Spoken[] {
  const words = telling(query);
  if (words.length === 0) return [];
  const alike = (word: string): string[] => same.filter((group) => group.some((one) => word.startsWith(stem(one)))).flat();
  const share = (text: string): number => {
    const there = wordsOf(text);
    const isThere = (word: string): boolean => there.some((other) => other.startsWith(stem(word)));
    return words.filter((word) => [word, ...alike(word)].some(isThere)).length / words.length;
  };
  return asked
    .map((one) => ({ one, inQuestion: share(one.question), inAll: share(`${one.question} ${one.answer}`) }))
    .filter(({ inAll }) => inAll > ENOUGH)
    .sort((a, b) => b.inAll + 2 * b.inQuestion - (a.inAll + 2 * a.inQuestion))
    .map(({ one }) => one);
}

/** What there is to find in a book that is not on the page. */
export function passagesOf(book: Book | undefined): Passage[] {
  const page = document.createElement("div");
  for (const { id, title, html } of book?.sections ?? []) {
    const section = document.createElement("section");
    section.id = id;
    section.innerHTML = `<h2></h2>${html}`;
    section.querySelector("h2")!.textContent = title;
    page.append(section);
  }
  return passagesIn(page);
}

/** The passages that have all the words that tell what is asked, of those that are in the book at all. */
export function passages(book: readonly Passage[], query: string): Found[] {
  const texts = book.map(({ name, text }) => folded(`${name} ${text}`));
  return find(book, telling(query).filter((word) => texts.some((text) => text.includes(word))).join(" "));
}
