// Runs a Python script in the browser's Python under node: to compile the engine, and to test it.
//
//     node run.mjs ENGINE SCRIPT [NAME=FOLDER...]
//
// ENGINE is a folder with Pyodide and, once it is built, engine.tar.xz. Each FOLDER is mounted as /NAME.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

async function run(engine, script, ...mounts) {
  const home = resolve(engine);
  const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);
  const python = await loadPyodide({
    indexURL: home,
    lockFileContents: readFileSync(join(home, "lock.json"), "utf8"),
    env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
  });
  for (const mount of mounts) {
    const [name, folder] = mount.split("=");
    python.mountNodeFS(`/${name}`, resolve(folder));
  }
  const packed = join(home, "engine.tar.xz");
  if (existsSync(packed)) {
    python.FS.writeFile("/engine.tar.xz", new Uint8Array(readFileSync(packed)));
    python.runPython(readFileSync(new URL("unpack.py", import.meta.url), "utf8"));
  }
  await python.runPythonAsync(readFileSync(script, "utf8"));
}

try {
  await run(...process.argv.slice(2));
} catch (error) {
  // An uncaught error would print a line of Pyodide's source, which is a megabyte long.
  console.error(String(error));
  process.exitCode = 1;
}
