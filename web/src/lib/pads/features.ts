// The keys of SET's cards and dice: the letters of notation for each feature.
export const KEYS = { number: [..."123"], colour: [..."rgp"], shading: [..."sot"], symbol: [..."oqd"] } as const;
export type Feature = keyof typeof KEYS;

export const CARD: readonly Feature[] = ["number", "colour", "shading", "symbol"];
export const DIE: readonly Feature[] = ["number", "colour", "symbol"];

export const isCard = (word: string): boolean => /^[123][rgp][sot][oqd]$/i.test(word);
export const isDie = (word: string): boolean => /^(\*|\*?[123][rgp][oqd])$/i.test(word);
