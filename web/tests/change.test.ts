// Changes of scenes, as the server makes them.
import { describe, expect, it } from "vitest";
import { apply, type Change } from "../src/lib/change";

const scene = { round: 1, pawn: null, seats: [{ score: 0 }, { score: 2 }], hand: ["a", "b"] };

describe("a change", () => {
  it("is nothing if nothing changed", () => {
    expect(apply(scene, null)).toBe(scene);
  });

  it.each<[Change, object]>([
    [{ round: { "=": 2 } }, { ...scene, round: 2 }],
    [{ pawn: { "=": { at: 3 } } }, { ...scene, pawn: { at: 3 } }],
    [{ seats: { "1": { score: { "=": 5 } } } }, { ...scene, seats: [{ score: 0 }, { score: 5 }] }],
    [{ hand: { "=": ["a"] } }, { ...scene, hand: ["a"] }],
    [{ "=": { round: 9 } }, { round: 9 }],
  ])("%j leads to the scene after it", (change, after) => {
    expect(apply<object>(scene, change)).toEqual(after);
  });

  it("leaves the scene before it as it was, and keeps what did not change", () => {
    const after = apply(scene, { seats: { "1": { score: { "=": 5 } } } });
    expect(scene.seats[1]).toEqual({ score: 2 });
    expect(after.seats[0]).toBe(scene.seats[0]);
    expect(after.hand).toBe(scene.hand);
  });
});
