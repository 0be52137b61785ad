// What follows from a decision of a review: the counterpart of the properties in fivefold.reviews.model.
import type { Decision, Review, Said } from "../types";
import { locale } from "../lib/words.svelte";

const thousandth = (value: number): number => Math.round(1000 * value) / 1000;

/** What was given away. */
export const costOf = ({ top, worth }: Pick<Decision, "top" | "worth">): number => thousandth(top - worth);

/** Which share of what there was to gain over a blind choice was given away, in percent. */
export function lostOf({ top, worth, blind }: Pick<Decision, "top" | "worth" | "blind">): number {
  const gain = thousandth(top - blind);
  if (!costOf({ top, worth }) || gain <= 0) return 0;
  return Math.round(100 - (100 * thousandth(Math.max(0, worth - blind))) / gain);
}

/** How sure a verdict is, as something to be said. */
export function basisOf({ trials, modelled }: Pick<Decision, "trials" | "modelled">): Said {
  if (trials) return { type: "said", key: "reviews.estimated", facts: { trials } };
  return { type: "said", key: modelled ? "reviews.modelled" : "reviews.exact", facts: {} };
}

/** A number with one decimal. */
export const tenths = (value: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A value of the curve as people read it: a chance in percent, or points. */
export const standing = (value: number, isChance: boolean): string =>
  isChance
    ? value.toLocaleString(locale(), { style: "percent" })
    : value.toLocaleString(locale(), { maximumFractionDigits: 1 });

/** A moment on the way through a match: after how many entries, and what is said about it. */
export interface Mark {
  at: number;
  label: string;
}

/** The table before a decision is the one after the entry before it. */
export const momentOf = ({ n }: Pick<Decision, "n">): number => Math.max(0, n - 1);

/** Which decisions there are to learn from, by where they stand among all. */
export const lessonsOf = ({ players }: Review): Set<number> =>
  new Set(players.flatMap(({ lessons }) => lessons.map(({ decision }) => decision)));

/** Those that somebody wants to read. */
export type Filter = "dear" | "mattered" | "all";

export const filtered = (decisions: readonly Decision[], seat: number | null, filter: Filter): Decision[] =>
  decisions.filter(
    (one) =>
      (seat === null || one.seat === seat) &&
      (filter === "all" || (one.matters && (filter === "mattered" || costOf(one) > 0))),
  );

/** The pieces that a sentence speaks of, one group for each fact that has some, in the order of the facts. */
export function piecesIn({ facts }: Said): string[][] {
  const within = (fact: Said["facts"][string]): string[] => {
    if (typeof fact !== "object") return [];
    if (fact.type === "pieces") return fact.pieces;
    if (fact.type === "list") return fact.items.flatMap(within);
    return fact.type === "said" ? Object.values(fact.facts).flatMap(within) : [];
  };
  return Object.values(facts).map(within).filter((group) => group.length > 0);
}
