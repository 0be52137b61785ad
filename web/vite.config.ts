// How the client is built: into the Python package, which serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { offline } from "./offline/plugin.ts";
import { paper } from "./paper.ts";
import { rules } from "./rules.ts";
import { words } from "./words.ts";

const server = process.env.FIVEFOLD_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [words(), rules(), svelte(), svelteTesting(), offline(), paper()],
  build: {
    outDir: "../src/fivefold/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
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
});
