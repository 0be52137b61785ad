// A plugin for Vite: the rules of every game, from the RULES.md of the Python package, as pages to read in the client.
//
// `virtual:rules` loads a game's rules in a language: `files["karma/de"]()`. English is there for every game.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

const GAMES = resolve(import.meta.dirname, "../src/fivefold/games");
const FILE = /^RULES(?:\.([a-z-]+))?\.md$/;

/** Every file with rules, by game and language. */
function files(): Map<string, string> {
  const found = new Map<string, string>();
  for (const game of readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    for (const name of readdirSync(join(GAMES, game.name))) {
      const language = FILE.exec(name);
      if (language) found.set(`${game.name}/${language[1] ?? "en"}`, join(GAMES, game.name, name));
    }
  return found;
}

/** The page, with a mark at every clause so that it can be linked to. */
function page(file: string): string {
  const html = marked.parse(readFileSync(file, "utf-8").replace(/^# .*\n/, ""), { async: false });
  return html.replace(/<strong>([A-Z]+-\d+)<\/strong>/g, '<a class="clause" id="$1" href="#$1">$1</a>');
}

export function rules(): Plugin {
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
      const file = found.get(key.join("/"));
      if (!file) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(page(file))};`;
    },
  };
}
