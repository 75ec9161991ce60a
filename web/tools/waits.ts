// How long players wait for the others in recorded films: node tools/waits.ts FILE…, one JSON line for each. `tools/waits.py` records them.
import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { createServer } from "vite";
import type { Film } from "../src/lib/schedule";

interface Recording {
  game: string;
  options: Record<string, string>;
  seat: number;
}

// What the page's modules ask of a browser when they are loaded.
const { document } = new JSDOM("", { pretendToBeVisual: true }).window;
Object.assign(globalThis, { document, matchMedia: () => ({ matches: false, addEventListener() {} }) });

const server = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const load = async <M>(path: string) => (await server.ssrLoadModule(path)) as M;
const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf-8"));

const { keepPrinted } = await load<typeof import("../src/lib/printed")>("/src/lib/printed.ts");
for (const game of ["rattus", "verraeter", "ontembare_stad"])
  keepPrinted(game, read(`tests/${game}-printed.json`) as object);
const { recorded, waitsOf } = await load<typeof import("../tests/waits")>("/tests/waits.ts");
const { prepare } = await load<typeof import("../src/games/ontembare_stad/expansion")>(
  "/src/games/ontembare_stad/expansion.ts",
);

for (const file of process.argv.slice(2)) {
  const [{ game, options, seat }, ...scenes] = read(file) as [Recording, ...unknown[]];
  const { film } = await load<{ film: Film<unknown> }>(`/src/games/${game}/film.ts`);
  await prepare({ options });
  console.log(JSON.stringify(waitsOf(recorded(film, scenes, seat))));
}
await server.close();
