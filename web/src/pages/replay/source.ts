// Where a match that is over comes from: this server, by its id, or a record from a file.
import { transport } from "#transport";
import { ask, Refusal } from "../../lib/api";
import type { Deal, ReplayPage, ReplayPosition, FinishedMatch, Retried } from "../../types";

export interface Source {
  /** Its place among the pages, if it has one. */
  path: string | null;
  past: () => Promise<FinishedMatch>;
  letters: (eyes: string, from: number) => Promise<ReplayPage>;
  deal: () => Promise<Deal>;
  moment: (at: number) => Promise<ReplayPosition>;
  /** Plays moves of a seat in place of an entry, for the verdict of the review. */
  retry: (n: number, seat: number, moves: readonly string[]) => Promise<Retried>;
  /** Where the record is to be had, and what the file is called. */
  record: string;
  file: string;
}

const PATIENCE = 6;
const WAIT = 700;

/** Asks again for a while where that is too much at once. */
async function patiently<T>(wish: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn++)
    try {
      return await wish();
    } catch (error) {
      const isPassing = error instanceof Refusal && ["too-fast", "busy"].includes(error.code);
      if (!isPassing || turn === PATIENCE) throw error;
      await new Promise((done) => setTimeout(done, WAIT * turn));
    }
}

const asked = (wish: (path: string) => Promise<unknown>): Omit<Source, "path" | "record" | "file"> => ({
  past: () => patiently(() => wish("") as Promise<FinishedMatch>),
  letters: (eyes, from) => patiently(() => wish(`/letters?eyes=${eyes}&from=${from}`) as Promise<ReplayPage>),
  deal: () => patiently(() => wish("/deal") as Promise<Deal>),
  retry: (n, seat, moves) =>
    patiently(() => wish(`/retry?at=${n}&seat=${seat}&moves=${encodeURIComponent(moves.join("; "))}`) as Promise<Retried>),
  moment: (at) => patiently(() => wish(`/moment?at=${at}`) as Promise<ReplayPosition>),
});

export const ofMatch = (match: string): Source => ({
  ...asked((path) => ask("GET", `/api/matches/${encodeURIComponent(match)}${path}`)),
  path: `/m/${match}`,
  record: `/api/records/${match}`,
  file: `${match}.fivefold`,
});

/** Where a record is to be had for a download. */
export async function recordOf({ record }: Source): Promise<string> {
  if (transport.isShared || record.startsWith("blob:")) return record;
  return URL.createObjectURL(await (await transport.ask(record, {})).blob());
}

export const ofFile = (file: File): Source => ({
  ...asked((path) => ask("POST", `/api/file${path}`, file)),
  path: null,
  record: URL.createObjectURL(file),
  file: file.name,
});
