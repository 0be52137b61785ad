// A plugin for Vite: writes the service worker of a build, `sw.js`, with the lists of its files in the first line, and
// names the manifest and the icons on the page. `tools/build_pwa.py` adds the files that are put beside a build.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc, type Plugin } from "vite";
import { listsOf } from "./lists.ts";

const WORKER = join(import.meta.dirname, "worker.ts");
const short = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

export function offline(): Plugin {
  let base = "/";
  return {
    name: "offline",
    apply: "build",
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: `${base}manifest.webmanifest` }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: `${base}app/apple-touch-icon.png` }, injectTo: "head" },
    ],
    async writeBundle({ dir }, bundle) {
      const page = readFileSync(join(dir!, "index.html"), "utf-8");
      const files = Object.values(bundle).filter(({ fileName }) => !fileName.endsWith(".html"));
      const lists = listsOf(
        page,
        files.map((file) => ({ name: file.fileName, modules: file.type === "chunk" ? file.moduleIds : [] })),
        short,
      );
      const { code } = await transformWithOxc(readFileSync(WORKER, "utf-8"), WORKER, { lang: "ts" });
      writeFileSync(join(dir!, "sw.js"), `const LISTS = ${JSON.stringify(lists)};\n${code}`);
    },
  };
}
