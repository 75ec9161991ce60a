// The fonts with the letters and the features that the page uses and no others: little more than half of what they weigh whole.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const INSTALLED = fileURLToPath(new URL("../node_modules", import.meta.url));
const FOLDER = join(INSTALLED, ".fonts"); // beside what they are made of; `styles/fonts.css` takes them from here
const FONTS = {
  "alegreya.woff2": "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
  "alegreya-sans-400.woff2": "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
  "alegreya-sans-700.woff2": "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
};

/** Those of pictures that are painted without a browser: what paints them knows no variable fonts, and no compressed ones. */
const PAINTED = {
  "alegreya.ttf": [FONTS["alegreya.woff2"], { wght: 700 }],
  "alegreya-sans-400.ttf": [FONTS["alegreya-sans-400.woff2"], {}],
  "alegreya-sans-700.ttf": [FONTS["alegreya-sans-700.woff2"], {}],
} as const;

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
/** The letters of Western Europe, and the signs that names and the page's sentences have besides. */
const LETTERS = `${between(0x20, 0x7e)}\u00a0¡§©«°·»½¿${between(0xc0, 0xff)}ıŒœŸ–—‘’‚“”„•…‹›€−`;
/** Pairs, ligatures, accents and figures; no small capitals, of which there are most. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum", "pnum"];

export function fonts(): Plugin {
  return {
    name: "turncoat-fonts",
    async buildStart() {
      await mkdir(FOLDER, { recursive: true });
      for (const [name, source] of Object.entries(FONTS)) {
        const whole = await readFile(join(INSTALLED, source));
        await writeFile(
          join(FOLDER, name),
          await subsetFont(whole, LETTERS, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true }),
        );
      }
    },
  };
}

/** The fonts as files beside what is built. */
export function paintedFonts(): Plugin {
  return {
    name: "turncoat-painted-fonts",
    async generateBundle() {
      for (const [fileName, [source, variationAxes]] of Object.entries(PAINTED)) {
        const whole = await readFile(join(INSTALLED, source));
        const font = await subsetFont(whole, LETTERS, {
          targetFormat: "truetype",
          keepFeatures: FEATURES,
          variationAxes,
        });
        this.emitFile({ type: "asset", fileName, source: font });
      }
    },
  };
}
