import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fluent } from "./tools/fluent.ts";
import { fonts, paintedFonts } from "./tools/fonts.ts";
import { media } from "./tools/media.ts";

// The boards once more, to be drawn without a browser: one script that Python runs (`turncoat.drawings`).
export default defineConfig({
  plugins: [fluent(), media(), fonts(), paintedFonts(), svelte({ emitCss: false })], // each component brings its style along
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ...{ ssr: "src/still/index.ts", outDir: "../src/turncoat/drawings/built", emptyOutDir: true, target: "es2022" },
    assetsInlineLimit: 1 << 20, // the fonts too: a picture needs no other file
    rolldownOptions: { output: { format: "iife", name: "still", entryFileNames: "still.js", codeSplitting: false } },
  },
});
