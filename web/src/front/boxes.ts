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
  // `set-cubed-daily` lies with `set-cubed`, and not with `set`.
  const homeOf = (other: GameInfo) =>
    games
      .filter((game) => other.most === 1 && other !== game && other.slug.startsWith(`${game.slug}-`))
      .sort((a, b) => b.slug.length - a.slug.length)[0];
  return games
    .filter((game) => !homeOf(game))
    .map((game) => ({ game, alone: games.filter((other) => homeOf(other) === game) }))
    .sort((a, b) => b.alone.length - a.alone.length);
}
