// How the client is built: into the Python package, which serves it; or as a site of files alone (`--mode site`).
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";
import { firstPage } from "./first.ts";
import { links } from "./links.ts";
import { offline } from "./offline/plugin.ts";
import { paper } from "./paper.ts";
import { rules } from "./rules.ts";
import { policy } from "./policy.ts";
import { words } from "./words.ts";

const server = process.env.FIVEFOLD_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig(({ mode }) => {
  const isSite = mode === "site";
  return {
    base: isSite ? "./" : "/",
    publicDir: isSite ? false : "public",
    plugins: [
      words(),
      rules(isSite),
      svelte(isSite ? { preprocess: [links(), vitePreprocess()] } : {}),
      svelteTesting(),
      offline(),
      isSite ? policy() : paper(),
    ],
    resolve: isSite ? { conditions: ["site", ...defaultClientConditions] } : {},
    define: { "import.meta.env.FIVEFOLD_ENGINE": JSON.stringify(process.env.FIVEFOLD_ENGINE ?? "") },
    worker: { format: "es" as const },
    build: {
      outDir: isSite ? "../build/site" : "../src/fivefold/server/static",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: "es2022",
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstPage(), debugName: "first" }] } } },
    },
    server: {
      proxy: {
        "/api": server,
        "/ws": { target: server, ws: true },
      },
    },
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/english.ts"],
      restoreMocks: true,
      isolate: false, // a process compiles each component once, not once a file
      testTimeout: 120_000,
    },
  };
});
