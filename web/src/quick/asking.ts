// Requests about ratings, leaderboards and quick matches.
import { ask } from "../lib/api";
import type { LeaderBoard, MyRatings, NewChoices, QuickOffer, QuickPlace, SeatRating, WantedMatch } from "../types";

const at = encodeURIComponent;

/** Whom a leaderboard has: everyone who wants to be in it, or of these only people one knows. */
export type Among = "known" | "all";

export const quick = {
  offer: () => ask<QuickOffer>("GET", "/api/quick"),
  look: (wanted: WantedMatch) => ask<QuickPlace>("POST", "/api/quick", wanted),
  playBot: () => ask<QuickPlace>("POST", "/api/quick/bot"),
  leave: () => ask<QuickOffer>("DELETE", "/api/quick"),
  ratings: () => ask<MyRatings>("GET", "/api/mine/ratings"),
  choose: (choices: NewChoices) => ask<MyRatings>("PUT", "/api/mine/ratings", choices),
  atTable: (code: string) => ask<SeatRating[]>("GET", `/api/rooms/${at(code)}/ratings`),
  leaders: (game: string, among: Among, of = "") => ask<LeaderBoard>("GET", `/api/leaders/${at(game)}?among=${among}&of=${at(of)}`),
};
