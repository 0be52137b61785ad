// Bots as the lobby speaks of them: about as strong as you, a level, a number on the dial, or a character.

/** The level of a bot that is about as strong as the people it plays with. */
export const EVEN = "even";

/** The names on the dial, at 0, 1, 2 and 3. */
export const LEVELS = ["easy", "medium", "hard", "expert"];

export const WORDS = {
  free: "Free seat",
  even: "About my strength",
  random: "Random",
  dial: "How strong",
  characters: "Somebody with a name",
  choose: "Who plays in seat",
};

const NAMES: Record<string, string> = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  expert: "Expert",
  snail: "Snail",
  hedgehog: "Hedgehog",
  otter: "Otter",
  hare: "Hare",
  squirrel: "Squirrel",
  bear: "Bear",
  goose: "Goose",
  badger: "Badger",
  raven: "Raven",
  fox: "Fox",
  lynx: "Lynx",
  owl: "Owl",
};

/** What the bot of a seat is called; null is nobody. */
export function botName(level: string | null): string {
  if (level === null) return WORDS.free;
  if (level === EVEN) return WORDS.even;
  if (level === "random") return WORDS.random;
  return NAMES[level] ?? level;
}

/** Where a bot is on the dial, if it is there by a level or a number. */
export function strengthOf(level: string | null): number | null {
  if (level === null) return null;
  const place = LEVELS.indexOf(level);
  if (place >= 0) return place;
  return /^[0-9](\.[0-9]+)?$/.test(level) ? Number(level) : null;
}

/** The bot at a place of the dial: by its name, if it has one. */
export function levelAt(strength: number): string {
  return LEVELS[strength] ?? strength.toFixed(1);
}
