// Each built file once more as .br and .gz, so that the server has nothing to compress.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = new Set([".css", ".html", ".js", ".json", ".svg", ".txt"]);

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "turncoat-compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!WORTH_IT.has(extname(name))) continue;
        const file = join(folder, name);
        const content = await readFile(file);
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best));
      }
    },
  };
}
