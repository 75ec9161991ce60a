// Colours and breakpoints have names, and are declared once.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FLAT, LAPTOP, MEDIA, TABLET } from "../src/lib/breakpoints";
import { breakpoints, spellOut } from "../tools/media";

const RAW_COLOUR = /(?<![\w&(])#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const NAMED = /^\s*--[\w-]+:/;

const known = breakpoints(readFileSync("src/styles/tokens.css", "utf-8"));

/** The lines of the page's source that are wrong, each behind its file. */
function wrong(files: RegExp, isWrong: (line: string) => boolean): string[] {
  const found = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((file) => files.test(file));
  expect(found).not.toEqual([]);
  return found.flatMap((file) =>
    readFileSync(`src/${file}`, "utf-8")
      .split("\n")
      .filter(isWrong)
      .map((line) => `${file}: ${line.trim()}`),
  );
}

test("components take their colours from tokens", () => {
  expect(wrong(/\.(svelte|ts)$/, (line) => RAW_COLOUR.test(line))).toEqual([]);
});

test("style sheets use a colour only to give it a name", () => {
  expect(wrong(/\.css$/, (line) => RAW_COLOUR.test(line) && !NAMED.test(line))).toEqual([]);
});

test("styles take their breakpoints from tokens", () => {
  expect(wrong(/\.(svelte|css)$/, (line) => /@media.*\d/.test(line))).toEqual([]);
});

test("scripts take theirs from one file", () => {
  const isRaw = (line: string) => /(min|max)-(width|height):\s*\d/.test(line);
  const files = /^(?!lib.breakpoints\.ts$).*\.ts$/;
  expect(wrong(files, isRaw)).toEqual([]);
});

test("a breakpoint is spelled out where it is named", () => {
  const style = "@media (--laptop), (--flat) {a{}}";
  expect(spellOut(style, known)).toBe("@media (max-width: 1180px), (max-height: 560px) {a{}}");
  expect(() => spellOut("@media (--unheard-of) {a{}}", known)).toThrow("there is no breakpoint --unheard-of");
});

test("scripts and styles agree on the breakpoints", () => {
  expect(known.get("--tablet")).toBe(`(max-width: ${TABLET}px)`);
  expect(known.get("--laptop")).toBe(`(max-width: ${LAPTOP}px)`);
  expect(known.get("--flat")).toBe(`(max-height: ${FLAT}px)`);
  for (const [name, condition] of Object.entries(MEDIA)) expect(known.get(name), name).toBe(condition);
});
