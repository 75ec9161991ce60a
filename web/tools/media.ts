// Breakpoints by name: `@media (--phone)` in any style becomes what `@custom-media --phone` says in tokens.css, for browsers do not know it yet.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const TOKENS = new URL("../src/styles/tokens.css", import.meta.url).pathname;
const DECLARED = /@custom-media\s+(--[\w-]+)\s+(\([^)]+\));\n?/g;

/** The breakpoints that a style declares, each with its name. */
export function breakpoints(css: string): Map<string, string> {
  return new Map(Array.from(css.matchAll(DECLARED), ([, name, query]) => [name!, query!]));
}

/** A style in which no breakpoint goes by its name. */
export function spellOut(css: string, known: Map<string, string>): string {
  return css.replace(DECLARED, "").replace(/@media[^{]+/g, (query) =>
    query.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
      const found = known.get(name);
      if (!found) throw new Error(`there is no breakpoint ${name} in tokens.css`);
      return found;
    }),
  );
}

export function media(): Plugin {
  return {
    name: "turncoat-media",
    enforce: "pre",
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler(code) {
        this.addWatchFile(TOKENS);
        return { code: spellOut(code, breakpoints(readFileSync(TOKENS, "utf-8"))), map: null };
      },
    },
  };
}
