// While a step is shown its events are played one by one; all drawings of the table look at the same moment.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { EventView, StepView } from "../../lib/messages";
import type { Scene, VerraeterPlay } from "./scene";
import { afterEvent, flights, timeOf, type Flight } from "./staging";

export interface Flying extends Flight {
  id: number;
  ms: number;
}

export class Stage {
  /** The moment that is shown; null when it is simply the table. */
  scene: Scene | null = $state.raw(null);
  /** What is happening at this moment. */
  event: EventView | null = $state.raw(null);
  /** The houses' totals, once they are counted. */
  totals = new SvelteMap<number, number>();
  flying: Flying[] = $state.raw([]);
  /** The lands that the last change was about: marked, so that it is seen without any movement too. */
  changed: readonly number[] = $state.raw([]);
  #last: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flights = 0;

  /** Follow the table: play its steps, and remember how it was before each. */
  follow(play: VerraeterPlay): () => void {
    const { step, before } = play;
    untrack(() => {
      if (step?.scene && this.#last && play.pace(1) > 0) this.#play(step, this.#last, play);
      else {
        this.#end();
        play.told(step?.events.length ?? 0);
      }
    });
    if (this.#last && this.#last !== before) this.changed = changedPlaces(this.#last, before);
    this.#last = before;
    return () => clearTimeout(this.#timer);
  }

  #play(step: StepView, from: Scene, play: VerraeterPlay): void {
    this.totals.clear();
    this.scene = from;
    const next = (number: number): void => {
      const event = step.events[number];
      if (!event || !this.scene) return;
      play.told(number + 1);
      const ms = play.pace(timeOf(event));
      this.event = event;
      this.flying = flights(this.scene, event).map((flight) => ({
        ...flight,
        id: ++this.#flights,
        ms: Math.max(ms * 0.9, 1),
      }));
      if (event.what === "total") this.totals.set(event.where!, event.many!);
      const arrives = this.flying.length > 0 && ms > 0;
      const change = () => (this.scene = this.scene && afterEvent(this.scene, event));
      const go = () => {
        if (arrives) change();
        next(number + 1);
      };
      if (!arrives) change();
      if (ms > 0) this.#timer = setTimeout(go, ms);
      else go(); // what takes no time is not waited for
    };
    next(0);
  }

  #end(): void {
    this.scene = null;
    this.event = null;
    this.flying = [];
    this.totals.clear();
  }
}

/** Where a land has changed house or building. */
export function changedPlaces(before: Scene, after: Scene): number[] {
  const look = (scene: Scene, place: number) => {
    const land = scene.ring[place];
    return land && `${land.house} ${land.owner} ${land.building}`;
  };
  return after.ring.flatMap((_, place) =>
    before.ring[place] && look(before, place) !== look(after, place) ? [place] : [],
  );
}

const stages = new WeakMap<VerraeterPlay, Stage>();

/** The stage of a table. */
export function stageOf(play: VerraeterPlay): Stage {
  let stage = stages.get(play);
  if (!stage) stages.set(play, (stage = new Stage()));
  return stage;
}

/** The table as it is shown at this moment. */
export function shown(play: VerraeterPlay): Scene {
  return stageOf(play).scene ?? play.scene;
}
