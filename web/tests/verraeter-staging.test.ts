// How what happened is shown: event by event the table comes to be as it is.
import { describe, expect, it, vi } from "vitest";
import type { EventView, StepView } from "../src/lib/messages";
import { changedPlaces, Stage } from "../src/games/verraeter/stage.svelte";
import { afterEvent, duration, flights, timeOf } from "../src/games/verraeter/staging";
import { playOf, sceneOf } from "./verraeter-play";

const event = (
  what: string,
  who: number | null,
  where: number | null = null,
  many: number | null = null,
): EventView => ({
  what,
  who,
  where,
  many,
  rule: "VER-0.0",
  text: what,
});

describe("an event", () => {
  it("lays a card and counts the sums anew", () => {
    const scene = sceneOf("supply");
    const after = afterEvent(scene, event("played", 0, 5)); // the sixth value: 8
    expect(after.seats[0]!.played).toEqual([...scene.seats[0]!.played, 8]);
    expect(after.seats[0]!.hand).toEqual([3, 4]);
    expect(after.seats[0]!.held).toBe(2);
    expect(after.conflict!.sides!.rose.visible).toBe(scene.conflict!.sides!.rose.visible + 8);
    expect(after.conflict!.sides!.eagle).toEqual(scene.conflict!.sides!.eagle);
    expect(scene.seats[0]!.hand).toEqual([3, 4, 8]); // the table before it is as it was
  });

  it("takes a traitor's cards along", () => {
    const laid = afterEvent(sceneOf("supply"), event("played", 0, 5));
    const after = afterEvent(laid, event("traitor", 0, 0));
    expect(after.seats[0]!.house).toBe("eagle");
    expect(after.conflict!.sides!.eagle.visible).toBe(laid.conflict!.sides!.eagle.visible + 8);
    expect(after.conflict!.sides!.rose.visible).toBe(laid.conflict!.sides!.rose.visible - 8);
  });

  it("reveals, scores, conquers, builds, moves and turns", () => {
    let scene = sceneOf("supply");
    const free = scene.ring.findIndex((land) => land.owner === null);
    scene = afterEvent(scene, event("revealed", 1, 4));
    scene = afterEvent(scene, event("scored", 1, null, 3));
    scene = afterEvent(scene, event("conquered", null, 0, 1));
    scene = afterEvent(scene, event("built", 1, free, 1));
    expect(scene.seats[1]).toMatchObject({ role: "strategist", score: 3, reserve: 1 });
    expect(scene.ring[0]!.house).toBe("rose");
    expect(scene.ring[free]).toMatchObject({ owner: 1, building: "office" });
    const to = scene.ring.findIndex((land) => land.owner === null);
    scene = afterEvent(scene, event("moved", 1, free, to));
    expect([scene.ring[free]!.owner, scene.ring[to]!.owner, scene.ring[to]!.building]).toEqual([null, 1, "office"]);
    expect(afterEvent(scene, event("turned", 1, to, 0)).ring[to]!.building).toBe("farm");
  });

  it("that changes nothing on the table leaves it alone", () => {
    const scene = sceneOf("supply");
    expect(afterEvent(scene, event("won", null, 1))).toBe(scene);
  });
});

describe("what travels", () => {
  it("goes from where it was to where it will be", () => {
    const scene = sceneOf("supply");
    expect(flights(scene, event("played", 0, 5))).toEqual([{ card: 8, from: "seat-0", to: "pan-rose" }]);
    expect(flights(scene, event("drew-hidden", 2))).toEqual([{ card: null, from: "pile", to: "seat-2" }]);
    expect(flights(scene, event("built", 3, 4, 0))).toEqual([
      { emblem: "farm", seat: 3, from: "seat-3", to: "land-4" },
    ]);
    expect(flights(scene, event("scored", 1, null, 0))).toEqual([]);
  });

  it("takes its time; what nobody needs to see takes none", () => {
    const step = (...events: EventView[]): StepView =>
      ({ number: 1, mover: 0, isUndo: false, events, scene: {} }) as StepView;
    expect(duration(step(event("laid", null, 3)))).toBe(0);
    expect(duration(step(event("played", 0, 1)))).toBeGreaterThan(0);
    expect(duration(step(event("revealed", 0, 1), event("revealed", 1, 2)))).toBe(
      2 * duration(step(event("revealed", 0, 1))),
    );
  });
});

describe("the stage", () => {
  it("says how far it is, event by event; what takes no time is told with what comes next", () => {
    vi.useFakeTimers();
    const events = [event("revealed", 0, 1), event("left", null), event("total", null, 0, 7), event("won", null, 1)];
    const told: number[] = [];
    const play = { ...playOf("supply"), told: (count: number) => told.push(count) };
    const stage = new Stage();
    stage.follow(play);
    told.length = 0;
    const stop = stage.follow({ ...play, step: { number: 1, mover: 0, isUndo: false, undone: [], events, scene: {} } });
    expect(told).toEqual([1]);
    vi.advanceTimersByTime(timeOf(events[0]!));
    expect(told).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(timeOf(events[2]!));
    expect(told).toEqual([1, 2, 3, 4]);
    stop();
    vi.useRealTimers();
  });

  it("that shows nothing moving tells all at once", () => {
    const told: number[] = [];
    const play = { ...playOf("supply"), told: (count: number) => told.push(count) };
    const events = [event("revealed", 0, 1), event("won", null, 1)];
    new Stage().follow({ ...play, step: { number: 1, mover: 0, isUndo: false, undone: [], events, scene: {} } });
    expect(told).toEqual([2]);
  });
});

describe("what changed", () => {
  it("is where a land has another house or building", () => {
    const scene = sceneOf("supply");
    const after = afterEvent(
      afterEvent(scene, event("conquered", null, 2, scene.ring[2]!.house === "rose" ? 0 : 1)),
      event("turned", 0, 7, 1),
    );
    expect(changedPlaces(scene, after)).toEqual([2, 7]);
    expect(changedPlaces(scene, scene)).toEqual([]);
  });
});
