// The result: a rank for everybody, unless nobody is ahead.
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { Words } from "../src/lib/words";
import Result from "../src/parts/table/Result.svelte";
import { table } from "./tables";

vi.mock("../src/lib/scrollable", () => ({ scrollable: () => undefined })); // there are no sizes here

const texts = import.meta.glob<string>(["../locale/en.ftl", "../../src/turncoat/match/locale/en.ftl"], {
  import: "default",
  eager: true,
});

it.each([
  [[1, 2], ["1", "2"], 1],
  [[1, 1], ["–", "–"], 0],
])("of ranks %j shows %j", async (ranks, shown, winners) => {
  const over = table(9, { state: "finished", result: { points: [4, 4], ranks, text: "It is over." } });
  const play = { table: over, game: {}, words: new Words("en", Object.values(texts)) };
  const drawn = mount(Result, { target: document.body, props: { play: play as never } });
  flushSync();
  expect([...document.querySelectorAll(".rank")].map(({ textContent }) => textContent)).toEqual(shown);
  expect(document.querySelectorAll("tr.win, .winner")).toHaveLength(2 * winners);
  await unmount(drawn);
});
