// The progress in each drill: the level, and what was answered, kept in this browser.

/** The same steps as in fivefold.core.drills: where two of three answers are right, the level stays. */
const UP = 0.5;
const DOWN = 1;
export const HARDEST = 10;
const FIRST = 2;
const PATIENCE = 5;
const KEPT = 120;
const KEY = "fivefold.practice";

export interface Answered {
  /** When, in milliseconds since 1970. */
  at: number;
  difficulty: number;
  isRight: boolean;
  /** The level after it. */
  level: number;
}

/** The level after an answer, of which there were so many before: it does not fall in the first five. */
export const levelAfter = (level: number, isRight: boolean, before: number): number =>
  isRight ? Math.min(HARDEST, level + UP) : before < PATIENCE ? level : Math.max(0, level - DOWN);

function load(): Record<string, Answered[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Answered[]>;
  } catch {
    return {};
  }
}

let kept = $state.raw(load());

/** What was answered in a drill, the latest last. */
export const answered = (name: string): readonly Answered[] => kept[name] ?? [];

/** The level in a drill, from 0 to 10. */
export const levelOf = (name: string): number => answered(name).at(-1)?.level ?? FIRST;

/** Notes an answer; the level follows. */
export function note(name: string, difficulty: number, isRight: boolean): void {
  const one = { at: Date.now(), difficulty, isRight, level: levelAfter(levelOf(name), isRight, answered(name).length) };
  kept = { ...kept, [name]: [...answered(name), one].slice(-KEPT) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}
