/** The game whose daily puzzle this is. */
export const gameOf = (slug: string): string => slug.slice(0, -"-daily".length);
