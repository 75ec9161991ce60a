// A host with corrected components: the drawings show the numbers of that box, not those of ours.
import { beforeEach, describe as about, expect, it, vi } from "vitest";
import type { Printed as Rattus } from "../src/games/rattus/scene.gen";
import type { Printed as Stad } from "../src/games/ontembare_stad/scene.gen";
import rattus from "./rattus-printed.json";
import stad from "./ontembare_stad-printed.json";

async function open(game: string, printed: object): Promise<void> {
  const { keepPrinted } = await import("../src/lib/printed");
  keepPrinted(game, printed);
}

beforeEach(() => void vi.resetModules());

about("a box with other numbers", () => {
  it("has the prices, values and points of its own city", async () => {
    const own = structuredClone(stad) as unknown as Stad;
    own.areas[0]!.cost = 9;
    own.buildings.kapel.value = 8;
    own.powers.handel.points = 7;
    await open("ontembare_stad", own);
    const { mount, unmount } = await import("svelte");
    const { playOf, sceneOf } = await import("./ontembare_stad-play");
    const { default: AreaCard } = await import("../src/games/ontembare_stad/AreaCard.svelte");
    const { areaFacts, areaSentence } = await import("../src/games/ontembare_stad/texts");
    const { POWERS } = await import("../src/games/ontembare_stad/scene");
    const play = playOf("actions");
    expect(areaFacts(play, 0)).toMatch(/\b9\b/);
    expect(POWERS.handel.points).toBe(7);
    const scene = sceneOf("actions");
    scene.areas[0] = { owner: 0, building: "kapel", tower: false };
    expect(areaSentence(play, scene, 0)).toMatch(/\b8\b/);
    const drawn = mount(AreaCard, { target: document.body, props: { play, scene, area: 0 } });
    expect(document.querySelector(".facts")!.textContent).toMatch(/^\s*9/);
    await unmount(drawn);
  });

  it("has rats of its own", async () => {
    const own = structuredClone(rattus) as Rattus;
    own.faces = [
      { name: "10AAM", limit: 10, symbols: ["majority", "all", "all"], start: true },
      { name: "3PQ", limit: 3, symbols: ["peasant", "witch"], start: false },
    ];
    await open("rattus", own);
    const { sceneOf } = await import("./rattus-play");
    const { faceOf } = await import("../src/games/rattus/scene");
    const { byLimit } = await import("../src/games/rattus/knowledge");
    expect([0, 1].map(faceOf)).toEqual(own.faces);
    expect(byLimit({ ...sceneOf("start"), unseen: { start: ["10AAM"], other: [] } })).toEqual([
      { limit: 3, unseen: 0, start: 0, seen: 1 },
      { limit: 10, unseen: 1, start: 1, seen: 0 },
    ]);
  });
});
