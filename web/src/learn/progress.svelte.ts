// The progress in each lesson, kept in this browser.
const KEY = "fivefold.lessons";

function load(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

let steps = $state.raw(load());

/** How many steps of a game's lesson are done. */
export const learned = (slug: string): number => steps[slug] ?? 0;

/** Whether a step of any lesson is done. */
export const hasLearned = (): boolean => Object.keys(steps).length > 0;

/** Notes that a step is done. */
export function note(slug: string, step: number): void {
  if (step < learned(slug)) return;
  steps = { ...steps, [slug]: step + 1 };
  try {
    localStorage.setItem(KEY, JSON.stringify(steps));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}
