// For a folder of files, which has one page: links to a path lead to `?` and that path (see `lib/route.svelte.ts`).
import type { PreprocessorGroup } from "svelte/compiler";

/** Puts paths in links behind a question mark; what a server answers to is no page. */
export const behindQuery = (html: string): string => html.replace(/(<a\b[^>]*?\bhref=["`{]*)(\/(?!api\/))/g, "$1?$2");

export const links = (): PreprocessorGroup => ({
  name: "links",
  markup: ({ content }) => ({ code: behindQuery(content) }),
});
