// The REST side of the server; every refusal is an error whose message is a sentence in the reader's language.
import type { Drill, DrillInfo, GameInfo, Handover, Listed, Me, Mine, NewRoom, Opened, Trouble } from "../types";
import { say, t } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("unreachable", t("web.unreachable"));
  }
  if (answer.ok) return answer;
  const trouble = (await answer.json().catch(() => null)) as Partial<Trouble> | null;
  throw new Refusal(
    trouble?.code ?? "trouble",
    trouble?.said ? say(trouble.said) : t("web.answered", { status: String(answer.status) }),
  );
}

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await asked(method, path, body)).json()) as T;

const at = encodeURIComponent;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  mine: () => ask<Mine>("GET", "/api/mine"),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  drills: () => ask<DrillInfo[]>("GET", "/api/drills"),
  drill: (name: string, seed: string, difficulty: number) =>
    ask<Drill>("GET", `/api/drills/${name.replace(".", "/")}?seed=${at(seed)}&difficulty=${difficulty}`),
  /** A page to be printed, by its address. */
  sheet: async (path: string) => (await asked("GET", path)).text(),
  rooms: () => ask<Listed[]>("GET", "/api/rooms"),
  room: (code: string) => ask<Listed>("GET", `/api/rooms/${at(code)}`),
  open: (room: NewRoom) => ask<Opened>("POST", "/api/rooms", room),
  handOver: () => ask<Handover>("POST", "/api/handover"),
  become: (code: string) => ask<Me>("POST", `/api/handover/${at(code)}`),
};

let games: Promise<GameInfo[]> | undefined;

/** The games, asked for once. */
export function knownGames(): Promise<GameInfo[]> {
  games ??= api.games().catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}
