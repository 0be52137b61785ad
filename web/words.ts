// A plugin for Vite: the words of the games from the Python package and those of the client, one module for each language.
//
// `virtual:words` says which languages there are, and loads what is asked for. The first page gets the catalogues that
// every page needs, and of the games no more than their titles and what is printed on their pieces. What is said in a
// game's lesson, in its drills and about real cards comes with the rest of its words as a module of its own, for those who learn.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";

const HOME = import.meta.dirname;
const PACKAGE = resolve(HOME, "../src/fivefold");
const SERVER = join(PACKAGE, "server");
/** What every page may have to say. */
const EVERYWHERE: Record<string, string[]> = {
  core: [join(PACKAGE, "core")],
  rooms: [join(PACKAGE, "rooms")],
  server: [SERVER],
  web: [join(HOME, "src")],
};

const inside = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort().map((name) => join(folder, name)) : []);
const hasWords = (folder: string) => existsSync(join(folder, "words"));
const text = (folder: string, language: string) => {
  const file = join(folder, "words", `${language}.ftl`);
  const words = existsSync(file) ? readFileSync(file, "utf-8") : "";
  // What a server says to those who look after it stands under headings of its own.
  return (folder === SERVER ? words.split(/^## /m)[0]! : words).replace(/^#.*\n/gm, "");
};

const SHARED = ["pieces", "reviews", "scores", "sheets", "tournaments"].map((name) => join(PACKAGE, name)).concat(["review", "local", "quick"].map((name) => join(HOME, "src", name)));
const GAMES = join(PACKAGE, "games");
const HOMES = [GAMES, join(HOME, "src/games"), join(HOME, "src/pages")];

/** Which folders have the words of each catalogue that is loaded with a game or a page; what games share are some of them. */
function catalogues(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const folder of [...SHARED, ...HOMES.flatMap(inside)].filter(hasWords))
    (found[basename(folder)] ??= []).push(folder);
  return found;
}

const languages = () =>
  inside(join(PACKAGE, "core/words")).map((file) => {
    const [, name = ""] = /^language = (.*)$/m.exec(readFileSync(file, "utf-8")) ?? [];
    return [basename(file, ".ftl"), name] as const;
  });

const only = (words: string, isWanted: (message: string) => boolean) =>
  words.split(/\n(?=[a-z-])/).filter(isWanted).join("\n");

/** Of a game, what the first page shows: messages with a blurb are titles, and `face-` is on pieces. */
const front = (words: string) => only(words, (message) => message.startsWith("face-") || /\n +\.blurb/.test(message));

const LESSON = "-lesson";
/** Only a game has words that are not for its board; those of a page are all its own. */
const hasLesson = (folders: readonly string[]) => folders.some((folder) => folder.startsWith(GAMES));
const board = (words: string) => only(words, (message) => !/^(lesson|drill|count|asked)-/.test(message));

const whole = (folders: string[], language: string) => folders.map((folder) => text(folder, language)).join("\n");

function source(id: string): string {
  const games = catalogues();
  const [, name = "", language = ""] = id.split("/");
  if (name === "first") {
    const first = Object.entries(EVERYWHERE).map(([key, folders]) => [key, whole(folders, language)]);
    const titles = Object.entries(games).map(([key, folders]) => [key, front(whole(folders, language))]);
    return `export default ${JSON.stringify(Object.fromEntries([...titles.filter(([, words]) => words), ...first]))};`;
  }
  if (name) {
    const game = name.endsWith(LESSON) ? name.slice(0, -LESSON.length) : name;
    const folders = games[game] ?? [];
    const words = whole(folders, language);
    return `export default ${JSON.stringify({ [game]: game === name && hasLesson(folders) ? board(words) : words })};`;
  }
  const loaders = (key: string) =>
    languages().map(([code]) => `${JSON.stringify(`${key}/${code}`)}: () => import("virtual:words/${key}/${code}")`);
  const all = ["first", ...Object.keys(games), ...Object.keys(games).filter((game) => hasLesson(games[game]!)).map((game) => game + LESSON)];
  return `export const languages = ${JSON.stringify(Object.fromEntries(languages()))};\nexport const files = {${all.flatMap(loaders).join(",\n")}};`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:words")) return undefined;
      for (const folder of [...Object.values(EVERYWHERE), ...Object.values(catalogues())].flat())
        for (const file of inside(join(folder, "words"))) this.addWatchFile(file);
      return source(id.slice(1));
    },
  };
}
