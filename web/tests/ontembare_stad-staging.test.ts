// How what happened is shown: moment by moment the table comes to be as it is.
import { describe, expect, it, vi } from "vitest";
import type { EventView, StepView } from "../src/lib/messages";
import { areaOf, CARDS, INFLUENCES } from "../src/games/ontembare_stad/scene";
import { changedAreas, stageOf } from "../src/games/ontembare_stad/stage.svelte";
import { afterEvent, beatsOf, cardOf, duration, flights, spotOf, turnOf } from "../src/games/ontembare_stad/staging";
import { playOf, sceneOf } from "./ontembare_stad-play";

const event = (what: string, who: number | null, where: number | null = 0, many: number | null = 0): EventView => ({
  what,
  who,
  where,
  many,
  rule: "STAD-0.0",
  text: what,
});
const card = (name: (typeof CARDS)[number]) => CARDS.indexOf(name);

describe("an event", () => {
  it("takes areas and pays for them; the table before it stays as it was", () => {
    const before = sceneOf("actions");
    const area = before.areas.findIndex(({ owner }) => owner === null);
    const after = afterEvent(before, event("bought-area", 1, area, 2));
    expect(after.areas[area]!.owner).toBe(1);
    expect(after.orders[1]!.stones).toBe(Math.max(0, before.orders[1]!.stones - 2));
    expect(before.areas[area]!.owner).toBeNull();
    expect(afterEvent(after, event("infiltrated", 0, area, 1)).areas[area]!.owner).toBeNull();
    expect(changedAreas(before, after)).toEqual([area]);
  });

  it("raises buildings and takes them away", () => {
    const built = afterEvent(sceneOf("actions"), event("built", 0, areaOf("m3"), card("kapel")));
    expect(built.areas[areaOf("m3")]!.building).toBe("kapel");
    for (const what of ["burnt", "bewitched", "demolished", "removed"]) {
      expect(afterEvent(built, event(what, 0, areaOf("m3"), card("kapel"))).areas[areaOf("m3")]!.building).toBeNull();
    }
  });

  it("counts stones and points, and hands great powers on", () => {
    let scene = sceneOf("actions");
    const [zero, one] = [scene.orders[0]!.stones, scene.orders[1]!.stones];
    scene = afterEvent(scene, event("income", 0, 3, 4));
    scene = afterEvent(scene, event("gave", 0, 1, 2));
    expect([scene.orders[0]!.stones, scene.orders[1]!.stones]).toEqual([zero + 2, one + 2]);
    expect(afterEvent(scene, event("scored", 2, null, 17)).orders[2]!.score).toBe(17);
    expect(afterEvent(scene, event("power-taken", 3, 2, 0)).powers!.stadsgebouwen).toBe(3);
    expect(afterEvent(scene, event("power-lost", 3, 2, 0)).powers!.stadsgebouwen).toBeNull();
  });

  it("names its card whatever shuffle that is from", () => {
    expect(cardOf(card("opera") + 3 * CARDS.length)).toBe("opera");
    expect(cardOf(null)).toBeNull();
  });

  it("that changes nothing on the table leaves it alone", () => {
    const scene = sceneOf("actions");
    expect(afterEvent(scene, event("wants-area", 1, 3, 2))).toBe(scene);
  });
});

describe("what is seen", () => {
  it("is a card that turns, and an influence card that is laid", () => {
    expect(turnOf(event("turned", 0, card("hongersnood")), 100)).toMatchObject({ card: "hongersnood" });
    expect(turnOf(event("played-on", 2, 5, INFLUENCES.indexOf("brand")), 100)).toMatchObject({
      influence: "brand",
      who: 2,
    });
    expect(turnOf(event("blocked", 2, INFLUENCES.indexOf("blokkade"), 7), 100)).toMatchObject({
      influence: "blokkade",
    });
    expect(turnOf(event("scored", 0), 100)).toBeNull();
  });

  it("happens somewhere", () => {
    expect(spotOf(event("burnt", null, 9))).toBe(9);
    expect(spotOf(event("blocked", 0, 9, 4))).toBe(4);
    expect(spotOf(event("scored", 0, 9))).toBeNull();
  });

  it("travels: stones up to five, knights and cards", () => {
    expect(flights(event("income", 1, 7, 9))).toHaveLength(5);
    expect(flights(event("income", 1, 7, 2))[0]).toEqual({ from: "area-7", to: "order-1" });
    expect(flights(event("raided", 1, 7, 0))).toEqual([{ knight: 1, from: "order-1", to: "area-7" }]);
    expect(flights(event("got-blind-hidden", 1, null, null))).toEqual([
      { card: "back-building", from: "pile", to: "order-1" },
    ]);
    expect(flights(event("sold-pawn", 1, card("opera"), 2))).toEqual([
      { card: "opera", from: "order-1", to: "shop-pawn" },
    ]);
    expect(flights(event("turn", 1))).toEqual([]);
  });
});

describe("the stage", () => {
  it("shows at once what several orders get, and not what they pay before it", () => {
    const events = [
      event("turned", 0, 0),
      event("taxed", 0),
      event("taxed", 1),
      event("income", 0, 3, 4),
      event("income-power", 0, 2, 1),
      event("income", 2, 5, 1),
      event("kept", 0),
    ];
    const step = { number: 1, mover: -1, isUndo: false, undone: [], events, scene: null };
    expect(beatsOf(step).map((beat) => beat.length)).toEqual([1, 2, 3, 1]);
  });

  it("plays a step event by event and tells how far it is", () => {
    vi.useFakeTimers();
    const before = sceneOf("actions");
    const events = [event("turned", 1, card("kapel")), event("income", 1, 3, 2), event("scored", 1, null, 9)];
    const after = { ...before, round: before.round };
    const step: StepView = {
      number: 2,
      mover: -1,
      isUndo: false,
      undone: [],
      events,
      scene: after as unknown as StepView["scene"],
    };
    const play = playOf("actions");
    const told: number[] = [];
    const stage = stageOf(play);
    stage.follow(play);
    Object.assign(play, { step, before: after, told: (count: number) => told.push(count) });
    stage.follow(play);
    expect(stage.turning).toMatchObject({ card: "kapel" });
    vi.advanceTimersByTime(duration(step) + 10);
    expect(told).toEqual([1, 2, 3]);
    expect(stage.scene!.orders[1]!.score).toBe(9);
    Object.assign(play, { step: null });
    stage.follow(play);
    expect(stage.scene).toBeNull();
    vi.useRealTimers();
  });
});
