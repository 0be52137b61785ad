// How a person holds the cards of a match; kept in this tab, as nobody else needs to know.
import type { FiveCrownsView } from "../../types";
import { atBest, byRanks, bySuits, kept, moved, type Beside, type Group, type Way } from "./hand";

export class Holding {
  way = $state<Way>("suits");
  own = $state.raw<string[][]>([]);
  #key: string;

  constructor(match: string) {
    this.#key = `five-crowns.${match}`;
    try {
      const saved = JSON.parse(sessionStorage.getItem(this.#key) ?? "{}") as { way?: Way; own?: string[][] };
      this.way = saved.way ?? "suits";
      this.own = saved.own ?? [];
    } catch {
      // A tab that keeps nothing sorts by suits.
    }
  }

  groups(view: FiveCrownsView): Group[] {
    if (this.way === "best" && view.analysis) return atBest(view.analysis);
    if (this.way === "ranks") return byRanks(view.hand, view.wild);
    if (this.way === "own") return kept(this.own, view.hand).map((cards) => ({ cards, kind: "" }));
    return bySuits(view.hand, view.wild);
  }

  sort(way: Way): void {
    this.way = way;
    this.#save();
  }

  /** Puts a card beside another; from then on the order is one's own. */
  move(view: FiveCrownsView, from: number, beside: Beside): void {
    this.own = moved(
      this.groups(view).map((group) => group.cards),
      from,
      beside,
    );
    this.way = "own";
    this.#save();
  }

  #save(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ way: this.way, own: this.own }));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}
