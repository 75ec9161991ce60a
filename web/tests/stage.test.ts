// The stage: the table after each event, one after another, and in the end always the table as it is.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Film } from "../src/lib/schedule";
import { Stage } from "../src/lib/stage.svelte";
import type { EventView } from "../src/lib/messages";
import { event, FILM, going, step, type Scene } from "./tables";

let factor: number;
let now: Scene;
const begun = vi.fn();

function open(film: Partial<Film<Scene>> = {}): Stage<Scene> {
  const needs = { me: () => 0, factor: () => factor, begin: begun, end: () => now };
  return new Stage({ at: 0 }, { film: { ...FILM, ...film }, ...needs });
}

/** A step on which the piece goes from space to space. */
const walk = (number: number, ...spaces: number[]) => step(number, { events: spaces.map(going) });

function isHidden(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

beforeEach(() => {
  vi.useFakeTimers();
  [factor, now] = [1, { at: 3 }];
  begun.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the stage", () => {
  it("shows the table after each event, each for its time", async () => {
    const stage = open();
    stage.play({ at: 0 }, [walk(1, 1, 2), walk(2, 3)]);
    const seen: number[] = [];
    while (stage.isMoving) {
      seen.push(stage.scene.at);
      expect(stage.event?.text).toBe(`to ${stage.scene.at + 1}`);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(seen).toEqual([0, 1, 2]); // what moves over the board is there when it has arrived
    expect(stage.scene).toBe(now);
    expect(begun.mock.calls.map(([one]) => (one as { number: number }).number)).toEqual([1, 2]);
  });

  it("sends what changed its place on its way, and lets it arrive before the moment is over", () => {
    const stage = open();
    stage.play({ at: 0 }, [walk(1, 2)]);
    expect(stage.flights).toEqual([{ id: 1, kind: "pawn", count: 1, from: "space-0", to: "space-2", ms: 850 }]);
  });

  it("lets what goes to a player leave the board at once", () => {
    const stage = open({ pieces: ({ at }) => ({ pawn: { [at ? "seat-1" : "space-0"]: 1 } }) });
    stage.play({ at: 0 }, [walk(1, 1)]);
    expect(stage.flights).toHaveLength(1);
    expect(stage.scene.at).toBe(1);
  });

  it("lets pieces come from elsewhere, as the event says", () => {
    const pieces = ({ at }: Scene) => ({ stone: { "seat-0": at } });
    const stage = open({ pieces, elsewhere: (_, { text }) => (text === "to 2" ? "bank" : null) });
    stage.play({ at: 0 }, [walk(1, 2)]);
    expect(stage.flights).toMatchObject([{ kind: "stone", count: 2, from: "bank", to: "seat-0" }]);
  });

  it("shows as one moment what belongs together", async () => {
    const stage = open({ together: ({ text }) => (text === "to 3" ? null : "walk") });
    stage.play({ at: 0 }, [walk(1, 1, 2, 3)]);
    expect(stage.flights).toMatchObject([
      { from: "space-0", to: "space-1" },
      { from: "space-1", to: "space-2" },
    ]);
    expect(stage.seen.map(({ text }) => text)).toEqual(["to 1", "to 2"]);
    expect(stage.told).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.flights).toMatchObject([{ from: "space-2", to: "space-3" }]);
    expect(stage.told).toBe(3);
  });

  it("tells a surprise only when it has been seen", async () => {
    const stage = open({ isSurprise: () => true });
    stage.play({ at: 0 }, [walk(1, 1, 2)]);
    expect([stage.told, stage.scene.at]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.told).toBe(1);
  });

  it("does not wait for what nobody needs to see", () => {
    const stage = open({ time: ({ text }) => (text === "to 1" ? 0 : 1000) });
    stage.play({ at: 0 }, [walk(1, 1, 2)]);
    expect([stage.scene.at, stage.event?.text, stage.told]).toEqual([1, "to 2", 2]);
  });

  it("shows a turn of another's as one movement, once it has arrived, and says what mattered most", async () => {
    const time = ({ text }: EventView) => (text === "to 3" ? 700 : 100);
    const stage = open({ time });
    const steps = [walk(1, 1), walk(2, 2), walk(3, 3), walk(4, 4)].map((one) => ({ ...one, mover: 1 }));
    stage.play({ at: 0 }, steps.slice(0, 1));
    stage.play({ at: 1 }, steps.slice(1));
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.flights.map(({ from, to }) => `${from} ${to}`)).toEqual([
      "space-1 space-2",
      "space-2 space-3",
      "space-3 space-4",
    ]);
    expect([stage.event?.text, stage.step, stage.last, stage.told]).toEqual(["to 3", steps[2], steps[3], 1]);
    expect([stage.scene.at, stage.ms]).toEqual([1, 900]);
    expect(stage.seen.map(({ text }) => text)).toEqual(["to 2", "to 3", "to 4"]);
    await vi.advanceTimersByTimeAsync(900);
    expect(stage.isMoving).toBe(false);
    expect(begun).toHaveBeenCalledTimes(4);
  });

  it("lets two alike change places", () => {
    const swaps = () => [{ kind: "rat", count: 1, from: "space-5", to: "space-6" }];
    const stage = open({ swaps });
    stage.play({ at: 0 }, [walk(1, 1)]);
    expect(stage.flights.map(({ kind }) => kind)).toEqual(["pawn", "rat"]);
  });

  it("goes on with what comes while it shows something", async () => {
    const stage = open();
    stage.play({ at: 0 }, [walk(1, 1)]);
    stage.play({ at: 1 }, [walk(2, 3)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.flights).toMatchObject([{ from: "space-1", to: "space-3" }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.isMoving).toBe(false);
  });
});

describe("in the end the table is as it is", () => {
  const isAtRest = (stage: Stage<Scene>) => {
    expect(stage.scene).toBe(now);
    expect([stage.isMoving, stage.step, stage.event]).toEqual([false, null, null]);
    expect([stage.seen, stage.flights]).toEqual([[], []]);
  };

  it("whether or not anything happened", () => {
    const stage = open();
    stage.play({ at: 0 }, []);
    isAtRest(stage);
  });

  it.each([0, 1000, 1500, 2999])("if it is skipped after %i ms", async (ms) => {
    const stage = open();
    stage.play({ at: 0 }, [walk(1, 1, 2), walk(2, 3)]);
    await vi.advanceTimersByTimeAsync(ms);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    isAtRest(stage);
    expect(begun).toHaveBeenCalledTimes(2);
    expect(stage.pace(100)).toBe(100);
  });

  it("at once without motion, or in a tab that nobody looks at", () => {
    factor = 0;
    const [still, hidden] = [open(), open()];
    still.play({ at: 0 }, [walk(1, 1, 2, 3)]);
    isAtRest(still);
    factor = 1;
    isHidden(true);
    hidden.play({ at: 0 }, [walk(1, 1, 2, 3)]);
    isAtRest(hidden);
  });

  it("when the tab is left while something moves", async () => {
    const stage = open();
    stage.play({ at: 0 }, [walk(1, 1, 2, 3)]);
    isHidden(true);
    await vi.advanceTimersByTimeAsync(1000);
    isAtRest(stage);
  });

  it("when another table is looked at", async () => {
    const stage = open();
    stage.play({ at: 0 }, [walk(1, 1, 2), walk(2, 3)]);
    now = { at: 77 };
    stage.clear();
    await vi.advanceTimersByTimeAsync(0);
    isAtRest(stage);
    now = { at: 78 };
    stage.clear();
    isAtRest(stage);
  });

  it("after a step that was taken back, and one of long ago", () => {
    const stage = open();
    stage.play({ at: 5 }, [
      step(6, { isUndo: true, events: [], change: { at: { "=": 3 } } }),
      step(7, { isShown: false }),
    ]);
    isAtRest(stage);
  });

  it("although something could not be shown", async () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const stage = open({ elsewhere: () => null, pieces: ({ at }) => (at === 2 ? fault() : {}) });
    stage.play({ at: 0 }, [walk(1, 1, 2)]);
    await vi.advanceTimersByTimeAsync(5000);
    vi.unstubAllGlobals();
    expect(report).toHaveBeenCalledOnce();
    isAtRest(stage);
  });

  it("with marks where something has changed, with and without motion", async () => {
    for (factor of [0, 1]) {
      const stage = open();
      stage.play({ at: 0 }, [walk(1, 1, 2, 3), step(2, { events: [event("done")] })]);
      await vi.advanceTimersByTimeAsync(5000);
      expect([...stage.changed].sort()).toEqual(["space-0", "space-3"]);
    }
  });
});

function fault(): never {
  throw new Error("a fault");
}
