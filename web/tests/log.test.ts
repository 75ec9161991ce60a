import { describe, expect, it } from "vitest";
import { chapters } from "../src/parts/table/chapters";
import { event, step } from "./tables";

const told = (...rules: string[]) =>
  rules.map((rule, place) => step(place + 1, { events: [event(`${rule} happened`, rule)] }));
const round = (number: number) => step(number, { events: [{ ...event("A round began.", "V-13.1"), what: "round" }] });

describe("the log", () => {
  it("is grouped by the chapters of the rules", () => {
    const parts = chapters(told("V-0.1", "V-0.2", "V-1.1", "V-2.1", "V-2.3"));
    expect(parts.map((part) => [part.chapter, part.lines.length])).toEqual([
      [0, 2],
      [1, 1],
      [2, 2],
    ]);
  });

  it("says when a round begins", () => {
    const parts = chapters([...told("V-0.1"), round(2), ...told("V-1.1", "V-1.2"), round(5), ...told("V-1.1")]);
    expect(parts.map((part) => [part.round, part.lines.length])).toEqual([
      [null, 1],
      ["A round began.", 0],
      [null, 2],
      ["A round began.", 0],
      [null, 1],
    ]);
  });

  it("opens no chapter for a rule of the set-up in the middle of a round", () => {
    const parts = chapters(told("V-1.1", "V-10.2", "V-0.6", "V-10.4", "V-11.1"));
    expect(parts.map((part) => [part.chapter, part.lines.length])).toEqual([
      [1, 1],
      [10, 3],
      [11, 1],
    ]);
  });

  it("names a rule once for sentences that follow each other", () => {
    const [part] = chapters(told("V-1.1", "V-1.1", "V-1.2"));
    expect(part!.lines.map((line) => line.rule)).toEqual(["V-1.1", "", "V-1.2"]);
  });

  it("marks what has just happened, and says who took something back", () => {
    const parts = chapters([...told("V-1.1"), step(2, { isUndo: true, mover: 1, events: [] })]);
    const lines = parts.flatMap((part) => part.lines);
    expect(lines.map((line) => [line.text, line.who, line.isNew])).toEqual([
      ["V-1.1 happened", 0, false],
      [null, 1, true],
    ]);
  });

  it("says who asked for a hint, where they asked, even if what followed was taken back", () => {
    const asked = [
      { who: 1, number: 2 },
      { who: 0, number: 4 },
    ];
    const steps = [...told("V-1.1"), step(4, { isUndo: true, mover: 1, events: [] })];
    const lines = chapters(steps, undefined, asked).flatMap((part) => part.lines);
    expect(lines.map((line) => [line.who, line.message])).toEqual([
      [0, null],
      [1, "page-log-hint"],
      [1, "page-log-undo"],
      [0, "page-log-hint"],
    ]);
  });
});
