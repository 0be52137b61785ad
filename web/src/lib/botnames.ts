// Bots by name, as fivefold.core.botname writes them: `@otter medium` is the otter, which plays at medium strength.
import { getContext, setContext } from "svelte";

/** The level of a bot that is about as strong as the people it plays with. */
export const EVEN = "even";

/** The level of the bots in one's first matches. */
export const FIRST = "easy";

export interface BotName {
  face: string;
  /** How strong it is: the name of a level, or a number on the dial. */
  level: string;
  /** Those with one face are told apart by it. */
  number: number;
}

/** The names on the dial, at 0, 1, 2 and 3. */
export const LEVELS = ["easy", "medium", "hard", "expert"];

/** The bot that is called so; null for a person's name. */
export function readBotName(name: string): BotName | null {
  const [, face, level, number = "1"] = /^@([a-z]+) ([a-z]+|\d\.\d{1,2})(?: (\d{1,3}))?$/.exec(name) ?? [];
  return face && level ? { face, level, number: Number(number) } : null;
}

/** Where a level is on the dial, if it is there. */
export function strengthOf(level: string): number | null {
  const place = LEVELS.indexOf(level);
  if (place >= 0) return place;
  return /^\d(\.\d+)?$/.test(level) ? Number(level) : null;
}

/** The bots at the table, by what they are called here. */
type Bots = () => ReadonlyMap<string, BotName>;
export const BOTS = Symbol("bots");
export const setBots = (bots: Bots): Bots => setContext(BOTS, bots);
export const getBots = (): Bots | undefined => getContext<Bots | undefined>(BOTS);
