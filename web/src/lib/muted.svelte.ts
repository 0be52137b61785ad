// Whom one has muted: their messages and reactions are not shown here. Kept in this browser.
const KEY = "fivefold.muted";
const MOST = 500;

function load(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let people = $state.raw<readonly string[]>(load());

export const isMuted = (person: string): boolean => people.includes(person);

/** Mutes a person, or hears them again. */
export function mute(person: string, isOn: boolean): void {
  const others = people.filter((other) => other !== person);
  people = isOn ? [...others, person].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(people));
  } catch {
    // Without storage it holds until the page is closed.
  }
}
