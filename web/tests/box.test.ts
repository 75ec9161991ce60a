// What an owner types on the page of the box: which of it can stand there, and how it comes back into the field.
import { expect, it } from "vitest";
import { BoxReader, typedFrom, valueFrom } from "../src/lib/box.svelte";
import type { BoxCell } from "../src/lib/messages";
import { Words } from "../src/lib/words";

const cell = (own: Partial<BoxCell>): BoxCell => ({
  path: "event.0.for",
  label: "Good Harvest: for",
  kind: "number",
  lowest: 0,
  highest: 0,
  choices: [],
  letters: "",
  value: 0,
  provenance: "reconstructed",
  isSpare: false,
  ...own,
});
const choices = [
  { value: "", title: "everyone alike" },
  { value: "area", title: "each area" },
];

it.each([
  ["a number", cell({ lowest: 1, highest: 20 }), 7],
  ["a choice", cell({ kind: "choice", choices }), "area"],
  ["a choice without a name", cell({ kind: "choice", choices }), ""],
  ["a yes", cell({ kind: "flag" }), true],
  ["a no", cell({ kind: "flag" }), false],
  ["letters", cell({ kind: "letters", letters: "PBCKWRMA", lowest: 1, highest: 4 }), "MMCR"],
] as const)("reads %s back as it was typed", (_, own, value) => {
  expect(valueFrom(own, typedFrom(own, value))).toBe(value);
});

it.each([
  ["nothing", cell({ kind: "flag" }), ""],
  ["no choice", cell({ kind: "choice", choices }), ""],
  ["a number too high", cell({ highest: 5 }), "6"],
  ["a number with a fraction", cell({ highest: 5 }), "1.5"],
  ["letters of no sign", cell({ kind: "letters", letters: "AB", lowest: 1, highest: 4 }), "ABX"],
  ["too many letters", cell({ kind: "letters", letters: "AB", lowest: 1, highest: 2 }), "ABA"],
] as const)("takes %s for no value", (_, own, typed) => {
  expect(valueFrom(own, typed)).toBeUndefined();
});

it("takes small letters too", () => {
  expect(valueFrom(cell({ kind: "letters", letters: "AB", lowest: 1, highest: 4 }), " ab ")).toBe("AB");
});

it("keeps what was corrected after all was agreed with at one blow, when that is taken back", () => {
  const cells = [0, 1, 2].map((place) => cell({ path: `area.${place}.cost`, highest: 6, value: 1 }));
  const section = { kind: "area", title: "", where: "", columns: [], cards: [{ title: "", cells }] };
  const reader = new BoxReader(
    { game: "it", title: "", sections: [section], boxes: [] },
    new Words("en", []),
    () => {},
  );
  reader.agree(section);
  reader.go("area.1.cost");
  reader.enter(4);
  expect(reader.agreedIn(section).length).toBe(2);
  reader.disagree(section);
  expect(reader.draft.values).toEqual({ "area.1.cost": 4 });
  expect(reader.agreedIn(section)).toEqual([]);
  reader.leave();
});
