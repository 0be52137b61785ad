// This device alone: the engine in a worker, and what is known without it in files beside it.
import { app } from "../app/state.svelte";
import { need } from "../lib/words.svelte";
import Above from "../local/Above.svelte";
import { Tab } from "../local/tab";
import type { Transport } from "./transport";

app.playsAlone = true;
const home = new URL(".", location.href);
const engine = new URL(`${import.meta.env.FIVEFOLD_ENGINE}/`, home).href;
const tab = new Tab(`fivefold ${home.pathname}`, engine);

/** What does not need the engine, by the files that have it. */
const FILES: Record<string, string> = { "/api/games": "games.json", "/api/drills": "drills.json" };
/** The date in these files, which stands for today. */
const BUILT = "2000-01-01";

async function read(file: string): Promise<Response> {
  const answer = await fetch(engine + file);
  const today = new Date().toISOString().slice(0, 10);
  return new Response((await answer.text()).replaceAll(BUILT, today), { status: answer.status });
}

export const transport: Transport = {
  isShared: false,
  prefix: "?",
  ask: (path, init) => {
    // A person who plays has something to lose.
    if (path === "/api/rooms" && init.method === "POST") void navigator.storage?.persist();
    return FILES[path] ? read(FILES[path]) : tab.ask(path, init);
  },
  connect: (code, hearer) => tab.connect(code, hearer),
  Above,
  Kept: async () => (await Promise.all([import("../local/Kept.svelte"), need("local")]))[0],
};
