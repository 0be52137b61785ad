// Requests to a server or to this device; every refusal is an error whose message is a sentence in the reader's language.
import type { Account, CountPage, DailyResult, Day, Drill, DrillInfo, ErrorBody, GameInfo, Handover, Listed, Me, Mine, MyFigures, MyMatches, MyScores, NewEntries, NewRecovery, NewRoom, NewScores, PasskeyOptions, Reviewed, RoomOpened, Scores, ScoresOpened, ScoringInfo, VacationInfo, NewPush, NewQuiet, PushInfo, FriendList, InvitationInfo } from "../types";
import { reached } from "../app/network.svelte";
import { transport } from "#transport";
import { inOrder } from "./boxes";
import { setClock } from "./clock";
import { complain } from "./toasts.svelte";
import { say, t } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Whether a proxy has no server behind it. */
const isGone = ({ status, headers }: Response): boolean =>
  [502, 503, 504].includes(status) && !headers.get("content-type")?.includes("json");

async function asked(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (signal) init.signal = signal;
  if (body instanceof Blob) init.body = body;
  else if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await transport.ask(path, init);
    if (isGone(answer)) throw new Error();
  } catch {
    reached(false);
    throw new Refusal("unreachable", t(transport.isShared ? "web.unreachable" : "web.engine.lost"));
  }
  reached(true);
  setClock(answer.headers.get("date"));
  if (answer.ok) return answer;
  const trouble = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
  throw new Refusal(
    trouble?.code ?? "trouble",
    trouble?.said ? say(trouble.said) : t("web.answered", { status: String(answer.status) }),
  );
}

export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await asked(method, path, body, signal);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** What hardly ever changes: what the server said last, as long as it is out of reach. */
async function remembered<T>(path: string): Promise<T> {
  const key = `fivefold.last ${path}`;
  try {
    const found = await ask<T>("GET", path);
    try {
      localStorage.setItem(key, JSON.stringify(found));
    } catch {
      // Without storage, nothing is remembered.
    }
    return found;
  } catch (error) {
    const last = localStorage.getItem(key);
    if (last === null || !isUnreachable(error)) throw error;
    return JSON.parse(last) as T;
  }
}

/** Has what a real table needs at hand, so that a sheet can be started and the rules be asked without a network. */
export async function prepareRealTables(games: readonly GameInfo[]): Promise<void> {
  for (const { slug } of games.filter((game) => game.most > 1)) {
    for (const path of [`/api/scoring/${at(slug)}`, `/api/count/${at(slug)}`]) {
      if (localStorage.getItem(`fivefold.last ${path}`) === null) await remembered(path).catch(() => undefined);
    }
  }
}

/** Whether the server is out of reach, which the page says already. */
export const isUnreachable = (error: unknown): boolean => error instanceof Refusal && error.code === "unreachable";

/** Complains about what could not be loaded. */
export const complainUnlessOffline = (error: unknown): void => void (isUnreachable(error) || complain(error));

