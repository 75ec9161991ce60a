// What a moment is shared as: the words on its card, and what of a moving picture is stored.
import { describe, expect, it } from "vitest";
import { blended, changesOf, inFlight, shots, type Take } from "../src/parts/share/animation";
import { told, wrapped } from "../src/still/card";
import { symbolsFor } from "../src/still/compose";
import { plain } from "../src/still/plain";
import { valueOf } from "../src/still/values";

describe("the words on a card", () => {
  it("are broken into lines, and what is left over is cut off", () => {
    expect(wrapped("one two three", 7, 3)).toEqual(["one two", "three"]);
    expect(wrapped("one two three four five", 7, 2)).toEqual(["one two", "three…"]);
    expect(wrapped("unbreakable", 4, 2)).toEqual(["unbreakable"]);
    expect(wrapped("a 😀😀😀😀", 4, 1)).toEqual(["a 😀…"]);
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
  it("lets pieces fly where something moved, and blends where nothing did", () => {
    const still = { flying: [] } as unknown as Take;
    const moving = { flying: [{}] } as unknown as Take;
    const shares: number[] = [];
    const times = Array.from(
      shots([still, moving, still], (take, share) => {
        if (take === moving) shares.push(share);
        return new Uint8ClampedArray(4);
      }),
      ({ ms }) => ms,
    );
    expect(shares.slice(0, 11)).toEqual([...shares.slice(0, 11)].sort());
    expect(shares[10]).toBe(1);
    expect(times.filter((ms) => ms > 1000)).toHaveLength(3);
    expect(times).toHaveLength(3 + 10 + 3);
  });
  it("begins a flight where the piece lay and ends it where it lies", () => {
    const way = { from: { x: 10, y: 20 }, to: { x: 110, y: 20 } };
    expect(inFlight(way, 0)).toEqual({ x: 10, y: 20, size: 0.8 });
    expect(inFlight(way, 1).x).toBe(110);
    expect(inFlight(way, 1).y).toBeCloseTo(20);
    expect(inFlight(way, 0.3).y).toBeLessThan(20);
  });
  it("blends one picture into the next", () => {
    expect([...blended(Uint8ClampedArray.of(0, 100), Uint8ClampedArray.of(100, 0), 0.25)]).toEqual([25, 75]);
  });
});

describe("a picture for painters that know no style sheets", () => {
  const sheet = (css: string, inside: string) =>
    plain(`<svg xmlns="http://www.w3.org/2000/svg"><style><![CDATA[${css}]]></style>${inside}</svg>`);

  it("says at each element what its rules say, what counts for more last", () => {
    const drawn = sheet(".a.b{fill:red}.a{fill:blue}path:where(.c){fill:green}", '<path class="a b c"/>');
    expect(drawn).toContain('<path style="fill:red"/>');
  });
  it("leaves out what holds on paper, while something is touched, or for those who ask for contrast", () => {
    const css =
      "@media print{.a{fill:red}}.a:hover{fill:red}@media (prefers-contrast:more){.a{fill:red}}@media screen{.a{fill:blue}}";
    expect(sheet(css, '<path class="a"/>')).toContain('<path style="fill:blue"/>');
  });
  it("puts in variables, those of the place at which a symbol is used", () => {
    const symbol = '<defs><symbol id="s" viewBox="0 0 1 1"><path fill="var(--t, none)"/></symbol></defs>';
    const drawn = sheet(
      "svg{--one:#123}",
      `${symbol}<g style="--t:var(--one)"><use href="#s" width="9" height="9"/></g>`,
    );
    expect(drawn).toContain('<svg id="" viewBox="0 0 1 1" x="0" y="0" width="9" height="9"><path fill="#123"/></svg>');
    expect(drawn).toContain('<path fill="none"/>');
  });
  it("mixes colours, multiplies lengths, and writes in capitals what is to be read so", () => {
    expect(valueOf("color-mix(in srgb, #808080 50%, black)", {})).toBe("#404040");
    expect(valueOf("color-mix(in srgb, #fff 20%, transparent)", {})).toBe("#ffffff33");
    expect(valueOf("calc(10px * var(--plan))", { "--plan": "1.5" })).toBe("15px");
    expect(sheet("text{text-transform:uppercase}", "<text>Gallia</text>")).toContain(">GALLIA</text>");
  });
  it("is no longer drawn if a variable refers to itself", () => {
    expect(() => valueOf("var(--a)", { "--a": "var(--b)", "--b": "var(--a)" })).toThrow("var(--a) refers to itself");
  });
  it("stays a picture, whatever is written there", () => {
    expect(sheet("", "<text>]]&gt; &amp; &lt;b></text>")).toContain("<text>]]&gt; &amp; &lt;b&gt;</text>");
  });
});
