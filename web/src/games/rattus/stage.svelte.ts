// While a step is shown its moments are played one by one; all drawings of the table look at the same moment.
import { untrack } from "svelte";
import type { EventView, StepView } from "../../lib/messages";
import type { Flying } from "../sky";
import type { RattusPlay, Scene } from "./scene";
import { afterEvent, beatsOf, flights, flipIn, type Flight, type Flip } from "./staging";

export interface FlyingPiece extends Flight, Flying {
  from: Flight["from"];
  to: Flight["to"];
}

/** The part of a rat's time after which its face lies open. */
const TURNED = 0.7;

export class Stage {
  /** The moment that is shown; null when it is simply the table. */
  scene: Scene | null = $state.raw(null);
  /** What is happening at this moment. */
  event: EventView | null = $state.raw(null);
  /** The rat that is being turned up. */
  flip: Flip | null = $state.raw(null);
  flying: FlyingPiece[] = $state.raw([]);
  /** The regions that the last change was about: marked, so that it is seen without any movement too. */
  changed: readonly number[] = $state.raw([]);
  #last: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #flights = 0;

  /** Follow the table: play its steps, and remember how it was before each. */
  follow(play: RattusPlay): () => void {
    const { step, before } = play;
    untrack(() => {
      if (step?.scene && this.#last && play.pace(1) > 0) this.#play(step, this.#last, play);
      else {
        this.#end();
        play.told(step?.events.length ?? 0);
      }
    });
    if (this.#last && this.#last !== before) this.changed = changedRegions(this.#last, before);
    this.#last = before;
    return () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#telling);
    };
  }

  #play(step: StepView, from: Scene, play: RattusPlay): void {
    this.scene = from;
    this.flip = null;
    const beats = beatsOf(step);
    let told = 0;
    const next = (number: number): void => {
      const beat = beats[number];
      if (!beat || !this.scene) return;
      const ms = play.pace(beat.ms);
      const [first] = beat.events;
      if (first?.text) this.event = first;
      told = Math.max(told, ...beat.events.map((event) => step.events.indexOf(event) + 1));
      if (first?.what === "flipped")
        this.#telling = setTimeout(() => play.told(told), ms * TURNED); // not before its face is seen
      else play.told(told);
      if (first?.what === "flipped") this.flip = flipIn(this.scene, step, first, ms);
      else if (this.flip && beat.symbol !== undefined) this.flip = { ...this.flip, symbol: beat.symbol };
      const before = this.scene;
      this.flying = beat.events
        .flatMap((event) => flights(before, event))
        .map((flight, place) => ({
          ...flight,
          id: ++this.#flights,
          ms: Math.max(ms * 0.85, 1),
          delay: place * ms * 0.06,
        }));
      const change = () => (this.scene = beat.events.reduce(afterEvent, this.scene!));
      const isFirst = this.flying.length === 0 || beat.symbol !== undefined || ms === 0; // what is lost leaves at once
      if (isFirst) change();
      this.#timer = setTimeout(() => {
        if (!isFirst && this.scene) change();
        next(number + 1);
      }, ms);
    };
    next(0);
  }

  #end(): void {
    this.scene = null;
    this.event = null;
    this.flip = null;
    this.flying = [];
  }
}

/** Where rats or cubes have changed. */
export function changedRegions(before: Scene, after: Scene): number[] {
  const look = (scene: Scene, region: number) => {
    const one = scene.regions[region];
    return one && `${one.cubes.join()} ${one.rats.length} ${scene.pawn === region}`;
  };
  return after.regions.flatMap((_, region) =>
    before.regions[region] && look(before, region) !== look(after, region) ? [region] : [],
  );
}

const stages = new WeakMap<RattusPlay, Stage>();

/** The stage of a table. */
export function stageOf(play: RattusPlay): Stage {
  let stage = stages.get(play);
  if (!stage) stages.set(play, (stage = new Stage()));
  return stage;
}

/** The table as it is shown at this moment. */
export function shown(play: RattusPlay): Scene {
  return stageOf(play).scene ?? play.scene;
}
