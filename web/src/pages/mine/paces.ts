// What people follow from match to match of a game, such as the seconds to a SET: `pace.ts` in its folder.
import { folderOf } from "../../lib/board";
import { need } from "../../lib/words.svelte";

export interface Pace {
  /** The messages that say what it is, and explain it. */
  title: string;
  about: string;
  /** The unit, for Intl.NumberFormat; a plain number by default. */
  unit?: string;
}

const found = import.meta.glob<{ default: Pace }>("../../games/*/pace.ts", { eager: true });

/** What is followed in a game, if anything. */
export const paceOf = (slug: string): Pace | undefined => found[`../../games/${folderOf(slug)}/pace.ts`]?.default;

/** Has the words for all of them ready. */
export const needPaces = (): Promise<void> => need(...Object.keys(found).map((path) => path.split("/").at(-2)!));
