// How what happened is shown: moment by moment the table comes to be as it is.
import { describe, expect, it, vi } from "vitest";
import type { EventView, StepView } from "../src/lib/messages";
import { REGIONS, type RegionName } from "../src/games/rattus/scene";
import { changedRegions, stageOf } from "../src/games/rattus/stage.svelte";
import { afterEvent, beatsOf, duration, flights, flipIn } from "../src/games/rattus/staging";
import { playOf, sceneOf } from "./rattus-play";

const region = (name: RegionName) => REGIONS.indexOf(name);
const event = (what: string, who: number, where = 0, many = 0): EventView => ({
  what,
  who,
  where,
  many,
  rule: "RAT-0.0",
  text: what,
});
const step = (events: EventView[], stage = "regular"): StepView => ({
  number: 1,
  mover: -1,
  isUndo: false,
  undone: [],
  events,
  scene: { ...sceneOf("count"), stage },
});

describe("an event", () => {
  it("places cubes from beside the board, and takes them back there", () => {
    const before = sceneOf("place");
    const placed = afterEvent(before, event("settled", 0, region("hungaria"), 2));
    expect(placed.regions[region("hungaria")]).toMatchObject({ cubes: [2, 0, 2, 0], total: 4 });
    expect(placed.seats[0]).toMatchObject({ stock: before.seats[0]!.stock - 2, score: before.seats[0]!.score + 2 });
    const lost = afterEvent(placed, event("class", 0, region("hungaria"), 2));
    expect(lost.regions[region("hungaria")]!.cubes).toEqual([1, 0, 2, 0]);
    expect(lost.seats[0]!.stock).toBe(before.seats[0]!.stock - 1);
    expect(before.regions[region("hungaria")]!.cubes).toEqual([0, 0, 2, 0]); // the table before it is as it was
  });

  it("brings a cube to the palace, where it still counts", () => {
    const before = sceneOf("place");
    const after = afterEvent(before, event("king", 0, region("polonia"), 1));
    expect(after.regions[region("polonia")]!.cubes[0]).toBe(before.regions[region("polonia")]!.cubes[0]! - 1);
    expect(after.seats[0]).toMatchObject({ palace: 1, score: before.seats[0]!.score });
  });

  it("moves cubes, rats, cards and the plague", () => {
    let scene = sceneOf("count");
    scene = afterEvent(scene, event("merchant", 0, region("polonia"), 2 * 12 + region("germania")));
    expect([scene.regions[region("polonia")]!.cubes[0], scene.regions[region("germania")]!.cubes[0]]).toEqual([0, 2]);
    scene = afterEvent(scene, event("monk", 0, region("anglia") * 3 + 1, region("gallia")));
    expect([scene.regions[region("anglia")]!.rats.length, scene.regions[region("gallia")]!.rats.length]).toEqual([
      2, 1,
    ]);
    scene = afterEvent(scene, event("took-from", 2, 0, 0));
    expect(scene.classes.peasant).toBe(2);
    const { supply } = scene;
    scene = afterEvent(scene, event("spread", 0, region("italia"), 1));
    expect([scene.supply, scene.regions[region("italia")]!.rats.length]).toEqual([supply - 1, 1]);
    expect(afterEvent(scene, event("moved-plague", 0, region("italia"))).pawn).toBe(region("italia"));
    expect(afterEvent(scene, event("counts", 0)).pawn_counts).toBe(true);
  });

  it("that changes nothing on the table leaves it alone", () => {
    const scene = sceneOf("count");
    expect(afterEvent(scene, event("left", -1, 3, 1))).toBe(scene);
  });

  it("that begins a turn says whose it is", () => {
    expect(afterEvent(sceneOf("count"), event("turn", 1)).active).toBe(1);
  });
});

