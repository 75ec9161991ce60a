// Fluent files as modules: only what the page says itself. Rules, lessons, options, actions, events, reasons and what a match comes to come from the server, in sentences.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ELSEWHERE =
  /^(rules?|book|chapter|lesson|option|preset|chance|action|event|prompt|waiting|why|source|portion|remark|award|decided)-/;

/** In what learners ask: only a game at a glance, which is in the catalogue. */
const ELSEWHERE_TO_LEARN = /^game-/;

/** A Fluent file without comments and without the messages that the page gets elsewhere. */
export function strip(text: string, elsewhere = ELSEWHERE): string {
  const kept: string[] = [];
  let isKept = true;
  for (const line of text.split("\n")) {
    const isStart = /^[a-zA-Z]/.test(line);
    if (isStart) isKept = !elsewhere.test(line);
    else if (line.startsWith("#") || !line.trim()) continue;
    if (isKept) kept.push(line);
  }
  return kept.join("\n") + "\n";
}

export function fluent(): Plugin {
  return {
    name: "turncoat-fluent",
    enforce: "pre",
    async load(id) {
      const file = id.split("?")[0]!;
      if (!file.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      const text = strip(await readFile(file, "utf-8"), file.includes("/teach/") ? ELSEWHERE_TO_LEARN : ELSEWHERE);
      return { code: `export default ${JSON.stringify(text)}`, map: null };
    },
  };
}
