// Whether a turn takes days, by the rules of a match.
const DAY = 86_400;

export const takesDays = (options: Record<string, unknown>): boolean => Number(options.turn_seconds ?? 0) >= DAY;
