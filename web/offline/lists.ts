// Which files of a build belong to its shell, to a language, and to the rest.

export interface Built {
  name: string;
  /** The modules in it. */
  modules: readonly string[];
}

const SPOKEN = /^\0virtual:(?:words|rules)\/([^/]+)\/([a-z-]+)$/;

/** The language of a file in which everything is said in one; the clauses behind messages are in none. */
function languageOf({ modules }: Built): string | undefined {
  const found = modules.map((id) => SPOKEN.exec(id)).map((match) => (match && match[1] !== "reasons" ? match[2] : undefined));
  return found.length > 0 && found.every((language) => language === found[0]) ? found[0] : undefined;
}

export function listsOf(page: string, files: readonly Built[], hashed: (text: string) => string) {
  const entry = /<script type="module"[^>]* src="[^"]*?([^"/]+)"/.exec(page)?.[1];
  if (!entry) throw new Error("the page has no script");
  const languages: Record<string, string[]> = {};
  const first: string[] = [];
  const rest: string[] = [];
  // A page needs the files that it names, and its typefaces.
  for (const file of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const language = languageOf(file);
    if (language) (languages[language] ??= []).push(file.name);
    else (page.includes(file.name) || file.name.endsWith(".woff2") ? first : rest).push(file.name);
  }
  const version = hashed(page + files.map(({ name }) => name).join("\n"));
  return { version, page: `?${hashed(page)}`, entry, first, languages, rest };
}
