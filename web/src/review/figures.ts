// What follows from a decision of a review: the counterpart of the properties in fivefold.reviews.model.
import type { Decision, Review, Message } from "../types";
import { calledAt, labelled, locale, say, t } from "../lib/words.svelte";

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
export function basisOf({ trials, modelled }: Pick<Decision, "trials" | "modelled">): Message {
  if (trials) return { type: "said", key: "reviews.estimated", facts: { trials } };
  return { type: "said", key: modelled ? "reviews.modelled" : "reviews.exact", facts: {} };
}

/** A whole number, as people read it. */
export const whole = (value: number): string => Math.round(value).toLocaleString(locale());

/** What a decision cost: in the unit of the review, or, below one of it, as a share of what was possible. */
export function costWords(review: Pick<Review, "unit">, one: Decision): string {
  const cost = costOf(one);
  const facts = { lost: lostOf(one), sure: say(basisOf(one)) };
  if (cost <= 0) return t("review.best", facts);
  if (Math.round(cost) === 0) return t("review.cost.part", facts);
  return sentences(t("review.cost", { ...facts, cost: whole(cost), unit: say(review.unit) }));
}

/** A value of the curve as people read it: a chance in percent, or points. */
export const standing = (value: number, isChance: boolean): string =>
  isChance
    ? value.toLocaleString(locale(), { style: "percent" })
    : whole(value);

/** Sentences with capitals at their beginnings, where they begin with the name of a piece. */
export const sentences = (text: string): string =>
  text.replace(/(^|[.!?] +)(\p{Ll})/gu, (_, before: string, first: string) => before + first.toLocaleUpperCase(locale()));

/** A moment on the way through a match: after how many entries, and what is said about it. */
export interface Mark {
  at: number;
  label: string;
}

/** The moments to learn from, for a slider to mark them, in the order of the match; what happened at once has one mark. */
export function marksOf({ names, players, decisions }: Review): Mark[] {
  const called = calledAt(names, names);
  const found = new Map<number, string[]>();
  for (const lesson of players.flatMap(({ lessons }) => lessons)) {
    const told = sentences(say(decisions[lesson.decision]!.said, { names, seat: null }));
    const at = momentOf(lesson);
    found.set(at, [...(found.get(at) ?? []), labelled(called[lesson.seat]?.[0] ?? "", told)]);
  }
  return [...found].map(([at, labels]) => ({ at, label: labels.join(" ") })).sort((a, b) => a.at - b.at);
}

/** The table before a decision is the one after the entry before it. */
export const momentOf = ({ n }: Pick<Decision, "n">): number => Math.max(0, n - 1);

/** Those worth reading. */
export type Filter = "dear" | "mattered" | "all";

export const filtered = (decisions: readonly Decision[], seat: number | null, filter: Filter): Decision[] =>
  decisions.filter(
    (one) =>
      (seat === null || one.seat === seat) &&
      (filter === "all" || (one.matters && (filter === "mattered" || costOf(one) > 0))),
  );

/** The pieces that a sentence speaks of, one group for each fact that has some, in the order of the facts. */
export function piecesIn({ facts }: Message): string[][] {
  const within = (fact: Message["facts"][string]): string[] => {
    if (typeof fact !== "object") return [];
    if (fact.type === "pieces") return fact.pieces;
    if (fact.type === "list") return fact.items.flatMap(within);
    return fact.type === "said" ? Object.values(fact.facts).flatMap(within) : [];
  };
  return Object.values(facts).map(within).filter((group) => group.length > 0);
}
