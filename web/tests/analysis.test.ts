import { describe, expect, test } from "vitest";
import { bandsOf, shiftsAt } from "../src/lib/analysis.svelte";
import type { Analysis } from "../src/lib/messages";

const chances = [
  [0.25, 0.25, 0.5],
  [0.28, 0.6, 0.12],
];
const analysis: Analysis = { state: "ready", done: 2, total: 2, games: 256, byNetwork: false, chances, turning: [] };

describe("an analysis", () => {
  test("tells whose chances changed where the match turned, the most first", () => {
    const shifts = shiftsAt(analysis, { moment: 1, seat: 0, hints: [] });
    expect(shifts.map(({ seat }) => seat)).toEqual([2, 1]); // seat 0's three percent may be luck
    expect(shifts[0]).toEqual({ seat: 2, before: 0.5, after: 0.12 });
  });

  test("draws everybody's band upon the one before, up to the whole", () => {
    const bands = bandsOf(chances);
    expect(bands.map((band) => band[0])).toEqual([
      { lower: 0, upper: 0.25 },
      { lower: 0.25, upper: 0.5 },
      { lower: 0.5, upper: 1 },
    ]);
    for (const [place, band] of bands.entries())
      for (const [moment, { lower }] of band.entries())
        expect(lower).toBeCloseTo(bands[place - 1]?.[moment]?.upper ?? 0);
  });

  test("has a band for nobody before there is anything to draw", () => {
    expect(bandsOf([])).toEqual([]);
  });
});
