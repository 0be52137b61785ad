// A page of rules as the client shows it: sections with clauses that can be linked to, and places for pictures.
import { Marked } from "marked";

export interface Book {
  title: string;
  /** For whom it is, before the first section. */
  intro: string;
  sections: { id: string; title: string; html: string }[];
}

/** A page that several games share, such as the one on the dice: it follows the rules of each game that links to it. */
export interface Shared {
  /** The name of its file, and of its section. */
  id: string;
  text: string;
}

/** What is for programs, and not for those who play. */
const FOR_PROGRAMS = new Set(["Refusals", "What is told"]);
const NUMBER = /[A-Z]+-\d\d/;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

const marked = new Marked({
  renderer: {
    /** Where a position stands, a picture is drawn; and where something can be tried, it is put. */
    code({ text, lang }) {
      const [what, name = ""] = (lang ?? "").split(" ");
      const line = text.split(/\s+/).join(" ").trim();
      if (what === "position")
        return `<figure class="position" data-slug="${escaped(name)}" data-position="${escaped(line)}"></figure>`;
      if (what === "try") return `<div class="try" data-try="${escaped(name)}"></div>`;
      return false;
    },
  },
});

/** The letters with which the clauses of a page begin. */
export const prefixOf = (text: string): string => /^- \*\*([A-Z]+)-\d+\*\*/m.exec(text)?.[1] ?? "";

/** Turns numbers of clauses into links, where they are no links already. */
function linked(html: string, isHere: (prefix: string) => boolean, homes: Record<string, string>): string {
  let depth = 0;
  return html
    .split(/(<[^>]+>)/)
    .map((part) => {
      if (part.startsWith("<")) {
        if (/^<(a|code)\b/.test(part)) depth++;
        else if (/^<\/(a|code)>/.test(part)) depth--;
        return part;
      }
      if (depth) return part;
      return part.replace(new RegExp(`\\b${NUMBER.source}\\b`, "g"), (number) => {
        const prefix = number.split("-")[0]!;
        if (isHere(prefix)) return `<a href="#${number}">${number}</a>`;
        return homes[prefix] ? `<a href="/rules/${homes[prefix]}#${number}" target="_blank">${number}</a>` : number;
      });
    })
    .join("");
}

/** The name of a page, without its folder and language. */
export const nameOf = (path: string): string => /([^/.]+)(?:\.[a-z-]+)?\.md$/.exec(path)?.[1] ?? "";

function setting(text: string, titles: Map<string, string>): string {
  return (
    marked
      .parse(text, { async: false })
      // A picture and the words below it are one.
      .replace(/(<figure[^>]*>)<\/figure>\s*<p><em>(.*?)<\/em><\/p>/gs, "$1<figcaption>$2</figcaption></figure>")
      .replace(
        /<li>\s*(<p>)?<strong>([A-Z]+-\d+)<\/strong>/g,
        (_, start: string | undefined, number: string) =>
          `<li class="clause" id="${number}" tabindex="-1">${start ?? ""}<a class="number" href="#${number}">${number}</a>`,
      )
      .replace(/<a href="([^"]*\.md)">([^]*?)<\/a>/g, (link, path: string, name: string) => {
        const id = nameOf(path);
        return titles.has(id) ? `<a href="#${id}">${/\.md$/.test(name) ? titles.get(id)! : name}</a>` : link;
      })
      // Pages that are not here are named only.
      .replace(/<a href="(?!#|\/)[^"]*\.md[^"]*">([^]*?)<\/a>/g, "$1")
      .replace(/<table>/g, '<div class="wide" tabindex="0"><table>')
      .replace(/<\/table>/g, "</table></div>")
  );
}

function partsOf(text: string): { title: string; intro: string; sections: [string, string][] } {
  const [, title = "", rest = ""] = /^# (.*)\n([^]*)$/.exec(text) ?? [];
  const [intro = "", ...parts] = rest.split(/^## /m);
  return { title, intro, sections: parts.map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n"))]) };
}

/** A page, with the pages behind it that it shares with other games. */
export function bookOf(text: string, shared: Shared[] = [], homes: Record<string, string> = {}): Book {
  const here = new Set([text, ...shared.map((page) => page.text)].map(prefixOf));
  const more = shared.map((page) => ({ id: page.id, ...partsOf(page.text) }));
  const titles = new Map(more.map(({ id, title }) => [id, title]));
  const set = (part: string) => linked(setting(part, titles), (prefix) => here.has(prefix), homes);
  const { title, intro, sections } = partsOf(text);
  return {
    title,
    intro: set(intro),
    sections: [
      ...sections
        .filter(([name]) => !FOR_PROGRAMS.has(name))
        .map(([name, part], index) => ({ id: `part-${index + 1}`, title: name, html: set(part) })),
      // What such a page says before its clauses is for those who read the code.
      ...more.map(({ id, title, intro }) => ({ id, title, html: set(intro.replace(/^[^]*?(?=^- \*\*)/m, "")) })),
    ],
  };
}

/** The clauses behind every code of a refusal and every message, as the tables of a page say. */
export function reasonsOf(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [, names = "", clauses = ""] of text.matchAll(/^\| (`.*?) \|(?:.*\|)? ([^|]*) \|$/gm))
    for (const [, name = ""] of names.matchAll(/`([a-z.-]+)`/g))
      found[name] = [...clauses.matchAll(new RegExp(NUMBER, "g"))].map(([number]) => number);
  return found;
}
