// The words of all languages, as the build gives them (words.ts).
declare module "virtual:words" {
  /** The languages, by code, with their own names for themselves. */
  export const languages: Record<string, string>;
  /** What can be loaded, such as `first/de` and `karma/de`: messages in Fluent, by catalogue. */
  export const files: Record<string, () => Promise<{ default: Record<string, string> }>>;
}

declare module "virtual:rules" {
  import type { Book } from "../rulebook";
  /** The rules of a game as a page, by `game/language`. */
  export const files: Record<string, () => Promise<{ default: Book }>>;
}

declare module "virtual:rules/reasons" {
  /** The clauses behind every code and every message of a game, by its folder. */
  export const reasons: Record<string, () => Promise<{ default: Record<string, string[]> }>>;
}
