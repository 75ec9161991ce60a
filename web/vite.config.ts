import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the Python package, so that whoever installs it needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/turncoat/server/page", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
