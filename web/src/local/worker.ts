// A worker that does jobs one after the other: bots' thoughts, puzzles, reviews.
import { hold } from "./locks";
import { loadPython } from "./python";

export interface WorkerStart {
  engine: string;
  /** The lock that says that this worker lives. */
  lock: string;
}
export interface Job {
  id: number;
  job: string;
}
export interface JobEnd {
  id: number;
  end: string;
}

type Perform = (job: string) => string;

async function start({ engine, lock }: WorkerStart): Promise<Perform> {
  await hold(lock);
  self.postMessage("alive");
  const python = await loadPython(engine);
  return python.runPython("from fivefold.local.tabs import perform_text\nperform_text") as Perform;
}

let performing: Promise<Perform> | undefined;

self.onmessage = async ({ data }: MessageEvent<WorkerStart | Job>) => {
  if ("engine" in data) {
    performing = start(data);
    performing.catch(() => self.close());
  } else {
    let end = "";
    try {
      end = (await performing!)(data.job);
    } catch (error) {
      console.error(String(error));
    }
    self.postMessage({ id: data.id, end } satisfies JobEnd);
  }
};
