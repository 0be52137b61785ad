// Which games come out of the same box, and in which order games are shown everywhere.
import type { GameInfo } from "../types";
import { isDaily as isDailySlug } from "./board";

export interface Box {
  game: GameInfo;
  alone: GameInfo[];
}

export const isDaily = (game: GameInfo): boolean => isDailySlug(game.slug);

/** The games with what one plays alone beside them, `set-solitaire` with `set`: those for most players first, then the fullest boxes. */
export function boxes(games: readonly GameInfo[]): Box[] {
  // `set-cubed-daily` lies with `set-cubed`, and not with `set`.
  const homeOf = (other: GameInfo) =>
    games
      .filter((game) => other.most === 1 && other !== game && other.slug.startsWith(`${game.slug}-`))
      .sort((a, b) => b.slug.length - a.slug.length)[0];
  return games
    .filter((game) => !homeOf(game))
    .map((game) => ({ game, alone: games.filter((other) => homeOf(other) === game) }))
    .sort((a, b) => b.game.most - a.game.most || b.alone.length - a.alone.length);
}

/** The box that a game lies in. */
export const boxOf = (games: readonly GameInfo[], slug: string): Box | undefined =>
  boxes(games).find(({ game, alone }) => [game, ...alone].some((other) => other.slug === slug));

/** Games in the order of their boxes. */
export const inOrder = (games: readonly GameInfo[]): GameInfo[] => boxes(games).flatMap(({ game, alone }) => [game, ...alone]);
