import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./tools/compressed.ts";
import { fluent } from "./tools/fluent.ts";

// The page is built into the Python package, so that whoever installs it needs no Node.
export default defineConfig({
  plugins: [fluent(), svelte(), compressed()],
  build: { outDir: "../src/turncoat/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {}, // components and runes are tested as the browser runs them
  server: {
    fs: { allow: [".."] }, // the games' sentences lie beside their rules
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: "tests/setup.ts" },
});
