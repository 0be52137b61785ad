// A plugin for Vite: the rules of every game, from the RULES.md of the Python package, as pages to read in the client.
//
// `virtual:rules` loads a game's rules in a language, `files["high_card/de"]()`; English is there for every game. And it
// loads which clauses are behind what a game refuses and tells: `reasons.high_card()`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { behindQuery } from "./links.ts";
import { bookOf, nameOf, prefixOf, reasonsOf } from "./rulebook.ts";

const GAMES = resolve(import.meta.dirname, "../src/fivefold/games");
const DOCS = resolve(import.meta.dirname, "../docs");
const FILE = /^RULES(?:\.([a-z-]+))?\.md$/;
const LINK = /\]\((\.\.\/[^)#]+\.md)\)/g;
const PAGE = /^teaching(?:\.([a-z-]+))?\.md$/;
const BOARDS = resolve(import.meta.dirname, "src/games");
/** A game's slug, in the `index.ts` of its front end. */
const SLUG = /slugs: \["([a-z-]+)"/;

/** Every file with rules, by game and language; what teachers read is set in the same way. */
function files(): Map<string, string> {
  const found = new Map<string, string>();
  for (const game of readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    for (const name of readdirSync(join(GAMES, game.name))) {
      const language = FILE.exec(name);
      if (language) found.set(`${game.name}/${language[1] ?? "en"}`, join(GAMES, game.name, name));
    }
  for (const name of readdirSync(DOCS)) {
    const language = PAGE.exec(name);
    if (language) found.set(`teaching/${language[1] ?? "en"}`, join(DOCS, name));
  }
  return found;
}

const gamesIn = (found: Map<string, string>) =>
  [...found.keys()].filter((key) => key.endsWith("/en") && key !== "teaching/en").map((key) => key.split("/")[0]!);

const read = (file: string) => readFileSync(file, "utf-8");

/** The slugs of the games, by the letters with which their clauses begin: for references from one game to another. */
function homes(found: Map<string, string>): Record<string, string> {
  return Object.fromEntries(
    gamesIn(found)
      .filter((game) => existsSync(join(BOARDS, game, "index.ts")))
      .map((game) => [prefixOf(read(found.get(`${game}/en`)!)), SLUG.exec(read(join(BOARDS, game, "index.ts")))?.[1] ?? game]),
  );
}

/** The pages with clauses that a game's rules link to: what is on the dice, and what all daily puzzles have in common. */
function sharedBy(file: string): string[] {
  const links = [...read(file).matchAll(LINK)].map(([, link]) => resolve(dirname(file), link!));
  return [...new Set(links)].filter((page) => existsSync(page) && prefixOf(read(page)));
}

/** `isSite`: for a folder of files (see `links.ts`). */
export function rules(isSite = false): Plugin {
  const set = (_: string, value: unknown) => (isSite && typeof value === "string" ? behindQuery(value) : value);
  return {
    name: "rules",
    resolveId: (id) => (id.startsWith("virtual:rules") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:rules")) return undefined;
      const found = files();
      const [, ...key] = id.split("/");
      if (key.length === 0) {
        const loaders = [...found.keys()].map((name) => `${JSON.stringify(name)}: () => import("virtual:rules/${name}")`);
        return `export const files = {${loaders.join(",\n")}};`;
      }
      if (key[0] === "reasons") {
        const games = gamesIn(found);
        if (!key[1]) {
          const loaders = games.map((game) => `${JSON.stringify(game)}: () => import("virtual:rules/reasons/${game}")`);
          return `export const reasons = {${loaders.join(",\n")}};`;
        }
        const file = found.get(`${key[1]}/en`)!;
        this.addWatchFile(file);
        return `export default ${JSON.stringify(reasonsOf(read(file)))};`;
      }
      const file = found.get(key.join("/"));
      if (!file) return undefined;
      const shared = key[0] === "teaching" ? [] : sharedBy(file);
      for (const one of [file, ...shared]) this.addWatchFile(one);
      const pages = shared.map((page) => ({ id: nameOf(page), text: read(page) }));
      return `export default ${JSON.stringify(bookOf(read(file), pages, homes(found)), set)};`;
    },
  };
}
