// What has moved, from what lies where before and after.
import { describe, expect, it } from "vitest";
import { changedSpots, movesBetween, put, together, type Pieces } from "../src/lib/moves";

describe("what moved", () => {
  it("left one spot and came to another", () => {
    const [before, after] = [{ cube: { land: 3, seat: 2 } }, { cube: { land: 1, seat: 4 } }];
    expect(movesBetween(before, after)).toEqual([{ kind: "cube", count: 2, from: "land", to: "seat" }]);
  });

  it("may come from several spots, and go to several", () => {
    const [before, after] = [{ stone: { a: 2, b: 1 } }, { stone: { c: 2, d: 1 } }];
    expect(movesBetween(before, after)).toEqual([
      { kind: "stone", count: 2, from: "a", to: "c" },
      { kind: "stone", count: 1, from: "b", to: "d" },
    ]);
  });

  it("is of one kind: what only came or only left has not moved", () => {
    expect(movesBetween({ red: { a: 1 } }, { blue: { b: 1 } })).toEqual([]);
    expect(movesBetween({}, { red: { a: 1 } })).toEqual([]);
  });

  it("comes from elsewhere or goes there, where a game says where that is", () => {
    const bank = (kind: string) => (kind === "stone" ? "bank" : null);
    expect(movesBetween({}, { stone: { a: 2 }, card: { a: 1 } }, bank)).toEqual([
      { kind: "stone", count: 2, from: "bank", to: "a" },
    ]);
    expect(movesBetween({ stone: { a: 2 } }, {}, bank)).toEqual([{ kind: "stone", count: 2, from: "a", to: "bank" }]);
  });

  it("shows its face if it is seen before or after", () => {
    expect(movesBetween({ card: { pile: 9 } }, { card: { pile: 8 }, "card:4": { hand: 1 } })).toEqual([
      { kind: "card:4", count: 1, from: "pile", to: "hand" },
    ]);
    expect(movesBetween({ "card:4": { row: 1 } }, { card: { hand: 1 } })).toEqual([
      { kind: "card:4", count: 1, from: "row", to: "hand" },
    ]);
  });

  it("does not go anywhere by being turned over, nor become another card", () => {
    const [before, after] = [{ card: { hand: 1, pile: 1 } }, { card: { hand: 1 }, "card:4": { hand: 1 } }];
    expect(movesBetween({ card: { hand: 1 } }, { "card:4": { hand: 1 } })).toEqual([]);
    expect(movesBetween(before, after)).toEqual([{ kind: "card:4", count: 1, from: "pile", to: "hand" }]);
    expect(movesBetween({ "card:4": { a: 1 } }, { "card:5": { b: 1 } })).toEqual([]);
  });
});

describe("moves", () => {
  it("of one kind between the same spots are one", () => {
    const move = { kind: "cube", count: 1, from: "a", to: "b" };
    expect(together([move, { ...move, count: 2 }, { ...move, to: "c" }])).toEqual([
      { ...move, count: 3 },
      { ...move, to: "c" },
    ]);
  });
});

describe("spots", () => {
  it("have changed where something lies that did not, or lies no longer", () => {
    const changed = changedSpots({ cube: { a: 1, b: 2, c: 1 } }, { cube: { a: 1, b: 1 }, rat: { d: 1 } });
    expect([...changed].sort()).toEqual(["b", "c", "d"]);
  });

  it("hold what is put there, and nothing is put of nothing", () => {
    const pieces: Pieces = {};
    put(pieces, "cube", "a");
    put(pieces, "cube", "a", 2);
    put(pieces, "cube", "b", 0);
    expect(pieces).toEqual({ cube: { a: 3 } });
  });
});
