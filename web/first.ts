// What the first page is made of is one script and one style sheet: fifty small files would be as many requests.
import { resolve } from "node:path";

const MAIN = resolve(import.meta.dirname, "src/main.ts");

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Names the file of a module: `first` for everything that the first one imports, directly or not. That one stays by
 *  itself, and has the version of the others in its name. */
export function firstPage(): (id: string, modules: Modules) => string | null {
  let first: Set<string> | undefined;
  return (id, modules) => {
    if (!first) {
      first = new Set([MAIN]);
      for (const one of first) for (const next of modules.getModuleInfo(one)?.importedIds ?? []) first.add(next);
    }
    return id !== MAIN && first.has(id) ? "first" : null;
  };
}
