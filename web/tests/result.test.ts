// The result: a rank for everybody, unless nobody is ahead; and what points consist of, block by block, with the moment at which it came about.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import type { Reckoning } from "../src/lib/messages";
import { ReckoningLook } from "../src/lib/reckoning.svelte";
import { Words } from "../src/lib/words";
import Result from "../src/parts/result/Result.svelte";
import { table } from "./tables";

vi.mock("../src/lib/scrollable", () => ({ scrollable: () => undefined })); // there are no sizes here
const nothing = () => undefined;
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  },
);
afterEach(() => vi.restoreAllMocks());

const texts = import.meta.glob<string>(["../locale/en.ftl", "../../src/turncoat/match/locale/en.ftl"], {
  import: "default",
  eager: true,
});

const block = (source: number, points: number, ...moments: number[]) => ({
  ...{ source, points, moments },
  text: `thing ${points}`,
  emblem: "ui/cube",
  rule: "RAT-5.7",
});
const RECKONING: Reckoning = {
  decided: [{ text: "In round 2 Anna went ahead for good.", moment: 4 }],
  sources: [
    { text: "Regions", emblem: "ui/cube" },
    { text: "Palace", emblem: "ui/king" },
  ],
  rows: [
    {
      seat: 1,
      name: "Anna",
      points: 5,
      remark: null,
      blocks: [block(0, 3, 1), block(1, 2, 4)],
      course: [0, 3, 3, 3, 5],
    },
    { seat: 0, name: "Ben", points: 4, remark: "alone", blocks: [block(0, 4, 2, 4)], course: [0, 0, 2, 2, 4] },
  ],
  honours: [{ title: "The saviour", text: "saved 2", emblem: "ui/king", seats: [1] }],
  chapters: [
    { moment: 0, round: 1 },
    { moment: 3, round: 2 },
  ],
};

function draw(ranks: number[], reckoning: Promise<Reckoning>) {
  vi.spyOn(api, "reckoning").mockReturnValue(reckoning);
  vi.spyOn(api, "analysis").mockReturnValue(new Promise(() => undefined));
  const result = { points: [4, 5], ranks, text: "It is over.", verdict: null };
  const play = {
    table: table(9, { state: "finished", result }),
    game: {},
    words: new Words("en", Object.values(texts)),
  };
  const drawn = mount(Result, { target: document.body, props: { play: play as never, openRules: () => undefined } });
  flushSync();
  return drawn;
}

it.each([
  [[2, 1], ["1", "2"], 1],
  [[1, 1], ["–", "–"], 0],
])("of ranks %j shows %j", async (ranks, shown, winners) => {
  const drawn = draw(ranks, new Promise(() => undefined));
  expect([...document.querySelectorAll("tbody td:first-child")].map(({ textContent }) => textContent)).toEqual(shown);
  expect(document.querySelectorAll("li.win, .winner")).toHaveLength(2 * winners);
  await unmount(drawn);
});

it("has a block for each part of a score, and the same figures in a table", async () => {
  const drawn = draw([2, 1], Promise.resolve(RECKONING));
  await vi.waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(3));
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ["1", "Anna", "3", "2", "5"],
    ["2", "Ben", "4", "0", "4"],
  ]);
  expect(document.querySelector(".decided")!.textContent).toContain("In round 2");
  expect(document.querySelector<HTMLAnchorElement>(".decided a")!.href).toContain("/replay?move=4");
  await unmount(drawn);
});

it("lights the moments of a block, and the blocks of a moment", async () => {
  const drawn = draw([2, 1], Promise.resolve(RECKONING));
  await vi.waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(3));
  const lit = () => [...document.querySelectorAll(".block.lit")].map(({ textContent }) => textContent);
  const [first] = document.querySelectorAll("[role=listbox]");
  first!.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  first!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  flushSync();
  expect(lit()).toEqual(["2", "4"]); // both came about at the last moment
  expect(document.querySelectorAll("i.lit")).toHaveLength(1);
  expect(document.querySelector(".told")!.textContent).toContain("Round 2");
  const slider = document.querySelector<HTMLInputElement>("[type=range]")!;
  slider.value = "0";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  slider.value = "1";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(lit()).toEqual(["3"]);
  await unmount(drawn);
});

it("goes from one moment to the next in either direction", () => {
  const look = new ReckoningLook(RECKONING);
  expect(look.moments).toEqual([1, 2, 4]);
  look.goTo(1);
  look.goTo(2);
  expect(look.lit).toEqual([2]);
  look.goTo(3);
  expect(look.lit).toEqual([4]);
  look.goTo(3);
  expect(look.lit).toEqual([2]);
});
