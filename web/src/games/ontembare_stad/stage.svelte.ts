// While a step is shown its moments are played one by one; all drawings of the table look at the same moment.
import { untrack } from "svelte";
import type { EventView, StepView } from "../../lib/messages";
import type { Flying } from "../sky";
import type { Scene, StadPlay } from "./scene";
import type { Fight } from "./verraad/fight";
import { verraad } from "./more";
import { afterEvent, beatsOf, flights, lengthOf, spotOf, turnOf, type Flight, type Turn } from "./staging";

export interface FlyingPiece extends Flight, Flying {
  from: string;
  to: string;
}

export class Stage {
  /** The moment that is shown; null when it is simply the table. */
  scene: Scene | null = $state.raw(null);
  /** What is happening at this moment. */
  event: EventView | null = $state.raw(null);
  /** The card that is being turned. */
  turning: Turn | null = $state.raw(null);
  /** The area where something is happening. */
  spot: number | null = $state(null);
  /** The Black Master's attack that is going on, or was the last of this turn. */
  fight: Fight | null = $state.raw(null);
  flying: FlyingPiece[] = $state.raw([]);
  /** The areas that the last change was about: marked, so that it is seen without any movement too. */
  changed: readonly number[] = $state.raw([]);
  #last: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flights = 0;

  /** Follow the table: play its steps, and remember how it was before each. */
  follow(play: StadPlay): () => void {
    const { step, before } = play;
    untrack(() => {
      if (step?.scene && this.#last && play.pace(1) > 0) this.#play(step, this.#last, play);
      else {
        this.#end();
        for (const event of (this.#last && step?.events) || []) this.#fights(this.#last!, event);
        play.told(step?.events.length ?? 0);
      }
    });
    if (this.#last && this.#last !== before) this.changed = changedAreas(this.#last, before);
    this.#last = before;
    return () => clearTimeout(this.#timer);
  }

  #play(step: StepView, from: Scene, play: StadPlay): void {
    this.scene = from;
    const beats = beatsOf(step);
    let told = 0;
    const next = (number: number): void => {
      const beat = beats[number];
      if (!beat || !this.scene) return;
      const ms = play.pace(lengthOf(beat));
      const [first] = beat;
      for (const event of beat) this.#fights(this.scene, event);
      if (first!.text) this.event = first!;
      play.told((told += beat.length));
      if (ms) this.turning = turnOf(first!, ms);
      this.spot = spotOf(first!) ?? this.spot;
      this.flying = beat.flatMap(flights).map((flight, place) => ({
        ...flight,
        id: ++this.#flights,
        ms: Math.max(ms * 0.8, 1),
        delay: place * ms * 0.03,
      }));
      const isLate = this.flying.length > 0 && ms > 0; // what travels is there when it has arrived
      const change = () => (this.scene = beat.reduce(afterEvent, this.scene!));
      const go = () => {
        if (isLate && this.scene) change();
        next(number + 1);
      };
      if (!isLate) change();
      if (ms) this.#timer = setTimeout(go, ms);
      else go();
    };
    next(0);
  }

  #fights(scene: Scene, event: EventView): void {
    this.fight = verraad()?.fightAfter(this.fight, scene, event) ?? null;
  }

  #end(): void {
    this.scene = null;
    this.event = null;
    this.turning = null;
    this.spot = null;
    this.flying = [];
  }
}

/** Where an owner, a building or a watchtower has changed. */
export function changedAreas(before: Scene, after: Scene): number[] {
  return after.areas.flatMap(({ owner, building, tower }, area) => {
    const was = before.areas[area]!;
    return was.owner !== owner || was.building !== building || was.tower !== tower ? [area] : [];
  });
}

const stages = new WeakMap<StadPlay, Stage>();

/** The stage of a table. */
export function stageOf(play: StadPlay): Stage {
  let stage = stages.get(play);
  if (!stage) stages.set(play, (stage = new Stage()));
  return stage;
}

/** The table as it is shown at this moment. */
export function shown(play: StadPlay): Scene {
  return stageOf(play).scene ?? play.scene;
}