describe("a rat turned up", () => {
  const turcia = region("turcia");
  const face = sceneOf("count").box.faces.indexOf("5MPBK"); // majority, peasant, merchant, knight
  const struck = [
    event("flipped", -1, turcia * 3, face),
    event("majority", 3, turcia),
    event("class", 0, turcia, 0),
    event("class", 0, turcia, 3),
    event("left", -1, turcia, 1),
  ];

  it("comes in moments: it turns, then its symbols strike one after another", () => {
    const beats = beatsOf(step(struck));
    expect(beats.map((beat) => [beat.symbol ?? null, beat.events.map((one) => one.what)])).toEqual([
      [null, ["flipped"]],
      [0, ["majority"]],
      [1, ["class"]],
      [2, []], // nobody there is merchant
      [3, ["class"]],
      [null, ["left"]],
    ]);
    expect(beats[0]!.ms).toBeGreaterThan(1000);
    expect(beats[3]!.ms).toBeLessThan(beats[2]!.ms);
  });

  it("that finds too few cubes strikes nobody", () => {
    const spared = step([event("flipped", -1, turcia * 3, face), event("spared", -1, turcia, 3)]);
    expect(beatsOf(spared).map((beat) => beat.events[0]!.what)).toEqual(["flipped", "spared"]);
    expect(flipIn(sceneOf("count"), spared, spared.events[0]!, 900)).toMatchObject({
      region: turcia,
      rat: 0,
      counted: 3,
      isSpared: true,
      symbol: -1,
    });
  });

  it("tells nothing of its face before it has turned", () => {
    vi.useFakeTimers();
    const counts: number[] = [];
    const before = playOf("count");
    const stage = stageOf(before);
    stage.follow(before);
    stage.follow({ ...before, step: step(struck), pace: (ms) => ms, told: (count) => counts.push(count) });
    counts.length = 0;
    const [turning] = beatsOf(step(struck));
    vi.advanceTimersByTime(turning!.ms / 2);
    expect(counts).toEqual([]);
    vi.advanceTimersByTime(turning!.ms / 2);
    expect(counts).toEqual([1, 2]); // its face, and the first who lose by it
    vi.advanceTimersByTime(60_000);
    expect(counts.at(-1)).toBe(struck.length);
    vi.useRealTimers();
  });

  it("is turned up in the turn of who moved the plague, not of whoever decides next", () => {
    vi.useFakeTimers();
    const before = playOf("count", { change: { active: 2 } });
    const stage = stageOf(before);
    const showing = { ...before, step: step([...struck, event("turn", 3)]) };
    stage.follow(before);
    stage.follow(showing);
    const [turning] = beatsOf(step(struck));
    vi.advanceTimersByTime(turning!.ms / 2);
    expect(stage.scene!.active).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(stage.scene!.active).toBe(3);
    vi.useRealTimers();
  });

  it("is gone from its region, and lost cubes are with their owners again", () => {
    const before = sceneOf("count");
    const after = beatsOf(step(struck))
      .flatMap((beat) => beat.events)
      .reduce(afterEvent, before);
    expect(after.regions[turcia]!.rats).toHaveLength(before.regions[turcia]!.rats.length - 1);
    expect(after.regions[turcia]!.cubes).toEqual([-1, 0, 0, 1]);
  });

  it("takes as long as its moments, and less when the plague is everywhere", () => {
    const beats = beatsOf(step(struck)).reduce((total, beat) => total + beat.ms, 0);
    expect(duration(step(struck))).toBe(beats);
    expect(duration(step(struck, "everywhere"))).toBeLessThan(beats);
    expect(duration(step([event("turn", 1)]))).toBe(0);
  });
});

describe("what travels", () => {
  it("goes from where it was to where it will be", () => {
    const scene = sceneOf("count");
    expect(flights(scene, event("settled", 2, 4, 2))).toEqual(
      Array(2).fill({ cube: 2, from: "seat-2", to: "pile-4-2" }),
    );
    expect(flights(scene, event("all", 1, 3))).toEqual([{ cube: 1, from: "pile-3-1", to: "seat-1" }]);
    expect(flights(scene, event("king", 1, 3, 1))).toEqual([{ cube: 1, from: "pile-3-1", to: "palace" }]);
    expect(flights(scene, event("took", 1, 5))).toEqual([{ card: "king", from: "class-king", to: "seat-1" }]);
    expect(flights(scene, event("took-from", 0, 1, 2))).toEqual([{ card: "merchant", from: "seat-2", to: "seat-0" }]);
    expect(flights(scene, event("spread", 0, 5, 1))).toEqual([{ from: "supply", to: "rats-5" }]);
    expect(flights(scene, event("swapped", 0, 3, 7))).toHaveLength(2);
    expect(flights(scene, event("turn", 1))).toEqual([]);
  });
});

it("a change is marked where rats, cubes or the plague are others than before", () => {
  const before = sceneOf("count");
  const after = afterEvent(afterEvent(before, event("settled", 0, 4, 1)), event("spread", 0, 5, 1));
  expect(changedRegions(before, after)).toEqual([4, 5]);
  expect(changedRegions(before, { ...before, pawn: 0 })).toEqual([0, 9]);
});
