import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./tools/compressed.ts";
import { fluent } from "./tools/fluent.ts";
import { fonts } from "./tools/fonts.ts";
import { media } from "./tools/media.ts";

// What all boards share is one file: of many small ones the headers weigh more than they do.
// What only other pages need, or only those who ask, is not among it.
const SHARED = {
  name: "shared",
  test: /node_modules(?!.gifenc)|vite.preload-helper|src.art.[A-Z]\w+\.svelte|src.(lib|parts).(?!.*(GameCard|TableList|HouseRules|SettingsDialog|KeysDialog|LegendDialog|RuleList|OursMark|Gathering|Invitation)|(box|goal|learn|replay|result|reckoning|setup|share|table.digest|table.summary|lesson|analysis|teaching|tips|welcome|hall|showcase)\b)|src.games.[^/\\]+$|src.pages.(NotFound|Table)/,
};
// For the same reason, the names in a city's scene and what reads it.
const SCENE = { name: "scene", test: /ontembare_stad.scene(\.gen)?\.ts/ };

// The page is built into the Python package, so that whoever installs it needs no Node.
export default defineConfig({
  plugins: [fluent(), media(), ...(process.env["VITEST"] ? [] : [fonts()]), svelte(), compressed()],
  build: {
    ...{ outDir: "../src/turncoat/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
    manifest: "sources.json", // by which the server names in a page's head what it needs
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED, SCENE] } } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {}, // components and runes are tested as the browser runs them
  server: {
    fs: { allow: [".."] }, // the games' sentences lie beside their rules
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  // Test files share a document, since a document of its own costs each four times its tests; setup.ts tidies up between two.
  test: {
    ...{ environment: "jsdom", isolate: false, include: ["tests/**/*.test.ts"], setupFiles: "tests/setup.ts" },
    testTimeout: 60_000, // a busy machine is no fault of the page
    hookTimeout: 60_000,
  },
});
