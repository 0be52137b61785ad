// Which games come out of the same box.
import { isDaily as isDailySlug } from "../lib/board";
import type { GameInfo } from "../types";

export interface Box {
  game: GameInfo;
  alone: GameInfo[];
}

export const isDaily = (game: GameInfo): boolean => isDailySlug(game.slug);

/** The games with what one plays alone beside them, `set-solitaire` with `set`; the fullest boxes come first. */
export function boxes(games: readonly GameInfo[]): Box[] {
  const isBeside = (other: GameInfo, game: GameInfo) =>
    other.most === 1 && other !== game && other.slug.startsWith(`${game.slug}-`);
  return games
    .filter((game) => !games.some((other) => isBeside(game, other)))
    .map((game) => ({ game, alone: games.filter((other) => isBeside(other, game)) }))
    .sort((a, b) => b.alone.length - a.alone.length);
}
