// The piles of the solitaire: their names, their keys, and a result to send to friends.
import type { FiveCrownsSolitaireView, MatchUpdate } from "../../types";
import { t } from "../../lib/words.svelte";
import { letter } from "./cards";

export const SMALLEST = 3;

export interface Pile {
  size: number;
  /** As they lie best: books and runs, then what is left. */
  melds: string[][];
  left: string[];
  points: number;
}

/** The piles that are still open, as the table has worked them out. */
export function openPiles(view: FiveCrownsSolitaireView): Pile[] {
  return view.piles.flatMap((cards, index) => {
    if (view.closed[index]) return [];
    const laid = view.analysis[index]?.laid;
    const melds = laid?.melds.map((meld) => meld.cards) ?? [];
    return [{ size: index + SMALLEST, melds, left: laid?.left ?? cards, points: view.points[index] ?? 0 }];
  });
}

/** The key of a pile: its size as its wild rank is written, and 0 for 10. */
export const keyOfPile = (size: number): string => (size === 10 ? "0" : letter(size).toLowerCase());
export function pileOfKey(key: string): number {
  const sizes = Array.from({ length: 11 }, (_, index) => index + SMALLEST);
  return sizes.find((size) => keyOfPile(size) === key.toLowerCase()) ?? 0;
}

export function shareText(table: MatchUpdate, home: string): string {
  const view = table.view as FiveCrownsSolitaireView;
  const squares = view.closed.map((laid) => (laid ? "🟩" : "🟥")).join("");
  const closed = view.closed.filter(Boolean).length;
  const title = t("five_crowns.five-crowns-solitaire");
  const result = table.outcome?.winners.length
    ? t("five_crowns.share.won", { title, count: view.left })
    : t("five_crowns.share.lost", { title, closed, piles: view.closed.length, points: table.outcome?.scores[0] ?? 0 });
  return `${result}\n${squares}\n${home}`;
}