const at = encodeURIComponent;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  mine: () => ask<Mine>("GET", "/api/mine"),
  daily: (day: string) => ask<Day>("GET", `/api/daily/${at(day)}`),
  dailyResults: () => ask<DailyResult[]>("GET", "/api/mine/daily"),
  myMatches: (wish: Record<string, string>) => ask<MyMatches>("GET", `/api/mine/matches?${new URLSearchParams(wish)}`),
  myFigures: (game: string) => ask<MyFigures>("GET", `/api/mine/figures?game=${at(game)}`),
  forgetMe: () => ask<Me>("DELETE", "/api/mine"),
  games: () => remembered<GameInfo[]>("/api/games"),
  drills: () => remembered<DrillInfo[]>("/api/drills"),
  drill: (name: string, seed: string, difficulty: number) =>
    ask<Drill>("GET", `/api/drills/${name.replace(".", "/")}?seed=${at(seed)}&difficulty=${difficulty}`),
  /** A page to be printed, by its address. */
  sheet: async (path: string) => (await asked("GET", path)).text(),
  rooms: () => ask<Listed[]>("GET", "/api/rooms"),
  room: (code: string) => ask<Listed>("GET", `/api/rooms/${at(code)}`),
  open: (room: NewRoom) => ask<RoomOpened>("POST", "/api/rooms", room),
  review: (match: string) => ask<Reviewed>("GET", `/api/matches/${at(match)}/review`),
  askReview: (match: string) => ask<Reviewed>("POST", `/api/matches/${at(match)}/review`),
  recordReview: (id: string) => ask<Reviewed>("GET", `/api/file/review/${at(id)}`),
  askRecordReview: (record: Blob) => ask<Reviewed>("POST", "/api/file/review", record),
  handOver: () => ask<Handover>("POST", "/api/handover"),
  counts: (game: string) => remembered<CountPage>(`/api/count/${at(game)}`),
  scoring: (game: string) => remembered<ScoringInfo>(`/api/scoring/${at(game)}`),
  startScores: (sheet: NewScores) => ask<ScoresOpened>("POST", "/api/scores", sheet),
  scores: (code: string, since: number, signal: AbortSignal) => ask<Scores>("GET", `/api/scores/${at(code)}?since=${since}`, undefined, signal),
  addEntries: (code: string, entries: NewEntries, signal: AbortSignal) => ask<Scores>("POST", `/api/scores/${at(code)}/entries`, entries, signal),
  lockScores: (code: string, locked: boolean) => ask<Scores>("PUT", `/api/scores/${at(code)}`, { locked }),
  myScores: () => ask<MyScores[]>("GET", "/api/mine/scores"),
  become: (code: string) => ask<Me>("POST", `/api/handover/${at(code)}`),
  friends: () => ask<FriendList>("GET", "/api/friends"),
  showPresence: (shows: boolean) => ask<FriendList>("PUT", "/api/friends/presence", { shows }),
  invitations: () => ask<InvitationInfo[]>("GET", "/api/friends/invitations"),
  invite: (person: string, room: string) => ask<FriendList>("POST", `/api/friends/${at(person)}/invitation`, { room }),
  decline: (person: string) => ask<InvitationInfo[]>("DELETE", `/api/friends/${at(person)}/invitation`),
  block: (person: string) => ask<FriendList>("PUT", `/api/friends/${at(person)}/block`),
  unblock: (person: string) => ask<FriendList>("DELETE", `/api/friends/${at(person)}/block`),
  push: () => ask<PushInfo>("GET", "/api/push"),
  subscribe: (browser: NewPush) => ask<PushInfo>("PUT", "/api/push", browser),
  unsubscribe: () => ask<PushInfo>("DELETE", "/api/push"),
  setQuiet: (quiet: NewQuiet) => ask<PushInfo>("PUT", "/api/push/quiet", quiet),
  vacation: () => ask<VacationInfo>("GET", "/api/mine/vacation"),
  beginVacation: (days: number) => ask<VacationInfo>("PUT", "/api/mine/vacation", { days }),
  endVacation: () => ask<VacationInfo>("DELETE", "/api/mine/vacation"),
  account: () => ask<Account>("GET", "/api/account"),
  passkeyOptions: () => ask<PasskeyOptions>("POST", "/api/account/passkeys/options"),
  addPasskey: (credential: string) => ask<Account>("POST", "/api/account/passkeys", { credential }),
  removePasskey: (id: string) => ask<Account>("DELETE", `/api/account/passkeys/${at(id)}`),
  newRecovery: () => ask<NewRecovery>("POST", "/api/account/recovery"),
  removeDevice: (id: string) => ask<Account>("DELETE", `/api/account/devices/${at(id)}`),
  signOutOthers: () => ask<Me>("POST", "/api/sign-out"),
  signInOptions: () => ask<PasskeyOptions>("POST", "/api/sign-in/options"),
  signInWithPasskey: (credential: string, merge: boolean) => ask<Me>("POST", "/api/sign-in/passkey", { credential, merge }),
  signInWithCode: (code: string, merge: boolean) => ask<Me>("POST", "/api/sign-in/recovery", { code, merge }),
};

let games: Promise<GameInfo[]> | undefined;

/** The games in the order in which they are shown, asked for once. */
export function knownGames(): Promise<GameInfo[]> {
  games ??= api.games().then(inOrder).catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}
