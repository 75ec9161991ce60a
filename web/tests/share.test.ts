// What a moment is shared as: the words on its card, and what of a moving picture is stored.
import { describe, expect, it } from "vitest";
import { blended, changesOf } from "../src/parts/share/animation";
import { told, wrapped } from "../src/still/card";
import { symbolsFor } from "../src/still/compose";

describe("the words on a card", () => {
  it("are broken into lines, and what is left over is cut off", () => {
    expect(wrapped("one two three", 7, 3)).toEqual(["one two", "three"]);
    expect(wrapped("one two three four five", 7, 2)).toEqual(["one two", "three…"]);
    expect(wrapped("unbreakable", 4, 2)).toEqual(["unbreakable"]);
  });
  it("stay words, whatever people are called", () => {
    const card = told({ title: "Rattus", line: "", site: "here", seats: [{ name: "<b>&", points: 3 }] });
    expect(card).toContain("&lt;b&gt;&amp;");
    expect(card).not.toContain("<b>");
  });
});

describe("a picture that needs no other file", () => {
  it("holds the symbols that it refers to, and those that these refer to", () => {
    const symbols: Record<string, string> = { a: '<g id="a" fill="url(#b)"/>', b: "<b/>", c: "<c/>" };
    expect(symbolsFor('<use href="#a"/>', (id) => symbols[id])).toBe(symbols["a"]! + symbols["b"]!);
    expect(symbolsFor('fill: url("#c")', (id) => symbols[id])).toBe(symbols["c"]);
  });
});

describe("a picture that moves", () => {
  it("stores only what changes", () => {
    expect([...changesOf(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 5, 3), 9)]).toEqual([9, 2, 9]);
    expect([...changesOf(Uint8Array.of(1, 2), null, 9)]).toEqual([1, 2]);
  });
  it("blends one picture into the next", () => {
    expect([...blended(Uint8ClampedArray.of(0, 100), Uint8ClampedArray.of(100, 0), 0.25)]).toEqual([25, 75]);
  });
});
