// Loads the engine into a worker: Python, and the package compiled for it.
import type { PyodideAPI } from "pyodide";
import unpack from "../../engine/unpack.py?raw";

type Loader = typeof import("pyodide");

/** How much of the way there is behind us when a file is here, and when Python runs. */
const FILES = 0.7;
const RUNNING = 0.9;

/** Tells how much of the files has come, without touching what Python reads. */
function watch(sizes: Record<string, number>, tell: (done: number) => void): void {
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const plain = self.fetch;
  let come = 0;
  self.fetch = async (what, init) => {
    const answer = await plain(what, init);
    const size = sizes[String(what instanceof Request ? what.url : what).split("/").at(-1)!];
    if (!size || !answer.ok) return answer;
    void (async () => {
      const reader = answer.clone().body!.getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        come += next.value.length;
        tell(Math.min(1, come / whole) * FILES);
      }
    })().catch(() => undefined);
    return answer;
  };
}

async function bytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Starts Python; `tell` is told how far it is, from 0 to 1. */
export async function loadPython(engine: string, tell: (done: number) => void = () => undefined): Promise<PyodideAPI> {
  const [{ loadPyodide }, lock, sizes] = await Promise.all([
    import(/* @vite-ignore */ `${engine}pyodide.mjs`) as Promise<Loader>,
    fetch(`${engine}lock.json`).then((answer) => answer.text()),
    fetch(`${engine}sizes.json`).then((answer) => answer.json() as Promise<Record<string, number>>),
  ]);
  watch(sizes, tell);
  const [python, archive] = await Promise.all([
    loadPyodide({
      indexURL: engine,
      lockFileContents: lock,
      env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
    }),
    bytes(`${engine}engine.tar.xz`),
  ]);
  tell(FILES);
  python.FS.writeFile("/engine.tar.xz", archive);
  python.runPython(unpack);
  tell(RUNNING);
  return python;
}
