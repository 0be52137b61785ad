// A plugin for Vite: after a build, the pieces of all games are drawn once more for paper, for `fivefold print`.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { runnerImport, type Plugin } from "vite";
import { words } from "./words.ts";

const FILE = resolve(import.meta.dirname, "../src/fivefold/sheets/pieces.json");

export function paper(): Plugin {
  return {
    name: "paper",
    apply: "build",
    async closeBundle() {
      const { module } = await runnerImport<typeof import("./src/paper")>(resolve(import.meta.dirname, "src/paper.ts"), {
        root: import.meta.dirname,
        configFile: false,
        plugins: [words(), svelte({ compilerOptions: { css: "injected" } })],
      });
      writeFileSync(FILE, JSON.stringify(module.sheets));
    },
  };
}
