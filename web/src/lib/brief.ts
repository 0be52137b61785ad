// A clause of the rules for those who ask why: its first two sentences, and the nearest picture of its section.
import type { Book } from "../../rulebook";

export interface Brief {
  sentences: string;
  /** The picture with its caption, as HTML. */
  figure: string | undefined;
}

const MOST = 2;
/** References to other clauses are for those who read all of the rules. */
const NUMBER = /\b[A-Z]+-\d\d\b/;

export function briefOf(book: Book, clause: string, language: string): Brief | undefined {
  const section = book.sections.find(({ html }) => html.includes(`id="${clause}"`));
  if (!section) return undefined;
  const page = new DOMParser().parseFromString(section.html, "text/html");
  const item = page.getElementById(clause)!;
  const figure = item.querySelector("figure") ?? page.querySelector("figure");
  return { sentences: sentencesOf(item, language), figure: figure?.outerHTML };
}

function sentencesOf(item: Element, language: string): string {
  const text = item.cloneNode(true) as Element;
  for (const part of text.querySelectorAll(".number, figure, pre, ul, .try")) part.remove();
  const plain = (text.querySelector("p") ?? text).textContent
    .replace(/\s+/g, " ")
    .replace(/ ?\([^()]*\)/g, "")
    // What a card is called in notation, before what it does.
    .replace(/^ ?[A-Z]+ ?: /, "")
    .trim();
  const all = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(plain)].map(({ segment }) => segment.trim());
  const told = all.filter((sentence) => !NUMBER.test(sentence)).slice(0, MOST).join(" ");
  return told.charAt(0).toLocaleUpperCase(language) + told.slice(1);
}
