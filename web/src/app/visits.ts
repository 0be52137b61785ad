// How often a person has come, who is asked once, and not on the first day, whether to install the client.
const KEY = "fivefold.visits";
const HERE = "fivefold.visit";
const ENOUGH = 2;

export interface Visits {
  count: number;
  wasAsked: boolean;
}

function load(): Visits {
  try {
    return { count: 0, wasAsked: false, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Visits>) };
  } catch {
    return { count: 0, wasAsked: true };
  }
}

function save(visits: Visits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visits));
  } catch {
    // Without storage every visit is the first.
  }
}

/** Counts a visit, which is a tab and everything that is opened in it. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(HERE)) return;
    sessionStorage.setItem(HERE, "yes");
  } catch {
    return;
  }
  const visits = load();
  save({ ...visits, count: visits.count + 1 });
}

/** Whether it is time to ask. */
export const isTimeToAsk = ({ count, wasAsked }: Visits = load()): boolean => count >= ENOUGH && !wasAsked;

/** Remembers that the question was shown. */
export const noteAsked = (): void => save({ ...load(), wasAsked: true });
