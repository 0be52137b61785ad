// What follows from the log of a score sheet: the counterpart of fivefold.scores.standing, so that a phone without network goes on.
import type { NewEntries, ScoredRound, Scoring } from "../../types";

/** So many players a sheet has; those after them are left out. */
const MOST_PLAYERS = 24;

export type Entry = NewEntries["entries"][number];
export type Points = (number | null)[];

export interface Standing {
  players: { id: string; name: string }[];
  rounds: number;
  rows: Points[];
  totals: number[];
  next: number | null;
  leaders: number[];
  winners: number[];
  is_tied: boolean;
}

/** What an entry writes. */
function cellOf(entry: Entry): string {
  switch (entry.t) {
    case "named":
    case "removed":
      return `player ${entry.player}`;
    case "points":
      return `points ${entry.round} ${entry.player}`;
    case "picked":
      return `picked ${entry.round}`;
    default:
      return entry.t;
  }
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The order in which entries count: by time, then by device. */
export const inOrder = (entries: Iterable<Entry>): Entry[] => [...entries].sort((a, b) => a.at - b.at || byText(a.id, b.id));

/** The round of that number; the last one stands for all that follow. */
export const roundOf = ({ rounds }: Scoring, number: number): ScoredRound => rounds[Math.min(number, rounds.length) - 1]!;

export const allows = ({ least, most, never }: ScoredRound, points: number): boolean =>
  points >= least && points <= most && !never.includes(points);

export function standingOf(scoring: Scoring, entries: Iterable<Entry>): Standing {
  const log = inOrder(entries);
  const cells = new Map(log.map((entry) => [cellOf(entry), entry]));
  const players = playersOf(cells, log);
  const asked = cells.get("rounds");
  const rounds = asked?.t === "rounds" ? Math.min(asked.rounds, scoring.most_rounds) : scoring.usual;
  const written = Math.max(0, ...[...cells.values()].map((entry) => (entry.t === "points" || entry.t === "picked" ? entry.round : 0)));
  const rows = Array.from({ length: Math.min(written, rounds || scoring.most_rounds) }, (_, index) =>
    rowOf(scoring, cells, players, index + 1),
  );
  while (rows.length > 0 && rows.at(-1)!.every((points) => points === null)) rows.pop();
  const totals = players.map((_, who) => rows.reduce((sum, row) => sum + (row[who] ?? 0), 0));
  const done = rows.map((row) => players.length > 0 && !row.includes(null));
  const gap = done.indexOf(false);
  const following = gap < 0 ? done.length + 1 : gap + 1;
  const isOver = rounds > 0 && following > rounds;
  const best = scoring.aim === "fewest" ? Math.min(...totals) : Math.max(...totals);
  const leaders = done.includes(true) ? [...totals.keys()].filter((who) => totals[who] === best) : [];
  let winners = isOver ? leaders : [];
  const isTied = scoring.decides_ties && winners.length > 1;
  if (isTied) {
    const chosen = cells.get("decided");
    winners = winners.filter((who) => chosen?.t === "decided" && chosen.player === players[who]!.id);
  }
  return { players, rounds, rows, totals, next: isOver ? null : following, leaders, winners, is_tied: isTied && winners.length === 0 };
}

/** The players in the order of play. */
function playersOf(cells: Map<string, Entry>, log: Entry[]): Standing["players"] {
  const joined = [...new Set(log.flatMap((entry) => (entry.t === "named" ? [entry.player] : [])))];
  const order = cells.get("ordered");
  const wanted = order?.t === "ordered" ? [...new Set(order.players)] : [];
  const place = (player: string) => (wanted.includes(player) ? wanted.indexOf(player) : wanted.length);
  return joined
    .flatMap((player) => {
      const entry = cells.get(`player ${player}`);
      return entry?.t === "named" ? [{ id: player, name: entry.name }] : [];
    })
    .sort((a, b) => place(a.id) - place(b.id))
    .slice(0, MOST_PLAYERS);
}

function rowOf(scoring: Scoring, cells: Map<string, Entry>, players: Standing["players"], number: number): Points {
  if (scoring.entry === "pick") {
    const picked = cells.get(`picked ${number}`);
    const who = picked?.t === "picked" ? picked.player : null;
    if (!players.some(({ id }) => id === who)) return players.map(() => null);
    return players.map(({ id }) => (id === who ? scoring.picked : scoring.others));
  }
  const row = players.map(({ id }) => {
    const entry = cells.get(`points ${number} ${id}`);
    return entry?.t === "points" ? entry.points : null;
  });
  return scoring.has_one_scorer && row.some(Boolean) ? row.map((points) => points ?? 0) : row;
}
